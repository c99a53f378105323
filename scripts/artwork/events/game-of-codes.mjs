import { C, blocks, circle, edges, group, line, pairs, path, rect } from "../draw.mjs";
import { poster } from "../scene.mjs";

/** Game of Codes: a board game played on a branching graph. */
/** @import { Point } from "../draw.mjs" */
/** @type {Record<string, Point>} */
const nodes = {
  a: [120, 420],
  b: [240, 300],
  c: [240, 480],
  d: [420, 180],
  e: [420, 360],
  f: [420, 510],
  g: [600, 270],
  h: [600, 450],
  z: [780, 330],
};
/** @param {number} x @param {number} y @param {string} fill */
const pawn = (x, y, fill) => [
  path(`M${x - 33} ${y + 15}L${x - 12} ${y - 54}H${x + 12}L${x + 33} ${y + 15}Z`, fill),
  circle(x, y - 72, 27, fill),
];
poster(
  "game-of-codes",
  C.amber,
  "#f2b548",
  path(edges(nodes, "ab ac bd be ce cf dg eg eh fh gz hz"), "none", {
    stroke: C.ink,
    "stroke-width": 9,
    "stroke-dasharray": "15 9",
  }),
  path(edges(nodes, "ab be eg"), "none", { stroke: C.accent, "stroke-width": 18 }),
  Object.values(nodes).map(([x, y]) => circle(x, y, 36, C.paper, { stroke: C.ink, "stroke-width": 6 })),
  // Goal.
  circle(780, 330, 60, C.ink),
  line("780,345 780,165", C.ink, 9),
  rect(784, 165, 90, 60, C.paper),
  blocks("784,165,30,30 844,165,30,30 814,195,30,30", C.ink),
  circle(780, 330, 21, C.paper),
  pawn(600, 270, C.accent),
  pawn(240, 480, C.red),
  // Die.
  group(
    { transform: "rotate(-12 150 135)" },
    rect(75, 60, 150, 150, C.paper, { stroke: C.ink, "stroke-width": 6 }),
    pairs("112,97 188,97 150,135 112,173 188,173").map(([x, y]) => circle(x, y, 14, C.ink)),
  ),
);
