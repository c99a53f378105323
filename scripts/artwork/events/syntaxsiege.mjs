import { C, blocks, circle, group, line, path, poly, rect, times } from "../draw.mjs";
import { poster } from "../scene.mjs";

/** Syntax Siege: a castle whose towers are braces, with angle brackets at its gate. */
const brace = "M405 195H330V315L285 352L330 389V510H405";
const tower = [
  path(brace, "none", { stroke: C.paper, "stroke-width": 60 }),
  blocks("300,129,24,36 342,129,24,36 384,129,24,36", C.paper),
  blocks("321,222,18,54 321,426,18,54", C.ink),
];
/** Three ranks of four, from the edge inwards. @param {number} x @param {1 | -1} way */
const army = (x, way) =>
  [339, 399, 459]
    .flatMap((y) => times(4, (k) => `M${x + k * 60 * way} ${y}l${24 * way} 21l${-24 * way} 21`))
    .join("");
poster(
  "syntaxsiege",
  C.ink,
  "#242932",
  rect(0, 540, 900, 60, C.slate),
  // The keep.
  line("450,255 450,90", C.paper, 6),
  poly("453,90 540,117 453,144", C.amber),
  blocks("399,270,102,270", C.sky),
  blocks("390,240,24,45 438,240,24,45 486,240,24,45 390,270,120,30", C.sky),
  path("M420 540V450a30 30 0 0 1 60 0V540z", C.ink),
  path("M435 424V540M450 420V540M465 424V540M420 465h60M420 495h60M420 525h60", "none", {
    stroke: C.sky,
    "stroke-width": 3,
  }),
  blocks("441,330,18,42", C.ink),
  tower,
  group({ transform: "matrix(-1 0 0 1 900 0)" }, tower),
  // The besiegers.
  path(army(18, 1), "none", {
    stroke: C.amber,
    "stroke-width": 15,
  }),
  path(army(882, -1), "none", { stroke: C.rose, "stroke-width": 15 }),
  // Two shots: full stop and comma.
  circle(165, 120, 18, C.amber),
  path("M105 150l24-12M60 186l24-15", "none", { stroke: C.amber, "stroke-width": 6 }),
  circle(735, 120, 18, C.rose),
  path("M795 150l-24-12M840 186l-24-15", "none", { stroke: C.rose, "stroke-width": 6 }),
);
