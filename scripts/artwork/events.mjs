/**
 * The five events' posters, 3:2: `node scripts/artwork/events.mjs`.
 * One idea and one ground colour each, on the same grid of 60.
 */
import { C, blocks, circle, digit, grid, group, line, path, poly, rect, save } from "./draw.mjs";

const W = 900;
const H = 600;
const poster = (name, ground, rule, ...parts) =>
  save(`media/events/${name}.svg`, W, H, rect(0, 0, W, H, ground), grid(W, H, 60, rule), parts);

/** AlgOlympics: bars, sorted, until three of them are a podium. */
function algolympics() {
  const podium = [
    [180, 330, "2", C.rule],
    [360, 240, "1", C.amber],
    [540, 390, "3", "#d98c52"],
  ];
  const sides = [
    [0, 540],
    [60, 510],
    [120, 450],
    [720, 450],
    [780, 510],
    [840, 540],
  ];
  poster(
    "algolympics",
    C.accent,
    "#2d49dd",
    blocks(
      sides.map(([x, y]) => [x, y, 60, H - y]),
      C.sky,
    ),
    podium.map(([x, y]) => rect(x, y, 180, H - y, C.paper)),
    path(
      "M180 330V600M360 240V600M540 240V600M720 390V600M60 510V600M120 450V600M780 510V600M840 540V600",
      "none",
      {
        stroke: C.accent,
        "stroke-width": 3,
      },
    ),
    podium.map(([x, y, rank, metal]) => [rect(x, y, 180, 30, metal), digit(rank, x + 54, y + 66, 24, C.ink)]),
    // The medal hangs from the upper edge, over first place.
    poly(
      [
        [360, 0],
        [420, 0],
        [465, 96],
        [435, 96],
      ],
      C.paper,
    ),
    poly(
      [
        [480, 0],
        [540, 0],
        [465, 96],
        [435, 96],
      ],
      C.rose,
    ),
    circle(450, 150, 72, C.amber),
    circle(450, 150, 54, "none", { stroke: C.brown, "stroke-width": 4 }),
    blocks(
      [
        [420, 150, 18, 27],
        [441, 123, 18, 54],
        [462, 138, 18, 39],
      ],
      C.brown,
    ),
  );
}

/** Syntax Siege: a castle whose towers are braces, with angle brackets at its gate. */
function syntaxSiege() {
  const brace = "M405 195H330V315L285 352L330 389V510H405";
  const merlons = [0, 1, 2].map((i) => [300 + i * 42, 129, 24, 36]);
  const tower = [
    path(brace, "none", { stroke: C.paper, "stroke-width": 60 }),
    blocks(merlons, C.paper),
    blocks(
      [
        [321, 222, 18, 54],
        [321, 426, 18, 54],
      ],
      C.ink,
    ),
  ];
  const rows = [510, 570, 630];
  const chevron = (x, y, s) => `M${x} ${y - 21}l${24 * s} 21l${-24 * s} 21`;
  poster(
    "syntaxsiege",
    C.ink,
    "#242932",
    rect(0, 540, W, 60, C.slate),
    // The keep.
    line(
      [
        [450, 255],
        [450, 90],
      ],
      C.paper,
      6,
    ),
    poly(
      [
        [453, 90],
        [540, 117],
        [453, 144],
      ],
      C.amber,
    ),
    blocks([[399, 270, 102, 270]], C.sky),
    blocks(
      [
        [390, 240, 24, 45],
        [438, 240, 24, 45],
        [486, 240, 24, 45],
        [390, 270, 120, 30],
      ],
      C.sky,
    ),
    path("M420 540V450a30 30 0 0 1 60 0V540z", C.ink),
    path("M435 424V540M450 420V540M465 424V540M420 465h60M420 495h60M420 525h60", "none", {
      stroke: C.sky,
      "stroke-width": 3,
    }),
    blocks([[441, 330, 18, 42]], C.ink),
    tower,
    group({ transform: "matrix(-1 0 0 1 900 0)" }, tower),
    // The besiegers.
    path(
      rows.map((y) => [0, 1, 2, 3].map((k) => chevron(18 + k * 60, y - 150, 1)).join("")).join(""),
      "none",
      { stroke: C.amber, "stroke-width": 15 },
    ),
    path(
      rows.map((y) => [0, 1, 2, 3].map((k) => chevron(882 - k * 60, y - 150, -1)).join("")).join(""),
      "none",
      { stroke: C.rose, "stroke-width": 15 },
    ),
    // Two shots: full stop and comma.
    circle(165, 120, 18, C.amber),
    path("M105 150l24-12M60 186l24-15", "none", { stroke: C.amber, "stroke-width": 6 }),
    circle(735, 120, 18, C.rose),
    path("M795 150l-24-12M840 186l-24-15", "none", { stroke: C.rose, "stroke-width": 6 }),
  );
}

