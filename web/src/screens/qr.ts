/** Draws a link as a QR code: the path of an SVG. */

import { encode } from "uqr";

export function qrPath(text: string): { path: string; box: string } {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { path, box: `0 0 ${size} ${size}` };
}
