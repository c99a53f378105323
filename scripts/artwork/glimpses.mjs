/**
 * The eight glimpses, 16:10, each showing what its alternative text in frontend/content/glimpses.json says:
 * `node scripts/artwork/glimpses.mjs`.
 */
import { C, SKIN, blocks, circle, digit, grid, line, n, path, poly, rect, save } from "./draw.mjs";
import { arm, figure } from "./people.mjs";

const W = 960;
const H = 600;
const scene = (name, ground, rule, ...parts) =>
  save(`media/glimpses/${name}.svg`, W, H, rect(0, 0, W, H, ground), grid(W, H, 60, rule), parts);

const tick = (x, y, size, stroke, weight) =>
  line(
    [
      [x - size, y],
      [x - size * 0.3, y + size * 0.7],
      [x + size, y - size * 0.7],
    ],
    stroke,
    weight,
  );

function firstContest() {
  const row = (y, r, desk, seats) => [
    seats.map(([x, look]) => figure(x, y, r, { drop: 27, ...look })),
    rect(0, y + r * 2.6, W, desk, C.ink),
    blocks(
      seats.map(([x]) => [x - r * 1.3, y + r * 1.45, r * 2.6, r * 1.7]),
      C.slate,
    ),
    blocks(
      seats.map(([x]) => [x - r * 0.3, y + r * 3.1, r * 0.6, r * 0.5]),
      C.soft,
    ),
  ];
  const cells = [];
  for (let j = 0; j < 4; j += 1)
    for (let i = 0; i < 7; i += 1) cells.push([372 + i * 32, 30 + j * 32, 28, 28]);
  scene(
    "first-contest",
    C.wash,
    "#d3daff",
    rect(360, 18, 240, 148, C.ink),
    blocks(cells, C.slate),
    rect(404, 62, 28, 28, C.leaf),
    tick(418, 76, 8, C.green, 4),
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
    arm(
      [
        [410, 432],
        [352, 350],
        [370, 232],
      ],
      36,
      { cloth: C.amber, skin: 2 },
    ),
    arm(
      [
        [550, 432],
        [608, 350],
        [590, 232],
      ],
      36,
      { cloth: C.amber, skin: 2 },
    ),
    figure(170, 400, 46, { hair: "crop", skin: 0, cloth: C.accent, look: [3, 0], mouth: "smile", drop: 44 }),
    figure(790, 400, 46, { hair: "long", skin: 3, cloth: C.red, look: [-3, 0], mouth: "smile", drop: 44 }),
    rect(0, 548, W, 52, C.ink),
    blocks(
      [
        [104, 470, 132, 92],
        [410, 470, 140, 92],
        [724, 470, 132, 92],
      ],
      C.slate,
    ),
    blocks(
      [
        [160, 562, 20, 26],
        [470, 562, 20, 26],
        [780, 562, 20, 26],
        [130, 586, 80, 8],
        [440, 586, 80, 8],
        [750, 586, 80, 8],
      ],
      C.soft,
    ),
    blocks(
      [
        [156, 502, 28, 28],
        [466, 502, 28, 28],
        [776, 502, 28, 28],
      ],
      C.soft,
    ),
  );
}

