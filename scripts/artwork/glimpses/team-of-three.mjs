import { C, SKIN, circle, line, pairs, path, poly } from "../draw.mjs";
import { arm, figure } from "../people.mjs";
import { scene } from "../scene.mjs";

scene(
  "team-of-three",
  C.amber,
  "#f2b548",
  // The screen, turned to the team.
  figure(330, 240, 56, { hair: "bun", skin: 2, cloth: C.red, look: [-4, 0], mouth: "talk" }),
  figure(540, 220, 56, {
    hair: "short",
    skin: 0,
    cloth: C.paper,
    look: [-3, 2],
    mouth: "smile",
    glasses: true,
  }),
  figure(780, 240, 56, {
    hair: "turban",
    wrap: C.accent,
    skin: 1,
    cloth: C.green,
    look: [-1, 1],
    mouth: "smile",
  }),
  poly("0,600 0,510 120,420 960,420 960,600", C.ink),
  poly("0,510 120,420 960,420 960,426 122,426 0,518", C.soft),
  poly("40,110 226,150 226,400 40,440", C.slate),
  poly("54,128 212,161 212,389 54,422", C.wash),
  path("M74 176L150 190M96 212L186 223M96 248L160 254M74 290L176 287M96 326L190 316M74 366L130 357", "none", {
    stroke: C.accent,
    "stroke-width": 13,
  }),
  poly("110,428 160,416 180,480 90,500", C.slate),
  line("206,268 160,250", SKIN[2], 15, { "stroke-linecap": "round" }),
  arm("262,350 236,420 206,274", 40, { cloth: C.red, skin: 2 }),
  // Keyboard
  poly("400,470 640,470 664,540 376,540", C.grey),
  path("M406 486H634M400 504H640M394 522H646", "none", {
    stroke: C.ink,
    "stroke-width": 9,
    "stroke-dasharray": "14 5",
  }),
  arm("462,330 430,430 462,492", 40, { cloth: C.paper, skin: 0 }),
  arm("618,330 640,430 584,496", 40, { cloth: C.paper, skin: 0 }),
  // Paper
  poly("700,462 900,462 936,570 706,570", C.white),
  path("M742 510L800 488L796 550L742 510M800 488L838 534", "none", { stroke: C.accent, "stroke-width": 5 }),
  pairs("742,510 800,488 796,550").map(([x, y]) => circle(x, y, 11, C.accent)),
  arm("704,350 676,440 724,478", 40, { cloth: C.green, skin: 1 }),
  arm("860,350 908,420 880,488", 40, { cloth: C.green, skin: 1 }),
  line("846,524 912,440", C.red, 12),
  line("838,534 847,523", C.ink, 6),
);
