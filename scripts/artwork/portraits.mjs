/**
 * Drawn avatars, 96 by 96, for everybody in frontend/content who names an image: `node scripts/artwork/portraits.mjs`.
 *
 * The same content gives the same files, every time. People are dealt hair, skin, clothes and ground in the order of their list, so that neighbours
 * on a page differ; LOOKS says who wears what on the head. Somebody added to the content and not to LOOKS is dealt a short-haired head.
 * A file that was replaced by a photograph is left alone: only names ending in .svg are written.
 */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { C, SKIN, circle, grid, line, path, poly, rect, save } from "./draw.mjs";

const CONTENT = join(dirname(fileURLToPath(import.meta.url)), "../../frontend/content");
const read = (file) => JSON.parse(readFileSync(join(CONTENT, file), "utf8"));

/** Head of hair: m short, f long, t turban, h hijab. In the order of each list. */
const LOOKS = {
  "members/2018-22.json": "mhtfmfmmfmfm",
  "members/2019-23.json": "fmftfmfmfmfm",
  "members/2020-24.json": "fmmfmfmhfmmf",
  "members/2021-25.json": "fmfmfmfmfmfm",
  "members/2022-26.json": "fmhmfmfmtmfm",
  "members/2023-27.json": "fthmfmfmfmfm",
  "members/2024-28.json": "mfmfmhfmmfmf",
  "testimonials.json": "fmfmfmffmff",
};

/** Who wears a bindi, and whose hair is not left to the deal. By the file's name. */
const BINDI = new Set([
  "divya-subramanian",
  "revathi-pillai",
  "pooja-yadav",
  "keerthana-gowda",
  "meenakshi-iyer",
  "snigdha-das",
]);
const STYLE = {
  "pooja-yadav": 3,
  "lalremruati-hmar": 1,
  "jasleen-kaur-bhatia": 5,
  "snigdha-das": 2,
  "deepthi-rao": 1,
  "puja-tudu": 5,
  "meghna-nair": 5,
  "simran-bedi": 0,
  "dolly-basumatary": 3,
};

const SHADE = { [SKIN[0]]: "#63391f", [SKIN[1]]: "#824f2b", [SKIN[2]]: "#a36c3f", [SKIN[3]]: "#c48c5a" };
const HAIR = [C.ink, "#2a1a12", C.ink, "#3b2416"];
const GROUNDS = [C.sky, C.amber, "#d6d6cc", C.accent, "#bfe6cc", "#f2b8a8"];
const RULES = ["#8da3fb", "#f2b548", "#c9c9be", "#2d49dd", "#aedcbd", "#e9a893"];
const CLOTHS = [C.paper, C.red, C.accent, C.green, C.ink, C.amber, "#5f78ee", "#b5532f"];
const BRIGHT = new Set([C.paper, C.amber]);

const HEAD = "M29 38C29 20 67 20 67 38V49C67 60 58 68 48 68S29 60 29 49Z";

/** Hair: what hangs behind the head, and what lies on it. */
const SHORT = [
  ["", "M27 44V36C27 16 69 16 69 36V44H66L63 33H37L30 44Z"],
  [
    "",
    "M27 44V36C26 20 40 14 52 16C66 15 70 26 69 44H66C66 38 64 35 61 33C50 34 42 32 38 28C37 34 33 37 30 44Z",
  ],
  ["", "M28 38C26 22 36 18 48 18S70 22 68 38L64 30H32Z"],
  [
    "",
    "M28 44C22 38 24 30 28 28C28 20 36 17 41 18C46 12 55 14 58 18C66 17 71 24 69 29C74 34 72 40 68 44L65 36C61 37 58 35 57 32C53 36 46 36 43 32C40 36 36 36 33 35Z",
  ],
  ["", "M27 43C25 30 26 16 40 14H60C70 16 70 30 69 43L66 38L65 31C54 32 44 25 36 30L30 38Z"],
  ["", "M26 46V34C28 16 68 16 70 34V46L66 38L60 40L56 34L49 40L44 34L37 40L32 36Z"],
];

