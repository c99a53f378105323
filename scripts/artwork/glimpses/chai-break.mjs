import { C, blocks, circle, n, path, poly, rect, times } from "../draw.mjs";
import { scene } from "../scene.mjs";

/** @import { Block } from "../draw.mjs" */

const BARS = /** @type {const} */ ([
  [24, 112, 70],
  [40, 92, 100],
  [40, 72, 64],
  [24, 52, 44],
]);

/** @param {number} x @param {number} y @param {number} s */
const cup = (x, y, s) => [
  poly(
    [
      [x + 16 * s, y],
      [x - 130 * s, y],
      [x - 100 * s, y - 14 * s],
      [x + 12 * s, y - 20 * s],
    ],
    "#0003",
  ),
  poly(
    [
      [x, y - 84 * s],
      [x + 72 * s, y - 84 * s],
      [x + 60 * s, y],
      [x + 12 * s, y],
    ],
    C.white,
  ),
  poly(
    [
      [x + 4 * s, y - 56 * s],
      [x + 68 * s, y - 56 * s],
      [x + 64 * s, y - 24 * s],
      [x + 8 * s, y - 24 * s],
    ],
    C.red,
  ),
  rect(x - 5 * s, y - 90 * s, 82 * s, 9 * s, C.white),
  rect(x + 4 * s, y - 97 * s, 64 * s, 8 * s, C.brown),
  path(
    [22, 50]
      .map(
        (dx) =>
          `M${n(x + dx * s)} ${n(y - 106 * s)}q${n(-12 * s)} ${n(-14 * s)} 0 ${n(-28 * s)}t0 ${n(-28 * s)}`,
      )
      .join(""),
    "none",
    { stroke: C.white, "stroke-width": 6 * s },
  ),
];
/** @param {number} x @param {number} y @param {number} s @param {string} screen */
const laptop = (x, y, s, screen) => [
  poly(
    [
      [x, y],
      [x - 140 * s, y],
      [x - 110 * s, y - 12 * s],
      [x, y - 28 * s],
    ],
    "#0003",
  ),
  rect(x, y - 138 * s, 192 * s, 126 * s, C.ink),
  rect(x + 10 * s, y - 128 * s, 172 * s, 106 * s, screen),
  blocks(
    BARS.map(([dx, dy, w]) => /** @type {Block} */ ([x + dx * s, y - dy * s, w * s, 10 * s])),
    screen === C.night ? C.leaf : C.accent,
  ),
  poly(
    [
      [x - 24 * s, y],
      [x, y - 16 * s],
      [x + 192 * s, y - 16 * s],
      [x + 216 * s, y],
    ],
    C.grey,
  ),
];
const windows = times(16, (i) => /** @type {Block} */ ([36 + (i % 4) * 72, 36 + (i >> 2) * 66, 42, 42]));
scene(
  "chai-break",
  "#ffb36b",
  "#f5a55a",
  circle(690, 220, 132, C.sand),
  rect(0, 0, 330, 320, "#7a2f1c"),
  blocks(windows, C.amber),
  rect(312, 0, 36, 320, "#5c2113"),
  rect(0, 312, 960, 72, "#f4dcb8"),
  rect(0, 384, 960, 24, "#c98b5c"),
  rect(0, 408, 960, 66, "#f4dcb8"),
  rect(0, 474, 960, 26, "#c98b5c"),
  rect(0, 500, 960, 76, "#f4dcb8"),
  rect(0, 576, 960, 24, "#c98b5c"),
  laptop(470, 360, 0.9, C.wash),
  cup(800, 362, 0.72),
  cup(852, 366, 0.72),
  laptop(110, 452, 1.05, C.night),
  cup(396, 452, 0.9),
  cup(40, 560, 1.1),
  laptop(560, 552, 1.2, C.wash),
  cup(846, 560, 1.1),
);
