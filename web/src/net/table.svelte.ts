/** What this page knows about one table, kept fresh over a socket that may break at any time.
 *
 * The server alone decides; a command that was sent is only marked as "sending" here until it is
 * acknowledged. After a break everything unacknowledged is sent again under the same id.
 */

import type {
  Ack,
  Answer,
  Closing,
  Event,
  Eye,
  Hint,
  Question,
  Reject,
  ServerMessage,
  Stamped,
  Table,
  Text,
  Update,
} from "./protocol";
import { markOf } from "./marks";
import { Wire } from "./wire.svelte";

type Facts = Record<string, unknown>;

/** What one seat sees: facts of this moment, everything that has happened, the open question. */
export interface View {
  seat: string | null;
  facts: Facts;
  log: Event[];
  question: Question | null;
  /** Chances that follow from what it has seen: of a curse, in Draco. */
  odds: Record<string, unknown>;
}

type Wish = { type: string; seat?: string } & Record<string, unknown>;

interface Sent {
  message: Wish & { id: string };
  at: number;
  done: (answer: Ack | Reject | Hint) => void;
}

const RESEND_AFTER = 2500;
const STUCK_AFTER = 8000;
const STAMP_SHOWN = 5000;

export class TableLink {
  table = $state.raw<Table | null>(null);
  seats = $state.raw<string[]>([]);
  views = $state.raw<View[]>([]);
  /** The events of the last update, in order; an animation may follow them. */
  news = $state.raw<{ seat: string | null; events: Event[] }[]>([]);
  /** Why the table is closed to us for good, if it is. */
  closed = $state.raw<{ code: string; reason: Text } | null>(null);
  /** Words that players have just shown, each with a number of its own. */
  stamps = $state.raw<{ seat: string; stamp: Stamped["stamp"]; number: number }[]>([]);
  /** Seats whose words are not shown here. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  /** The answer that is on its way, with the mark of its question. */
  sending = $state.raw<{ question: string; option: number } | null>(null);
  /** Whether an answer has been on its way for suspiciously long. */
  stuck = $state(false);
  /** How long what an update shows may be looked at before the next one, in milliseconds. */
  pace: () => number = () => 0;
  readonly wire: Wire;
  #seq = -1;
  #waiting: Update[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;
  #sent = new Map<string, Sent>();
  #stamps = 0;
  #offset = 0;
  #timer: ReturnType<typeof setInterval>;