const LONG = [
  ["M25 38C25 10 71 10 71 38V80H25Z", "M28 48V36C28 16 68 16 68 36V48C66 38 58 30 48 25C38 30 30 38 28 48Z"],
  ["M24 40C22 10 74 10 72 40V64H24Z", "M28 40C28 16 68 16 68 40C56 38 40 37 28 40Z"],
  [
    "M48 4a10 10 0 0 1 0 21a10 10 0 0 1 0-21Z",
    "M27 46V36C27 14 69 14 69 36V46C66 34 56 32 44 27C40 32 32 36 27 46Z",
  ],
  [
    "M60 22C84 24 84 50 76 78C70 72 68 66 66 56Z",
    "M28 44C26 16 70 14 68 44C66 36 60 29 54 26C46 32 36 34 28 44Z",
  ],
  [
    "M24 34C14 38 16 50 20 54C12 62 20 76 30 76H66C76 76 84 62 76 54C80 50 82 38 72 34C70 8 26 8 24 34Z",
    "M27 44C24 30 32 18 48 18S72 30 69 44C65 42 63 38 62 34C56 35 50 32 48 29C46 32 40 35 34 34C33 38 31 42 27 44Z",
  ],
  // A plait over the shoulder, drawn last.
  [
    "M25 38C25 12 71 12 71 38V60H25Z",
    "M28 46V36C28 16 68 16 68 36V46C66 36 58 30 48 25C38 30 30 36 28 46Z",
    "M26 52c-6 4-6 9 0 12c-6 4-5 9 1 12c-5 4-4 9 2 12l2 6l4-6c6-4 5-9 1-12c5-4 4-9-1-12c5-4 3-9-2-12z",
  ],
];

const eyes = (shade) => [
  path("M37 41.500q4-3 7.500-1M51.500 40.500q3.500-2 7.500 1", "none", {
    stroke: C.ink,
    "stroke-width": 1.8,
  }),
  circle(41, 47, 2.1, C.ink),
  circle(55, 47, 2.1, C.ink),
  path("M48 47v6h-2.500", "none", { stroke: shade, "stroke-width": 1.8 }),
];

const SMILES = [
  () => path("M42 58q6 5.500 12 0", "none", { stroke: C.ink, "stroke-width": 1.8 }),
  () => path("M41 57h14c0 8-14 8-14 0Z", C.white),
  () => path("M43 58q6 4 11-1", "none", { stroke: C.ink, "stroke-width": 1.8 }),
];

const GLASSES = [
  "M34 42h12v10h-12zM50 42h12v10h-12zM46 45h4M34 45h-5M62 45h5",
  "M41 41a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM55 41a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM47 46h2M35 45h-6M61 45h6",
];

const TORSO = "M10 96C10 80 22 74 38 71H58C74 74 86 80 86 96Z";

function clothes(kind, cloth, second, skin) {
  const torso = path(TORSO, cloth);
  switch (kind) {
    case 0: // Round neck
      return [
        torso,
        path("M37 70H59C59 82 37 82 37 70Z", skin),
        path("M36 71C36 85 60 85 60 71", "none", { stroke: second, "stroke-width": 2.5 }),
      ];
    case 1: // Collared shirt
      return [
        torso,
        poly(
          [
            [39, 69],
            [57, 69],
            [48, 84],
          ],
          skin,
        ),
        poly(
          [
            [38, 68],
            [48, 84],
            [38, 88],
            [31, 73],
          ],
          second,
        ),
        poly(
          [
            [58, 68],
            [48, 84],
            [58, 88],
            [65, 73],
          ],
          second,
        ),
        line(
          [
            [48, 84],
            [48, 96],
          ],
          second,
          2,
        ),
      ];
    case 2: // Hoodie
      return [
        torso,
        path("M32 70C32 94 64 94 64 70L58 66H38Z", second),
        path("M38 69H58C58 84 38 84 38 69Z", skin),
        path("M42 84v10M54 84v10", "none", { stroke: second, "stroke-width": 2.5 }),
      ];
    case 3: // Kurta
      return [
        torso,
        path("M37 70H59L48 86Z", skin),
        path("M36 70L48 88L60 70M48 86V96", "none", { stroke: second, "stroke-width": 3 }),
      ];
    default: // Dupatta or sari, over the shoulder
      return [
        torso,
        path("M37 70H59C59 83 37 83 37 70Z", skin),
        path("M58 71C66 72 78 76 83 84L60 96H34Z", second),
        path("M60 74L44 96", "none", { stroke: cloth, "stroke-width": 2 }),
      ];
  }
}

