import { C, circle, path, rect, times } from "../draw.mjs";
import { poster } from "../scene.mjs";

/** Genesis: one seed divides, and divides again. */
const centre = (/** @type {number} */ count, /** @type {number} */ i) =>
  count === 1 ? 450 : 30 + ((i + 0.5) / count) * 840;
/** From `parents` at one height to twice as many at the next. @param {number} parents @param {number} above @param {number} fork @param {number} y */
const branch = (parents, above, fork, y) =>
  times(
    parents * 2,
    (i) => `M${centre(parents, i >> 1)} ${above}V${fork}H${centre(parents * 2, i)}V${y}`,
  ).join("");
/** @param {number} count @param {number} y @param {number} r @param {string} fill */
const cells = (count, y, r, fill) => times(count, (i) => circle(centre(count, i), y, r, fill));
/** @param {number} x @param {number} y */
const leaf = (x, y) =>
  `M${x} ${y + 24}C${x - 48} ${y - 6} ${x - 30} ${y - 60} ${x} ${y - 84}C${x + 30} ${y - 60} ${x + 48} ${y - 6} ${x} ${y + 24}Z`;
poster(
  "genesis",
  C.green,
  "#1a7140",
  rect(0, 510, 900, 90, "#3a2415"),
  path("M450 540V450", "none", { stroke: C.amber, "stroke-width": 12 }),
  path(branch(1, 540, 453, 390) + branch(2, 390, 328, 270) + branch(4, 270, 218, 150), "none", {
    stroke: C.leaf,
    "stroke-width": 12,
  }),
  cells(2, 390, 39, C.leaf),
  cells(4, 270, 30, C.leaf),
  cells(2, 390, 15, C.green),
  cells(4, 270, 11.5, C.green),
  path(times(8, (i) => leaf(centre(8, i), 150)).join(""), C.leaf),
  path(times(8, (i) => `M${centre(8, i)} 168V102`).join(""), "none", {
    stroke: C.green,
    "stroke-width": 4,
  }),
  circle(450, 531, 54, C.amber),
  circle(450, 531, 21, C.brown),
);