  constructor(
    readonly name: string,
    readonly watch = false,
  ) {
    this.wire = new Wire({
      hello: () => ({ type: "hello", table: name, have: this.#seq, protocol: 1, watch }),
      hear: (message) => this.#hear(message),
    });
    this.#timer = setInterval(() => this.#checkSent(), 500);
    this.wire.again();
  }

  /** Shows at once what was to be shown one after the other. */
  catchUp(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    for (const update of this.#waiting.splice(0)) this.#see(update, false);
  }

  /** Ends the connection; to be called when the table is not shown any more. */
  leave(): void {
    clearTimeout(this.#next);
    clearInterval(this.#timer);
    this.wire.stop();
  }

  /** Asks for a change; gives what the server said to it. */
  do(wish: Wish): Promise<Ack | Reject | Hint> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message = { ...wish, id };
    return new Promise((done) => {
      this.#sent.set(id, { message, at: Date.now(), done });
      this.wire.send(message);
    });
  }

  /** Answers an open question with one of its options. */
  async answer(question: Question, option: number): Promise<Ack | Reject | Hint> {
    this.sending = { question: markOf(question), option };
    const wish: Omit<Answer, "id"> = {
      type: "answer",
      seat: question.seat,
      question: question.id,
      option,
    };
    const said = await this.do(wish);
    this.stuck = false;
    if (said.type === "reject") this.sending = null;
    return said;
  }

  mute(seat: string, mute: boolean): void {
    const others = [...this.muted].filter((one) => one !== seat);
    this.muted = new Set(mute ? [...others, seat] : others);
  }

  /** Gives the server's time of now, in milliseconds. */
  now(): number {
    return Date.now() + this.#offset;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.seats = message.seats;
        for (const { message: again } of this.#sent.values()) this.wire.send(again);
        break;
      case "snapshot":
        this.#waiting = [];
        this.catchUp();
        this.#see(message, true);
        this.#seq = message.seq;
        break;
      case "update":
        this.#queue(message);
        this.#seq = message.seq;
        break;
      case "status":
        this.#meet(message.table);
        break;
      case "stamped":
        this.#stamped(message.seat, message.stamp);
        break;
      case "ack":
      case "reject":
      case "hint":
        this.#settle(message);
        break;
      case "closing":
        this.#close(message);
        break;
    }
  }

  /** Shows a word for a while; a seat shows one at a time. */
  #stamped(seat: string, stamp: Stamped["stamp"]): void {
    if (this.muted.has(seat)) return;
    const number = (this.#stamps += 1);
    this.stamps = [...this.stamps.filter((one) => one.seat !== seat), { seat, stamp, number }];
    setTimeout(() => (this.stamps = this.stamps.filter((one) => one.number !== number)), STAMP_SHOWN);
  }

  #meet(table: Table): void {
    this.#offset = (table.now ?? Date.now()) - Date.now();
    this.table = table;
  }

  /** Lets the reader see one thing after the other; many that wait go by faster. */
  #queue(update: Update): void {
    this.#waiting.push(update);
    if (document.visibilityState === "hidden") this.catchUp();
    else if (this.#next === undefined) this.#showNext();
  }

  #showNext(): void {
    const update = this.#waiting.shift();
    this.#next = undefined;
    if (!update) return;
    this.#see(update, false);
    const visible = update.eyes.some((eye) => eye.events.some((event) => event.text));
    const pause = visible ? this.pace() / Math.max(1, this.#waiting.length / 4) : 0;
    this.#next = setTimeout(() => this.#showNext(), pause);
  }

  #see({ table, eyes }: { table: Table; eyes: Eye[] }, afresh: boolean): void {
    const old = new Map(this.views.map((view) => [view.seat, view]));
    this.views = eyes.map((eye) => {
      const seat = eye.seat ?? null;
      const known = afresh ? [] : (old.get(seat)?.log ?? []);
      const first = eye.events[0]?.number ?? known.length;
      const log = [...known.slice(0, first), ...eye.events];
      const { question = null, odds = {} } = eye;
      return { seat, facts: eye.facts as Facts, log, question, odds };
    });
    this.news = afresh ? [] : eyes.map((eye) => ({ seat: eye.seat ?? null, events: eye.events }));
    const asked = this.views.some(({ question }) => question && markOf(question) === this.sending?.question);
    if (!asked) this.sending = null;
    this.#meet(table);
  }

  #settle(answer: Ack | Reject | Hint): void {
    const sent = this.#sent.get(answer.id);
    this.#sent.delete(answer.id);
    if (answer.type === "reject") this.#showFresh(answer);
    sent?.done(answer);
  }

  /** Shows the question that is open now, which a refused answer did not know. */
  #showFresh(reject: Reject): void {
    const fresh = reject.question;
    if (!fresh) return;
    this.views = this.views.map((view) =>
      view.seat === fresh.seat ? { ...view, question: fresh } : view,
    );
  }

  #close(message: Closing): void {
    if (["sleeping", "slow", "too-fast", "full"].includes(message.code)) return; // try again
    this.closed = { code: message.code, reason: message.reason };
    this.leave();
  }

  #checkSent(): void {
    const now = Date.now();
    for (const sent of this.#sent.values()) {
      const age = now - sent.at;
      if (age >= RESEND_AFTER && age % RESEND_AFTER < 500) this.wire.send(sent.message);
      if (age >= STUCK_AFTER && sent.message.type === "answer") this.stuck = true;
    }
  }
}
