import { C, blocks, path, rect } from "../draw.mjs";
import { poster } from "../scene.mjs";

/** Code Cascade: indented blocks as a waterfall's steps. */
const stripes = [C.white, C.sky, "#5f78ee", C.accent, C.deep];
const start = 84;
// Step s falls at x = 285 + 195 s; each stripe runs 24 inside the one above it.
/** @param {number} offset @param {number} end */
const stairs = (offset, end) => {
  let d = `M0 ${start + offset}`;
  for (let s = 0; s < 3; s += 1) {
    d += `H${285 + s * 195 - offset}V${s === 2 ? end : start + (s + 1) * 138 + offset}`;
  }
  return d;
};
const heads = "24,225,90,15 219,363,90,15 414,495,90,15";
const bodies = "48,255,78,15 24,363,66,15 48,393,60,15 243,393,78,15 24,495,90,15 219,495,66,15";
poster(
  "code-cascade",
  C.wash,
  "#ccd4ff",
  path(`${stairs(108, 600)}H0z`, C.ink),
  blocks(bodies, C.grey),
  blocks(heads, C.amber),
  stripes.map((colour, i) => path(stairs(i * 24, 540), "none", { stroke: colour, "stroke-width": 24.5 })),
  rect(0, 531, 900, 69, C.accent),
  path("M0 555H900", "none", { stroke: C.sky, "stroke-width": 6, "stroke-dasharray": "90 30 150 60" }),
  path("M0 579H900", "none", { stroke: "#5f78ee", "stroke-width": 6, "stroke-dasharray": "60 45 120 30" }),
  path("M540 531H726", "none", { stroke: C.white, "stroke-width": 12 }),
);
