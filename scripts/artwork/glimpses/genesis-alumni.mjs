import { C, blocks, path, poly, rect } from "../draw.mjs";
import { arm, figure } from "../people.mjs";
import { scene } from "../scene.mjs";

scene(
  "genesis-alumni",
  C.mint,
  "#c4e6cf",
  rect(0, 540, 960, 60, C.rule),
  rect(72, 60, 200, 130, C.green),
  path(
    "M172 172V140M122 122V140H222V122M97 92V104H147V92M197 92V104H247V92M122 104V122M222 104V122",
    "none",
    { stroke: C.leaf, "stroke-width": 8 },
  ),
  figure(140, 275, 46, { hair: "crop", skin: 1, cloth: C.accent, look: [3, 2], mouth: "smile", drop: 30 }),
  figure(320, 262, 46, {
    hair: "hijab",
    wrap: C.red,
    skin: 2,
    cloth: C.ink,
    look: [3, 1],
    mouth: "talk",
    drop: 31,
  }),
  figure(500, 275, 46, {
    hair: "curly",
    skin: 0,
    cloth: C.amber,
    look: [3, 0],
    mouth: "smile",
    glasses: true,
    drop: 30,
  }),
  poly("70,378 596,378 630,420 40,420", C.slate),
  rect(40, 420, 590, 24, C.ink),
  blocks("70,442,24,128 576,442,24,128", C.ink),
  rect(94, 442, 482, 98, "#0e1013"),
  poly("226,384 410,384 428,416 208,416", C.white),
  path("M256 394H300M316 394H352M246 406H280M296 406H330M346 406H380", "none", {
    stroke: C.accent,
    "stroke-width": 6,
  }),
  arm("380,345 440,385 384,398", 34, { cloth: C.ink, skin: 2, bare: false }),
  arm("64,370 66,394 130,398", 34, { cloth: C.accent, skin: 1 }),
  // She kneels: one knee on the floor, one up.
  path("M800 470L760 560H890", "none", { stroke: C.soft, "stroke-width": 48, "stroke-linejoin": "round" }),
  path("M800 470L690 470V560", "none", { stroke: C.slate, "stroke-width": 50, "stroke-linejoin": "round" }),
  rect(640, 552, 76, 26, C.ink),
  rect(868, 552, 46, 32, C.ink),
  figure(762, 262, 50, {
    hair: "long",
    skin: 2,
    cloth: "#5f78ee",
    look: [-4, 1],
    mouth: "smile",
    drop: 46,
    lean: -4,
  }),
  arm("704,372 660,432 606,406", 38, { cloth: "#5f78ee", skin: 2 }),
  arm("836,372 850,450 716,456", 38, { cloth: "#5f78ee", skin: 2 }),
);
