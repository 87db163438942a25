/** Where sockets come from. At the place of a table the HTML has opened one already, and kept what
 * the table says, while everything else of the page was still on its way. */

import type { Hello } from "./protocol";

export interface Socket {
  socket: WebSocket;
  hello: Hello;
  /** What it has said before anybody listened. */
  heard: string[];
}

declare global {
  interface Window {
    /** Opens a socket that says this at its beginning. */
    knock: (hello: Hello) => Socket;
    /** The socket of the HTML, until it is taken. */
    early?: Socket | undefined;
  }
}

/** Gives a socket that says this at its beginning; it is open, or on its way to be. */
export function takeSocket(hello: Hello): Socket {
  const found = window.early;
  window.early = undefined;
  if (found && found.socket.readyState <= WebSocket.OPEN && isSame(found.hello, hello)) return found;
  found?.socket.close();
  return window.knock(hello);
}

const isSame = (one: Hello, other: Hello): boolean =>
  one.table === other.table && one.watch === other.watch && one.have === other.have;
