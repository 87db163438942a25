/** Where sockets come from. This is a small file of its own, which the HTML names first: at the
 * place of a table its socket opens while everything else of the page is still on its way. */

let early = window.location.pathname.startsWith("/t/") ? open() : null;

function open(): WebSocket {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${window.location.host}/socket`);
}

/** Gives a socket that is open, or on its way to be. */
export function takeSocket(): WebSocket {
  const found = early && early.readyState <= WebSocket.OPEN ? early : open();
  early = null;
  return found;
}