function whiteboardNight() {
  const node = {
    a: [150, 110],
    b: [150, 260],
    c: [330, 70],
    d: [390, 210],
    e: [600, 150],
    f: [768, 320],
    g: [790, 90],
    h: [820, 230],
  };
  const edges = ["ab", "ac", "bd", "cd", "ce", "ef", "eg", "gh", "fh", "eh"];
  const run = (list) => list.map(([p, q]) => `M${node[p].join(" ")}L${node[q].join(" ")}`).join("");
  scene(
    "whiteboard-night",
    C.deep,
    "#1f35a8",
    rect(72, 24, 816, 372, C.ink),
    rect(84, 36, 792, 348, C.white),
    path(run(edges), "none", { stroke: C.ink, "stroke-width": 6 }),
    path(run(["de"]), "none", { stroke: C.red, "stroke-width": 14 }),
    Object.values(node).map(([x, y]) => circle(x, y, 24, C.wash, { stroke: C.ink, "stroke-width": 6 })),
    arm(
      [
        [318, 440],
        [400, 400],
        [456, 216],
      ],
      34,
      { cloth: C.amber, skin: 1 },
    ),
    arm(
      [
        [642, 440],
        [570, 380],
        [540, 200],
      ],
      34,
      { cloth: C.leaf, skin: 3 },
    ),
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
}

function syntaxSiegeOpening() {
  const kinds = [
    "short",
    "long",
    "crop",
    "bun",
    "curly",
    "tail",
    "hijab",
    "bob",
    "short",
    "turban",
    "long",
    "crop",
  ];
  const cloths = [C.paper, C.amber, C.red, C.sky, C.green, C.leaf, "#b5532f"];
  let dealt = 0;
  const row = (y, r, count, shift) => {
    const step = W / count;
    return [
      Array.from({ length: count + (shift ? 1 : 0) }, (_, i) => {
        dealt += 1;
        const hair = kinds[(dealt * 7) % kinds.length];
        return figure(step * (i + (shift ? 0 : 0.5)), y, r, {
          face: "back",
          hair,
          wrap: dealt % 2 ? C.rose : C.sky,
          colour: dealt % 3 ? "black" : "brown",
          skin: dealt % 4,
          cloth: cloths[(dealt * 3) % cloths.length],
          drop: 21,
        });
      }),
      rect(0, y + r * 2, W, r * 1.6, C.accent),
      rect(0, y + r * 2, W, 4, C.sky),
    ];
  };
  scene(
    "syntax-siege-opening",
    C.deep,
    "#1f35a8",
    poly(
      [
        [0, 0],
        [120, 30],
        [120, 366],
        [0, 366],
      ],
      "#0b1a70",
    ),
    poly(
      [
        [960, 0],
        [840, 30],
        [840, 366],
        [960, 366],
      ],
      "#0b1a70",
    ),
    rect(198, 30, 564, 222, C.ink),
    rect(210, 42, 540, 198, C.paper),
    digit(0, 246, 66, 30, C.grey),
    digit(0, 357, 66, 30, C.grey),
    blocks(
      [
        [465, 96, 30, 30],
        [465, 156, 30, 30],
      ],
      C.ink,
    ),
    digit(1, 513, 66, 30, C.accent),
    digit(0, 624, 66, 30, C.accent),
    row(318, 24, 10, false),
    row(398, 33, 7, true),
    row(498, 46, 5, false),
  );
}

function teamOfThree() {
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
    poly(
      [
        [0, 600],
        [0, 510],
        [120, 420],
        [960, 420],
        [960, 600],
      ],
      C.ink,
    ),
    poly(
      [
        [0, 510],
        [120, 420],
        [960, 420],
        [960, 426],
        [122, 426],
        [0, 518],
      ],
      C.soft,
    ),
    poly(
      [
        [40, 110],
        [226, 150],
        [226, 400],
        [40, 440],
      ],
      C.slate,
    ),
    poly(
      [
        [54, 128],
        [212, 161],
        [212, 389],
        [54, 422],
      ],
      C.wash,
    ),
    path(
      "M74 176L150 190M96 212L186 223M96 248L160 254M74 290L176 287M96 326L190 316M74 366L130 357",
      "none",
      { stroke: C.accent, "stroke-width": 13 },
    ),
    poly(
      [
        [110, 428],
        [160, 416],
        [180, 480],
        [90, 500],
      ],
      C.slate,
    ),
    line(
      [
        [206, 268],
        [160, 250],
      ],
      SKIN[2],
      15,
      { "stroke-linecap": "round" },
    ),
    arm(
      [
        [262, 350],
        [236, 420],
        [206, 274],
      ],
      40,
      { cloth: C.red, skin: 2 },
    ),
    // Keyboard
    poly(
      [
        [400, 470],
        [640, 470],
        [664, 540],
        [376, 540],
      ],
      C.grey,
    ),
    path("M406 486H634M400 504H640M394 522H646", "none", {
      stroke: C.ink,
      "stroke-width": 9,
      "stroke-dasharray": "14 5",
    }),
    arm(
      [
        [462, 330],
        [430, 430],
        [462, 492],
      ],
      40,
      { cloth: C.paper, skin: 0 },
    ),
    arm(
      [
        [618, 330],
        [640, 430],
        [584, 496],
      ],
      40,
      { cloth: C.paper, skin: 0 },
    ),
    // Paper
    poly(
      [
        [700, 462],
        [900, 462],
        [936, 570],
        [706, 570],
      ],
      C.white,
    ),
    path("M742 510L800 488L796 550L742 510M800 488L838 534", "none", { stroke: C.accent, "stroke-width": 5 }),
    [
      [742, 510],
      [800, 488],
      [796, 550],
    ].map(([x, y]) => circle(x, y, 11, C.accent)),
    arm(
      [
        [704, 350],
        [676, 440],
        [724, 478],
      ],
      40,
      { cloth: C.green, skin: 1 },
    ),
    arm(
      [
        [860, 350],
        [908, 420],
        [880, 488],
      ],
      40,
      { cloth: C.green, skin: 1 },
    ),
    line(
      [
        [846, 524],
        [912, 440],
      ],
      C.red,
      12,
    ),
    line(
      [
        [838, 534],
        [847, 523],
      ],
      C.ink,
      6,
    ),
  );
}

