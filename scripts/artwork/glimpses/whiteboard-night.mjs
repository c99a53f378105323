import { C, circle, edges, path, rect } from "../draw.mjs";
import { arm, figure } from "../people.mjs";
import { scene } from "../scene.mjs";

/** @import { Point } from "../draw.mjs" */
/** @type {Record<string, Point>} */
const nodes = {
  a: [150, 110],
  b: [150, 260],
  c: [330, 70],
  d: [390, 210],
  e: [600, 150],
  f: [768, 320],
  g: [790, 90],
  h: [820, 230],
};
scene(
  "whiteboard-night",
  C.deep,
  "#1f35a8",
  rect(72, 24, 816, 372, C.ink),
  rect(84, 36, 792, 348, C.white),
  path(edges(nodes, "ab ac bd cd ce ef eg gh fh eh"), "none", { stroke: C.ink, "stroke-width": 6 }),
  path(edges(nodes, "de"), "none", { stroke: C.red, "stroke-width": 14 }),
  Object.values(nodes).map(([x, y]) => circle(x, y, 24, C.wash, { stroke: C.ink, "stroke-width": 6 })),
  arm("318,440 400,400 456,216", 34, { cloth: C.amber, skin: 1 }),
  arm("642,440 570,380 540,200", 34, { cloth: C.leaf, skin: 3 }),
  figure(108, 400, 40, { face: "back", hair: "long", cloth: C.red, skin: 2 }),
  figure(278, 370, 42, {
    hair: "short",
    skin: 1,
    cloth: C.amber,
    look: [4, -1],
    mouth: "talk",
    glasses: true,
  }),
  figure(480, 420, 42, { face: "back", hair: "turban", wrap: C.rose, cloth: C.paper, skin: 2 }),
  figure(682, 370, 42, { hair: "bun", skin: 3, cloth: C.leaf, look: [-4, -1], mouth: "talk" }),
  figure(852, 400, 40, { face: "back", hair: "curly", cloth: C.sky, skin: 0 }),
);
