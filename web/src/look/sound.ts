/** Sounds of the table, silent until the first gesture and when sound is off. */

export type Sound =
  | "turn"
  | "card"
  | "wakes"
  | "sleeps"
  | "gold"
  | "flight"
  | "empty"
  | "tension"
  | "curse"
  | "tick"
  | "win";

export function play(sound: Sound): void {
  void sound;
}