function genesisAlumni() {
  scene(
    "genesis-alumni",
    C.mint,
    "#c4e6cf",
    rect(0, 540, W, 60, C.rule),
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
    poly(
      [
        [70, 378],
        [596, 378],
        [630, 420],
        [40, 420],
      ],
      C.slate,
    ),
    rect(40, 420, 590, 24, C.ink),
    blocks(
      [
        [70, 442, 24, 128],
        [576, 442, 24, 128],
      ],
      C.ink,
    ),
    rect(94, 442, 482, 98, "#0e1013"),
    poly(
      [
        [226, 384],
        [410, 384],
        [428, 416],
        [208, 416],
      ],
      C.white,
    ),
    path("M256 394H300M316 394H352M246 406H280M296 406H330M346 406H380", "none", {
      stroke: C.accent,
      "stroke-width": 6,
    }),
    arm(
      [
        [380, 345],
        [440, 385],
        [384, 398],
      ],
      34,
      { cloth: C.ink, skin: 2, bare: false },
    ),
    arm(
      [
        [64, 370],
        [66, 394],
        [130, 398],
      ],
      34,
      { cloth: C.accent, skin: 1 },
    ),
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
    arm(
      [
        [704, 372],
        [660, 432],
        [606, 406],
      ],
      38,
      { cloth: "#5f78ee", skin: 2 },
    ),
    arm(
      [
        [836, 372],
        [850, 450],
        [716, 456],
      ],
      38,
      { cloth: "#5f78ee", skin: 2 },
    ),
  );
}

function scoreboardFreeze() {
  const solved = ["ggggrg", "gggg.r", "ggrg.g", "g.ggr.", "gr.g..", "g...r."];
  const cells = { g: [], r: [], ".": [] };
  solved.forEach((row, j) =>
    Array.from(row, (state, i) => cells[state].push([216 + i * 66, 54 + j * 54, 60, 42])),
  );
  const hidden = [];
  solved.forEach((_, j) => [0, 1, 2].forEach((i) => hidden.push([642 + i * 66, 54 + j * 54, 60, 42])));
  let hatch = "";
  for (let x = 642; x < 834 + 318; x += 30)
    hatch += `M${Math.min(x, 834)} ${54 + Math.max(0, x - 834)}L${Math.max(642, x - 312)} ${Math.min(366, 54 + x - 642)}`;
  const crowd = [
    [60, 500, { hair: "curly", cloth: C.accent, skin: 0 }],
    [196, 482, { hair: "long", cloth: C.amber, skin: 2, colour: "brown" }],
    [336, 504, { hair: "turban", wrap: C.rose, cloth: C.green, skin: 1 }],
    [480, 486, { hair: "tail", cloth: C.paper, skin: 3 }],
    [622, 504, { hair: "crop", cloth: C.red, skin: 0 }],
    [762, 484, { hair: "hijab", wrap: C.sky, cloth: C.accent, skin: 2 }],
    [900, 502, { hair: "bob", cloth: C.leaf, skin: 1, colour: "brown" }],
  ];
  scene(
    "scoreboard-freeze",
    C.slate,
    "#3a4049",
    rect(96, 24, 768, 372, C.ink),
    blocks(
      solved.map((_, j) => [120, 54 + j * 54, 84 - j * 9, 42]),
      C.paper,
    ),
    blocks(cells.g, C.leaf),
    blocks(cells.r, C.rose),
    blocks(cells["."], C.night),
    blocks(hidden, C.accent),
    path(hatch, "none", { stroke: C.sky, "stroke-width": 6 }),
    line(
      [
        [624, 36],
        [624, 384],
      ],
      C.amber,
      6,
    ),
    crowd.map(([x, y, look]) => figure(x, y, 44, { face: "back", drop: 40, ...look })),
  );
}

function prizeGiving() {
  const windows = [];
  for (let j = 0; j < 2; j += 1)
    for (let i = 0; i < 6; i += 1)
      if (j === 0 || (i !== 2 && i !== 3)) windows.push([96 + i * 132, 84 + j * 126, 108, 84]);
  scene(
    "prize-giving",
    C.sky,
    "#8da3fb",
    rect(60, 48, 840, 492, C.paper),
    rect(36, 30, 888, 24, C.ink),
    grid(840, 486, 60, C.rule, { x: 60, y: 54 }),
    blocks(windows, C.accent),
    path(windows.map(([x, y]) => `M${x + 54} ${y}v84`).join(""), "none", {
      stroke: C.paper,
      "stroke-width": 5,
    }),
    rect(372, 192, 216, 348, C.ink),
    rect(0, 540, W, 60, C.grey),
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
    [
      [270, 270, C.paper],
      [690, 270, C.paper],
      [480, 230, C.paper],
    ].map(([x, y, ribbon]) => [
      line(
        [
          [x - 34, y + 76],
          [x, y + 140],
          [x + 34, y + 76],
        ],
        ribbon,
        12,
      ),
      circle(x, y + 152, 25, C.amber),
      circle(x, y + 152, 14, "none", { stroke: C.brown, "stroke-width": 4 }),
    ]),
    rect(300, 420, 360, 156, C.white, { stroke: C.ink, "stroke-width": 6 }),
    rect(318, 438, 324, 120, "none", { stroke: C.accent, "stroke-width": 3 }),
    blocks([[390, 462, 180, 18]], C.ink),
    blocks(
      [
        [360, 498, 240, 9],
        [390, 519, 130, 9],
      ],
      C.grey,
    ),
    circle(590, 528, 18, C.red),
    arm(
      [
        [192, 388],
        [200, 500],
        [302, 512],
      ],
      40,
      { cloth: C.red, skin: 0 },
    ),
    arm(
      [
        [768, 388],
        [760, 500],
        [658, 512],
      ],
      40,
      { cloth: C.green, skin: 2 },
    ),
    arm(
      [
        [402, 346],
        [360, 400],
        [392, 424],
      ],
      38,
      { cloth: "#5f78ee", skin: 3 },
    ),
    arm(
      [
        [558, 346],
        [600, 400],
        [568, 424],
      ],
      38,
      { cloth: "#5f78ee", skin: 3 },
    ),
  );
}