function portrait(file, { look, style, skin, ground, cloth, kind, smile, glasses, beard, hairColour }) {
  const id = file.replace(/^.*\/|\.svg$/g, "");
  style = STYLE[id] ?? style;
  const tone = SKIN[skin];
  const shade = SHADE[tone];
  const hair = hairColour ?? HAIR[style % HAIR.length];
  const fabric = CLOTHS[cloth];
  const second = BRIGHT.has(fabric)
    ? ground === 3
      ? C.ink
      : C.accent
    : look === "f" && kind > 3 && ground !== 1
      ? C.amber
      : C.paper;
  const wrap = CLOTHS[(cloth + 3) % CLOTHS.length];
  const scarf = wrap === GROUNDS[ground] ? C.paper : wrap;
  const fold = BRIGHT.has(scarf) ? "#0003" : "#fff4";
  const [back, front, last] = look === "f" ? LONG[style] : SHORT[style];
  const body = [
    path("M40 56H56V72C56 80 40 80 40 72Z", shade),
    look !== "h" && [circle(29, 48, 4, tone), circle(67, 48, 4, tone)],
    path(HEAD, tone),
    look === "t" || beard
      ? path(
          look === "t"
            ? "M28 46C30 52 33 54 38 54H58C63 54 66 52 68 46V52C68 66 60 74 48 74S28 66 28 52Z"
            : "M29 46L33 54H63L67 46V50C67 62 58 70 48 70S29 62 29 50Z",
          hair,
        )
      : "",
    eyes(shade),
    (look === "t" || beard) && smile !== 1
      ? path("M42 58q6 5 12 0", "none", { stroke: tone, "stroke-width": 2 })
      : SMILES[smile](),
  ];
  return save(
    `media/${file}`,
    96,
    96,
    rect(0, 0, 96, 96, GROUNDS[ground]),
    grid(96, 96, 24, RULES[ground], { weight: 1 }),
    look === "h" && path("M24 48C18 22 34 10 48 10S78 22 72 48L76 80H20Z", scarf),
    look === "f" && path(back, hair),
    clothes(kind, fabric, second, shade),
    body,
    look === "h" && [
      path(
        "M26 46C22 20 36 10 48 10S74 20 70 46C70 58 66 64 62 68C78 70 80 80 80 88L48 96L16 88C16 80 18 70 34 68C30 64 26 58 26 46ZM33 42V50C33 60 40 67 48 67S63 60 63 50V42C63 26 33 26 33 42Z",
        scarf,
        {
          "fill-rule": "evenodd",
        },
      ),
      path("M34 68C42 76 60 76 74 86M62 68C58 72 52 74 46 74", "none", { stroke: fold, "stroke-width": 2 }),
    ],
    look === "t" && [
      path("M25 42C18 20 32 8 48 8S78 20 71 42C64 34 56 30 48 27C40 30 32 34 25 42Z", scarf),
      path(
        "M48 27C38 22 30 24 24 30M48 27C56 20 66 20 72 27M44 9C36 12 28 17 25 24M48 27C52 18 60 13 66 15",
        "none",
        {
          stroke: fold,
          "stroke-width": 2,
        },
      ),
    ],
    (look === "m" || look === "f") && path(front, hair),
    last && look === "f" && [path(last, hair), rect(29, 86, 7, 3, C.amber)],
    BINDI.has(id) && circle(48, 38, 1.6, C.red),
    glasses !== undefined && path(GLASSES[glasses], "none", { stroke: C.ink, "stroke-width": 1.8 }),
  );
}

/** What somebody is dealt: `place` in their list, `deck` the list's number. */
function deal(look, place, deck, seat) {
  const long = look === "f";
  const ground = (place * 5 + deck * 2) % GROUNDS.length;
  let cloth = (place * 3 + deck) % CLOTHS.length;
  while (CLOTHS[cloth] === GROUNDS[ground]) cloth = (cloth + 1) % CLOTHS.length;
  const turn = place * 7 + deck * 5;
  return {
    look,
    style: (seat + deck * (long ? 5 : 1)) % 6,
    skin: (turn + (place >> 2)) % 4,
    ground,
    cloth,
    kind: long ? [0, 4, 2, 3, 1][(seat + deck) % 5] : look === "h" ? 3 : [0, 1, 2, 3][(seat + deck) % 4],
    smile: turn % 3,
    glasses: turn % 4 === 1 ? (place + deck) % 2 : undefined,
    beard: look === "m" && (seat + deck) % 3 === 2,
  };
}

const lists = [
  ...readdirSync(join(CONTENT, "members"))
    .sort()
    .map((name) => [`members/${name}`, read(`members/${name}`).members.map((one) => one.profileImage)]),
  ["testimonials.json", read("testimonials.json").testimonials.map((one) => one.image)],
];

let largest = 0;
let count = 0;
const note = (size) => {
  largest = Math.max(largest, size);
  count += 1;
};

lists.forEach(([list, files], deck) => {
  const seats = {};
  files.forEach((file, place) => {
    const look = LOOKS[list]?.[place] ?? "m";
    const seat = (seats[look] = (seats[look] ?? -1) + 1);
    if (file?.endsWith(".svg")) note(portrait(file, deal(look, place, deck, seat)));
  });
});

note(
  portrait(read("faculty.json").profileImage, {
    look: "f",
    style: 2,
    skin: 2,
    ground: 0,
    cloth: 3,
    kind: 4,
    smile: 0,
    glasses: 0,
    hairColour: "#4d4f55",
  }),
);

// The admin dashboard's avatar stands for anybody: no face.
note(
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
    line(
      [
        [40, 73],
        [48, 84],
        [56, 73],
      ],
      C.accent,
      2.5,
    ),
    rect(44, 84, 8, 12, C.amber),
  ),
);

console.log(`${count} portraits, the largest ${largest} bytes`);
