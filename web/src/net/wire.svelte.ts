/** A socket that comes back: at once when the page wakes up or the network returns, with growing
 * pauses when the server is really gone. */

import { takeSocket } from "./door";
import type { Hello, ServerMessage } from "./protocol";

const CONNECT_WITHIN = 5000;
const PING_EVERY = 5000;
const DEAD_AFTER = 9000;
const WAKE_PING = 2000;
const PAUSES = [0, 500, 1000, 2000, 4000, 8000];

export interface Ends {
  hello: () => Hello;
  hear: (message: ServerMessage) => void;
}

export class Wire {
  /** `open` once the table has answered; `lost` while we try again. */
  state = $state<"connecting" | "open" | "lost" | "stopped">("connecting");
  tries = $state(0);
  lostAt = $state<number | null>(null);
  #ends: Ends;
  #socket: WebSocket | null = null;
  #heard = 0;
  #asked = 0;
  #tick = Date.now();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval>;
  #off: (() => void)[] = [];

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#timer = setInterval(() => this.#beat(), 1000);
    this.#on(document, "visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wake();
    });
    this.#on(window, "pageshow", (event) => {
      // Every page is shown once when it has been loaded; only one that was kept has slept.
      if ((event as PageTransitionEvent).persisted) this.#wake();
    });
    this.#on(window, "online", () => this.again());
    this.#on(window, "offline", () => this.#lose());
  }

  /** Sends a message if the connection stands; who cares sends again. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Connects: for the first time, or without waiting for the next pause to end. */
  again(): void {
    if (this.state === "stopped") return;
    this.#drop();
    this.#connect();
  }

  stop(): void {
    this.state = "stopped";
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#off.forEach((off) => off());
    this.#drop();
  }

  #on(target: EventTarget, kind: string, act: (event: Event) => void): void {
    target.addEventListener(kind, act);
    this.#off.push(() => target.removeEventListener(kind, act));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const { socket, heard } = takeSocket(this.#ends.hello());
    this.#socket = socket;
    this.#heard = this.#asked = Date.now();
    socket.onmessage = (frame) => this.#hear(frame.data as string);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
    for (const frame of heard) this.#hear(frame);
  }

  #hear(frame: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "welcome") {
      this.state = "open";
      this.tries = 0;
      this.lostAt = null;
    }
    this.#ends.hear(message);
  }

  #lose(): void {
    if (this.state === "stopped") return;
    this.#drop();
    if (this.state === "open") this.lostAt = Date.now();
    this.lostAt ??= Date.now();
    this.state = "lost";
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 0;
    this.tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Looks whether the other side is still there. */
  #beat(): void {
    const now = Date.now();
    const slept = now - this.#tick > 4000;
    this.#tick = now;
    if (slept) return this.#wake();
    if (!this.#socket) return;
    const silent = now - this.#heard;
    if (this.#socket.readyState === WebSocket.CONNECTING) {
      if (silent > CONNECT_WITHIN) this.#lose();
    } else if (silent > DEAD_AFTER) {
      this.#lose();
    } else if (now - this.#asked >= PING_EVERY) {
      this.#ping();
    }
  }

  /** The page may have slept: what looks like a connection may be none. */
  #wake(): void {
    if (this.state === "stopped") return;
    if (this.#socket?.readyState !== WebSocket.OPEN) return this.again();
    const asked = Date.now();
    this.#ping();
    setTimeout(() => {
      if (this.#heard < asked && this.#socket) this.again();
    }, WAKE_PING);
  }

  #ping(): void {
    this.#asked = Date.now();
    this.send({ type: "ping", number: this.#asked % 1_000_000 });
  }
}