function chaiBreak() {
  const cup = (x, y, s) => [
    poly(
      [
        [x + 16 * s, y],
        [x - 130 * s, y],
        [x - 100 * s, y - 14 * s],
        [x + 12 * s, y - 20 * s],
      ],
      "#0003",
    ),
    poly(
      [
        [x, y - 84 * s],
        [x + 72 * s, y - 84 * s],
        [x + 60 * s, y],
        [x + 12 * s, y],
      ],
      C.white,
    ),
    poly(
      [
        [x + 4 * s, y - 56 * s],
        [x + 68 * s, y - 56 * s],
        [x + 64 * s, y - 24 * s],
        [x + 8 * s, y - 24 * s],
      ],
      C.red,
    ),
    rect(x - 5 * s, y - 90 * s, 82 * s, 9 * s, C.white),
    rect(x + 4 * s, y - 97 * s, 64 * s, 8 * s, C.brown),
    path(
      [22, 50]
        .map(
          (dx) =>
            `M${n(x + dx * s)} ${n(y - 106 * s)}q${n(-12 * s)} ${n(-14 * s)} 0 ${n(-28 * s)}t0 ${n(-28 * s)}`,
        )
        .join(""),
      "none",
      { stroke: C.white, "stroke-width": 6 * s },
    ),
  ];
  const laptop = (x, y, s, screen) => [
    poly(
      [
        [x, y],
        [x - 140 * s, y],
        [x - 110 * s, y - 12 * s],
        [x, y - 28 * s],
      ],
      "#0003",
    ),
    rect(x, y - 138 * s, 192 * s, 126 * s, C.ink),
    rect(x + 10 * s, y - 128 * s, 172 * s, 106 * s, screen),
    blocks(
      [
        [24, 112, 70],
        [40, 92, 100],
        [40, 72, 64],
        [24, 52, 44],
      ].map(([dx, dy, w]) => [x + dx * s, y - dy * s, w * s, 10 * s]),
      screen === C.night ? C.leaf : C.accent,
    ),
    poly(
      [
        [x - 24 * s, y],
        [x, y - 16 * s],
        [x + 192 * s, y - 16 * s],
        [x + 216 * s, y],
      ],
      C.grey,
    ),
  ];
  const windows = [];
  for (let j = 0; j < 4; j += 1)
    for (let i = 0; i < 4; i += 1) windows.push([36 + i * 72, 36 + j * 66, 42, 42]);
  scene(
    "chai-break",
    "#ffb36b",
    "#f5a55a",
    circle(690, 220, 132, C.sand),
    rect(0, 0, 330, 320, "#7a2f1c"),
    blocks(windows, C.amber),
    rect(312, 0, 36, 320, "#5c2113"),
    rect(0, 312, W, 72, "#f4dcb8"),
    rect(0, 384, W, 24, "#c98b5c"),
    rect(0, 408, W, 66, "#f4dcb8"),
    rect(0, 474, W, 26, "#c98b5c"),
    rect(0, 500, W, 76, "#f4dcb8"),
    rect(0, 576, W, 24, "#c98b5c"),
    laptop(470, 360, 0.9, C.wash),
    cup(800, 362, 0.72),
    cup(852, 366, 0.72),
    laptop(110, 452, 1.05, C.night),
    cup(396, 452, 0.9),
    cup(40, 560, 1.1),
    laptop(560, 552, 1.2, C.wash),
    cup(846, 560, 1.1),
  );
}

firstContest();
whiteboardNight();
syntaxSiegeOpening();
teamOfThree();
genesisAlumni();
scoreboardFreeze();
prizeGiving();
chaiBreak();
