import { C, blocks, digit, poly, rect, times } from "../draw.mjs";
import { figure } from "../people.mjs";
import { scene } from "../scene.mjs";

/** @import { Tone } from "../draw.mjs" */

const kinds = /** @type {const} */ ([
  "short",
  "long",
  "crop",
  "bun",
  "curly",
  "tail",
  "hijab",
  "bob",
  "short",
  "turban",
  "long",
  "crop",
]);
const cloths = [C.paper, C.amber, C.red, C.sky, C.green, C.leaf, "#b5532f"];
/** @type {readonly Tone[]} */
const tones = [0, 1, 2, 3];
let dealt = 0;
/** @param {number} y @param {number} r @param {number} count @param {boolean} shift */
const row = (y, r, count, shift) => {
  const step = 960 / count;
  return [
    ...times(count + (shift ? 1 : 0), (i) => {
      dealt += 1;
      const hair = kinds[(dealt * 7) % kinds.length];
      return figure(step * (i + (shift ? 0 : 0.5)), y, r, {
        face: "back",
        hair,
        wrap: dealt % 2 ? C.rose : C.sky,
        colour: dealt % 3 ? "black" : "brown",
        skin: tones[dealt % 4],
        cloth: cloths[(dealt * 3) % cloths.length],
        drop: 21,
      });
    }),
    rect(0, y + r * 2, 960, r * 1.6, C.accent),
    rect(0, y + r * 2, 960, 4, C.sky),
  ];
};
scene(
  "syntax-siege-opening",
  C.deep,
  "#1f35a8",
  poly("0,0 120,30 120,366 0,366", "#0b1a70"),
  poly("960,0 840,30 840,366 960,366", "#0b1a70"),
  rect(198, 30, 564, 222, C.ink),
  rect(210, 42, 540, 198, C.paper),
  digit(0, 246, 66, 30, C.grey),
  digit(0, 357, 66, 30, C.grey),
  blocks("465,96,30,30 465,156,30,30", C.ink),
  digit(1, 513, 66, 30, C.accent),
  digit(0, 624, 66, 30, C.accent),
  row(318, 24, 10, false),
  row(398, 33, 7, true),
  row(498, 46, 5, false),
);
