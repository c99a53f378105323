import { C, blocks, circle, grid, line, pairs, path, rect } from "../draw.mjs";
import { arm, figure } from "../people.mjs";
import { scene } from "../scene.mjs";

const windows = pairs("96,84 228,84 360,84 492,84 624,84 756,84 96,210 228,210 624,210 756,210");
scene(
  "prize-giving",
  C.sky,
  "#8da3fb",
  rect(60, 48, 840, 492, C.paper),
  rect(36, 30, 888, 24, C.ink),
  grid(840, 486, 60, C.rule, { x: 60, y: 54 }),
  windows.map(([x, y]) => rect(x, y, 108, 84, C.accent)),
  path(windows.map(([x, y]) => `M${x + 54} ${y}v84`).join(""), "none", {
    stroke: C.paper,
    "stroke-width": 5,
  }),
  rect(372, 192, 216, 348, C.ink),
  rect(0, 540, 960, 60, C.grey),
  figure(270, 270, 56, { hair: "short", skin: 0, cloth: C.red, look: [1, 0], mouth: "cheer" }),
  figure(690, 270, 56, {
    hair: "turban",
    wrap: C.amber,
    skin: 2,
    cloth: C.green,
    look: [-1, 0],
    mouth: "smile",
  }),
  figure(480, 230, 56, {
    hair: "long",
    skin: 3,
    cloth: "#5f78ee",
    look: [0, 0],
    mouth: "cheer",
    glasses: true,
  }),
  pairs("270,270 690,270 480,230").map(([x, y]) => [
    line(
      [
        [x - 34, y + 76],
        [x, y + 140],
        [x + 34, y + 76],
      ],
      C.paper,
      12,
    ),
    circle(x, y + 152, 25, C.amber),
    circle(x, y + 152, 14, "none", { stroke: C.brown, "stroke-width": 4 }),
  ]),
  rect(300, 420, 360, 156, C.white, { stroke: C.ink, "stroke-width": 6 }),
  rect(318, 438, 324, 120, "none", { stroke: C.accent, "stroke-width": 3 }),
  blocks("390,462,180,18", C.ink),
  blocks("360,498,240,9 390,519,130,9", C.grey),
  circle(590, 528, 18, C.red),
  arm("192,388 200,500 302,512", 40, { cloth: C.red, skin: 0 }),
  arm("768,388 760,500 658,512", 40, { cloth: C.green, skin: 2 }),
  arm("402,346 360,400 392,424", 38, { cloth: "#5f78ee", skin: 3 }),
  arm("558,346 600,400 568,424", 38, { cloth: "#5f78ee", skin: 3 }),
);
