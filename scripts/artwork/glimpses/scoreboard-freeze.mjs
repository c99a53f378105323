import { C, blocks, line, path, rect, times } from "../draw.mjs";
import { figure } from "../people.mjs";
import { scene } from "../scene.mjs";

/** @import { Block } from "../draw.mjs" */
/** @import { Look } from "../people.mjs" */

const solved = ["ggggrg", "gggg.r", "ggrg.g", "g.ggr.", "gr.g..", "g...r."];
/** The cells that show one state. @param {string} state */
const showing = (state) =>
  solved.flatMap((row, j) =>
    times(6, (i) => i)
      .filter((i) => row[i] === state)
      .map((i) => /** @type {Block} */ ([216 + i * 66, 54 + j * 54, 60, 42])),
  );
const hidden = times(
  18,
  (i) => /** @type {Block} */ ([642 + (i % 3) * 66, 54 + Math.floor(i / 3) * 54, 60, 42]),
);
let hatch = "";
for (let x = 642; x < 834 + 318; x += 30)
  hatch += `M${Math.min(x, 834)} ${54 + Math.max(0, x - 834)}L${Math.max(642, x - 312)} ${Math.min(366, 54 + x - 642)}`;
/** @type {[number, number, Look][]} */
const crowd = [
  [60, 500, { hair: "curly", cloth: C.accent, skin: 0 }],
  [196, 482, { hair: "long", cloth: C.amber, skin: 2, colour: "brown" }],
  [336, 504, { hair: "turban", wrap: C.rose, cloth: C.green, skin: 1 }],
  [480, 486, { hair: "tail", cloth: C.paper, skin: 3 }],
  [622, 504, { hair: "crop", cloth: C.red, skin: 0 }],
  [762, 484, { hair: "hijab", wrap: C.sky, cloth: C.accent, skin: 2 }],
  [900, 502, { hair: "bob", cloth: C.leaf, skin: 1, colour: "brown" }],
];
scene(
  "scoreboard-freeze",
  C.slate,
  "#3a4049",
  rect(96, 24, 768, 372, C.ink),
  blocks(
    solved.map((_, j) => [120, 54 + j * 54, 84 - j * 9, 42]),
    C.paper,
  ),
  blocks(showing("g"), C.leaf),
  blocks(showing("r"), C.rose),
  blocks(showing("."), C.night),
  blocks(hidden, C.accent),
  path(hatch, "none", { stroke: C.sky, "stroke-width": 6 }),
  line("624,36 624,384", C.amber, 6),
  crowd.map(([x, y, look]) => figure(x, y, 44, { face: "back", drop: 40, ...look })),
);