/** Code Cascade: indented blocks as a waterfall's steps. */
function codeCascade() {
  const stripes = [C.white, C.sky, "#5f78ee", C.accent, C.deep];
  const start = 84;
  // Step s falls at x = 285 + 195 s; each stripe runs 24 inside the one above it.
  const stairs = (offset, end) => {
    let d = `M0 ${start + offset}`;
    for (let s = 0; s < 3; s += 1) {
      d += `H${285 + s * 195 - offset}V${s === 2 ? end : start + (s + 1) * 138 + offset}`;
    }
    return d;
  };
  const lines = [
    [24, 225, 90],
    [48, 255, 78],
    [24, 363, 66],
    [48, 393, 60],
    [219, 363, 90],
    [243, 393, 78],
    [24, 495, 90],
    [219, 495, 66],
    [414, 495, 90],
  ];
  const heads = new Set([0, 4, 8]);
  const bars = (head) => lines.filter((_, i) => heads.has(i) === head).map(([x, y, w]) => [x, y, w, 15]);
  poster(
    "code-cascade",
    C.wash,
    "#ccd4ff",
    path(`${stairs(108, 600)}H0z`, C.ink),
    blocks(bars(false), C.grey),
    blocks(bars(true), C.amber),
    stripes.map((colour, i) => path(stairs(i * 24, 540), "none", { stroke: colour, "stroke-width": 24.5 })),
    rect(0, 531, W, 69, C.accent),
    path("M0 555H900", "none", { stroke: C.sky, "stroke-width": 6, "stroke-dasharray": "90 30 150 60" }),
    path("M0 579H900", "none", { stroke: "#5f78ee", "stroke-width": 6, "stroke-dasharray": "60 45 120 30" }),
    path("M540 531H726", "none", { stroke: C.white, "stroke-width": 12 }),
  );
}

/** Game of Codes: a board game played on a branching graph. */
function gameOfCodes() {
  const nodes = {
    a: [120, 420],
    b: [240, 300],
    c: [240, 480],
    d: [420, 180],
    e: [420, 360],
    f: [420, 510],
    g: [600, 270],
    h: [600, 450],
    z: [780, 330],
  };
  const edges = ["ab", "ac", "bd", "be", "ce", "cf", "dg", "eg", "eh", "fh", "gz", "hz"];
  const won = ["ab", "be", "eg"];
  const run = (list) => list.map(([from, to]) => `M${nodes[from].join(" ")}L${nodes[to].join(" ")}`).join("");
  const pawn = (x, y, fill) => [
    path(`M${x - 33} ${y + 15}L${x - 12} ${y - 54}H${x + 12}L${x + 33} ${y + 15}Z`, fill),
    circle(x, y - 72, 27, fill),
  ];
  poster(
    "game-of-codes",
    C.amber,
    "#f2b548",
    path(run(edges), "none", { stroke: C.ink, "stroke-width": 9, "stroke-dasharray": "15 9" }),
    path(run(won), "none", { stroke: C.accent, "stroke-width": 18 }),
    Object.values(nodes).map(([x, y]) => circle(x, y, 36, C.paper, { stroke: C.ink, "stroke-width": 6 })),
    // Goal.
    circle(780, 330, 60, C.ink),
    line(
      [
        [780, 345],
        [780, 165],
      ],
      C.ink,
      9,
    ),
    rect(784, 165, 90, 60, C.paper),
    blocks(
      [
        [784, 165, 30, 30],
        [844, 165, 30, 30],
        [814, 195, 30, 30],
      ],
      C.ink,
    ),
    circle(780, 330, 21, C.paper),
    pawn(600, 270, C.accent),
    pawn(240, 480, C.red),
    // Die.
    group(
      { transform: "rotate(-12 150 135)" },
      rect(75, 60, 150, 150, C.paper, { stroke: C.ink, "stroke-width": 6 }),
      [
        [112, 97],
        [188, 97],
        [150, 135],
        [112, 173],
        [188, 173],
      ].map(([x, y]) => circle(x, y, 14, C.ink)),
    ),
  );
}

/** Genesis: one seed divides, and divides again. */
function genesis() {
  const levels = [
    [540, 1, 54],
    [390, 2, 39],
    [270, 4, 30],
    [150, 8, 0],
  ];
  const centre = (count, i) => W / 2 + ((i + 0.5) / count - 0.5) * 840 * (count === 1 ? 0 : 1);
  const branches = levels
    .slice(1)
    .map(([y, count], depth) =>
      Array.from({ length: count }, (_, i) => {
        const [above, parents] = levels[depth];
        return `M${centre(parents, i >> 1)} ${above}V${(above + y) / 2 - 12 + depth * 10}H${centre(count, i)}V${y}`;
      }).join(""),
    )
    .join("");
  const leaf = (x, y) =>
    `M${x} ${y + 24}C${x - 48} ${y - 6} ${x - 30} ${y - 60} ${x} ${y - 84}C${x + 30} ${y - 60} ${x + 48} ${y - 6} ${x} ${y + 24}Z`;
  poster(
    "genesis",
    C.green,
    "#1a7140",
    rect(0, 510, W, 90, "#3a2415"),
    path("M450 540V450", "none", { stroke: C.amber, "stroke-width": 12 }),
    path(branches, "none", { stroke: C.leaf, "stroke-width": 12 }),
    levels
      .slice(1, 3)
      .map(([y, count, r]) =>
        Array.from({ length: count }, (_, i) => circle(centre(count, i), y, r, C.leaf)),
      ),
    levels
      .slice(1, 3)
      .map(([y, count, r]) =>
        Array.from({ length: count }, (_, i) => circle(centre(count, i), y, r / 2.6, C.green)),
      ),
    path(Array.from({ length: 8 }, (_, i) => leaf(centre(8, i), 150)).join(""), C.leaf),
    path(Array.from({ length: 8 }, (_, i) => `M${centre(8, i)} 168V102`).join(""), "none", {
      stroke: C.green,
      "stroke-width": 4,
    }),
    circle(450, 531, 54, C.amber),
    circle(450, 531, 21, C.brown),
  );
}

algolympics();
syntaxSiege();
codeCascade();
gameOfCodes();
genesis();
