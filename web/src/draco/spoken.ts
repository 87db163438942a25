/** Says a seat of Draco in one line, for ears. */

import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import { signed, type Board } from "./board";

/** Gives name, points, swords, curses, and what each colour counts. */
export function spoken(board: Board, speech: Speech, seat: string): string {
  const name = speech.name(seat);
  const swords = board.swords(seat).filter(({ state }) => state === "ready");
  const played = board.played(seat);
  const about = {
    name: board.captain === seat && !board.over ? speech.say("table-captain", { name }) : name,
    swords: swords.length
      ? speech.list(swords.map(({ number }) => String(number)))
      : speech.say("table-nothing"),
    curses: board.cursed(seat),
  };
  const score = board.score(seat);
  const sentences = [
    score === null
      ? speech.say("table-seat-hidden", { ...about, count: board.held(seat).length })
      : speech.say("table-seat", { ...about, score }),
    ...board.heaps(seat).map(({ colour, sum }) =>
      say("look-draco-sum", { colour: speech.say(`colour-${colour}`), sum: signed(sum) }),
    ),
  ];
  if (played.length) {
    const list = speech.list(played.map(String));
    sentences.push(speech.say("table-played", { swords: list, strength: board.strength(seat) }));
  }
  return sentences.join(" ");
}
