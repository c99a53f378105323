import { C, blocks, line, rect, times } from "../draw.mjs";
import { arm, figure } from "../people.mjs";
import { scene } from "../scene.mjs";

/** @import { Block } from "../draw.mjs" */
/** @import { Look } from "../people.mjs" */

/** A row of desks: people, the desk, the backs of their screens. @param {number} y @param {number} r @param {number} desk @param {[number, Look][]} seats */
const row = (y, r, desk, seats) => [
  ...seats.map(([x, look]) => figure(x, y, r, { drop: 27, ...look })),
  rect(0, y + r * 2.6, 960, desk, C.ink),
  blocks(
    seats.map(([x]) => [x - r * 1.3, y + r * 1.45, r * 2.6, r * 1.7]),
    C.slate,
  ),
  blocks(
    seats.map(([x]) => [x - r * 0.3, y + r * 3.1, r * 0.6, r * 0.5]),
    C.soft,
  ),
];
const cells = times(
  28,
  (i) => /** @type {Block} */ ([372 + (i % 7) * 32, 30 + Math.floor(i / 7) * 32, 28, 28]),
);
scene(
  "first-contest",
  C.wash,
  "#d3daff",
  rect(360, 18, 240, 148, C.ink),
  blocks(cells, C.slate),
  rect(404, 62, 28, 28, C.leaf),
  line("410,76 415.6,81.6 426,70.4", C.green, 4),
  row(150, 20, 16, [
    [70, { hair: "long", skin: 2, cloth: C.red, look: [1, 1] }],
    [180, { hair: "crop", skin: 0, cloth: C.green, look: [0, 2] }],
    [290, { hair: "hijab", wrap: C.sky, skin: 3, cloth: C.accent, look: [0, 2] }],
    [670, { hair: "short", skin: 1, cloth: C.amber, look: [0, 2] }],
    [780, { hair: "bun", skin: 2, cloth: C.green, look: [-1, 1] }],
    [890, { hair: "curly", skin: 0, cloth: C.red, look: [0, 2] }],
  ]),
  row(250, 30, 20, [
    [120, { hair: "short", skin: 1, cloth: C.amber, look: [0, 2], glasses: true }],
    [290, { hair: "tail", skin: 3, cloth: "#5f78ee", look: [2, 1] }],
    [670, { hair: "turban", wrap: C.red, skin: 2, cloth: C.green, look: [-2, 1] }],
    [840, { hair: "bob", skin: 1, cloth: C.paper, look: [0, 2] }],
  ]),
  figure(480, 330, 50, { hair: "tail", skin: 2, cloth: C.amber, look: [0, -1], mouth: "cheer", drop: 44 }),
  arm("410,432 352,350 370,232", 36, { cloth: C.amber, skin: 2 }),
  arm("550,432 608,350 590,232", 36, { cloth: C.amber, skin: 2 }),
  figure(170, 400, 46, { hair: "crop", skin: 0, cloth: C.accent, look: [3, 0], mouth: "smile", drop: 44 }),
  figure(790, 400, 46, { hair: "long", skin: 3, cloth: C.red, look: [-3, 0], mouth: "smile", drop: 44 }),
  rect(0, 548, 960, 52, C.ink),
  blocks("104,470,132,92 410,470,140,92 724,470,132,92", C.slate),
  blocks("160,562,20,26 470,562,20,26 780,562,20,26 130,586,80,8 440,586,80,8 750,586,80,8", C.soft),
  blocks("156,502,28,28 466,502,28,28 776,502,28,28", C.soft),
);
