/** The page that is not there, the avatar of the admin dashboard and the icon of the home screen: `node scripts/artwork/marks.mjs`. */
import { C, SKIN, blocks, circle, digit, grid, line, path, rect, save } from "./draw.mjs";
import { arm, figure } from "./people.mjs";
import { TORSO } from "./portrait-parts.mjs";

/** 404: somebody looks out of the nought for the page. */
save(
  "media/not-found.svg",
  900,
  600,
  rect(0, 0, 900, 600, C.paper),
  grid(900, 600, 60, C.rule),
  digit(4, 60, 150, 60, C.accent),
  digit(4, 660, 150, 60, C.accent),
  rect(330, 180, 240, 240, C.amber),
  figure(450, 298, 54, { hair: "curly", skin: 1, cloth: C.red, look: [3.5, 1], mouth: "talk", drop: 24 }),
  blocks("300,150,300,54 300,396,300,54 300,150,54,300 546,150,54,300", C.accent),
  circle(372, 404, 21, SKIN[1]),
  arm("524,392 552,444 606,452", 40, { cloth: C.red, skin: 1 }),
  line("606,452 636,492", C.brown, 18),
  circle(606, 452, 20, SKIN[1]),
  circle(664, 522, 42, C.wash, { stroke: C.brown, "stroke-width": 14 }),
);

/** As favicon.svg, with all of it inside the circle a launcher may cut out. */
save(
  "media/icon.svg",
  512,
  512,
  rect(0, 0, 512, 512, C.accent),
  blocks("146,226,68,140 222,146,68,220 298,266,68,100", C.white),
);

/** The dashboard's avatar stands for anybody: no face. */
save(
  "media/avatar.svg",
  96,
  96,
  rect(0, 0, 96, 96, C.accent),
  grid(96, 96, 24, "#2d49dd", { weight: 1 }),
  path(TORSO, C.paper),
  path("M40 56H56V72C56 80 40 80 40 72Z", C.sky),
  circle(48, 45, 21, C.wash),
  path("M26 44C26 12 70 12 70 44C64 34 50 36 42 28C40 36 32 36 26 44Z", C.ink),
  line("40,73 48,84 56,73", C.accent, 2.5),
  rect(44, 84, 8, 12, C.amber),
);
