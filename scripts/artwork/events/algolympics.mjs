import { C, blocks, circle, digit, pairs, path, poly, rect } from "../draw.mjs";
import { poster } from "../scene.mjs";

/** AlgOlympics: bars, sorted, until three of them are a podium. */
/** @type {[number, number, 1 | 2 | 3, string][]} */
const podium = [
  [180, 330, 2, C.rule],
  [360, 240, 1, C.amber],
  [540, 390, 3, "#d98c52"],
];
const sides = pairs("0,540 60,510 120,450 720,450 780,510 840,540");
poster(
  "algolympics",
  C.accent,
  "#2d49dd",
  blocks(
    sides.map(([x, y]) => [x, y, 60, 600 - y]),
    C.sky,
  ),
  podium.map(([x, y]) => rect(x, y, 180, 600 - y, C.paper)),
  path(
    "M180 330V600M360 240V600M540 240V600M720 390V600M60 510V600M120 450V600M780 510V600M840 540V600",
    "none",
    {
      stroke: C.accent,
      "stroke-width": 3,
    },
  ),
  podium.map(([x, y, rank, metal]) => [rect(x, y, 180, 30, metal), digit(rank, x + 54, y + 66, 24, C.ink)]),
  // The medal hangs from the upper edge, over first place.
  poly("360,0 420,0 465,96 435,96", C.paper),
  poly("480,0 540,0 465,96 435,96", C.rose),
  circle(450, 150, 72, C.amber),
  circle(450, 150, 54, "none", { stroke: C.brown, "stroke-width": 4 }),
  blocks("420,150,18,27 441,123,18,54 462,138,18,39", C.brown),
);
