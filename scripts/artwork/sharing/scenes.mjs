/** The drawings of the sharing pictures that no other page has, 720 by 630, by the names that frontend/content/sharing.json uses. */
import { readFileSync } from "node:fs";
import { C, blocks, circle, digit, grid, group, line, path, rect, times } from "../draw.mjs";
import { figure } from "../people.mjs";

/** @import { Block, Part } from "../draw.mjs" */
/** @import { Look } from "../people.mjs" */

const ground = (/** @type {string} */ fill, /** @type {string} */ rule) => [
  rect(0, 0, 720, 630, fill),
  grid(720, 630, 60, rule),
];

/** The hero's board: s solved, t tried, - untouched; the first to solve a problem has it in amber. */
const BOARD = ["ssfsfs", "sfs-st", "fs-ss-", "s-sft-", "-st-s-", "s--t--"];
const cells = (/** @type {string} */ state) =>
  BOARD.flatMap((row, y) =>
    times(6, (x) => x)
      .filter((x) => row[x] === state)
      .map((x) => /** @type {Block} */ ([183 + x * 78, 90 + y * 78, 72, 60])),
  );
const scoreboard = [
  ...ground(C.accent, "#2d49dd"),
  blocks(cells("s"), C.white),
  blocks(cells("f"), C.amber),
  blocks(cells("t"), C.sky),
  blocks(cells("-"), "#2d49dd"),
  blocks(
    BOARD.map((_, y) => [60, 90 + y * 78, 105 - y * 9, 60]),
    C.deep,
  ),
  ...[1, 2, 3, 4].map((rank, y) => digit(/** @type {1 | 2 | 3 | 4} */ (rank), 75, 100 + y * 78, 8, C.white)),
];

const FIVE = /** @type {const} */ ([
  ["algolympics", 381],
  ["syntaxsiege", 381],
  ["code-cascade", 435],
  ["game-of-codes", 531],
  ["genesis", 381],
]);
/** What a file's outer element holds. @param {string} name */
export const inside = (name) =>
  readFileSync(new URL(`../../../frontend/public/media/${name}`, import.meta.url), "utf8")
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "");
const fiveEvents = [
  ...FIVE.map(
    ([name, x], i) =>
      `<svg x="${i * 144}" width="144" height="630" viewBox="${x} 0 137.1 600" preserveAspectRatio="xMidYMid slice">${inside(`events/${name}.svg`)}</svg>`,
  ),
  path("M144 0v630M288 0v630M432 0v630M576 0v630", "none", { stroke: C.ink, "stroke-width": 6 }),
];

/** Three hours, none of them begun. */
const contestClock = [
  ...ground(C.wash, "#ccd4ff"),
  rect(60, 180, 600, 270, C.ink),
  rect(60, 180, 600, 18, C.accent),
  digit(0, 93, 244, 33, C.slate),
  digit(3, 216, 244, 33, C.amber),
  blocks("342,277,33,33 342,343,33,33", C.amber),
  digit(0, 402, 244, 33, C.amber),
  digit(0, 528, 244, 33, C.amber),
  blocks("150,450,30,60 540,450,30,60 120,510,480,18", C.ink),
];

/** @type {readonly (readonly [number, number, Look])[]} */
const PEOPLE = [
  [120, 165, { hair: "short", cloth: C.paper, skin: 1 }],
  [280, 150, { hair: "hijab", wrap: C.sky, cloth: C.accent, skin: 2, mouth: "cheer" }],
  [440, 165, { hair: "turban", wrap: C.rose, cloth: C.green, skin: 1, glasses: true }],
  [600, 150, { hair: "tail", cloth: C.red, skin: 3 }],
  [40, 310, { hair: "bun", cloth: C.green, skin: 2, colour: "grey", glasses: true }],
  [200, 325, { hair: "curly", cloth: C.accent, skin: 0, mouth: "cheer" }],
  [360, 310, { hair: "long", cloth: C.paper, skin: 2, colour: "brown" }],
  [520, 325, { hair: "crop", cloth: C.red, skin: 1 }],
  [680, 310, { hair: "bob", cloth: C.accent, skin: 3 }],
  [120, 480, { hair: "long", cloth: C.red, skin: 0 }],
  [280, 465, { hair: "crop", cloth: C.sky, skin: 3, colour: "brown", glasses: true }],
  [440, 480, { hair: "bob", cloth: C.green, skin: 1, mouth: "cheer" }],
  [600, 465, { hair: "short", cloth: C.accent, skin: 2 }],
];
const people = [
  ...ground(C.amber, "#f2b548"),
  group(
    {},
    PEOPLE.map(([x, y, look]) => figure(x, y, 52, { drop: 80, ...look })),
  ),
];

const conversation = [
  ...ground(C.wash, "#ccd4ff"),
  path("M60 90H540V276H165L105 336V276H60Z", C.accent),
  path("M114 153H438M114 213H348", "none", { stroke: C.white, "stroke-width": 27 }),
  path("M180 354H660V525H615V585L555 525H180Z", C.ink),
  path("M234 411H462M234 468H396", "none", { stroke: C.white, "stroke-width": 27 }),
  circle(576, 438, 48, C.leaf),
  line("552,438 570,459 603,417", C.green, 14),
];

/** @type {Readonly<Record<string, readonly Part[]>>} */
export const SCENES = {
  scoreboard,
  "five-events": fiveEvents,
  "contest-clock": contestClock,
  group: people,
  conversation,
};

/** What is shown of a poster of 900 by 600: left edge, upper edge, width. */
export const MIDDLE = /** @type {const} */ ([107, 0, 686]);
/** Posters whose idea is not in their middle, or needs all of their width. @type {Readonly<Record<string, readonly [number, number, number]>>} */
export const WINDOWS = {
  "events/code-cascade.svg": [110, 0, 686],
  "events/game-of-codes.svg": [46, -64, 848],
};
