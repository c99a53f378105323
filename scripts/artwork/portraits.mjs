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
import { C, SKIN, circle, grid, path, rect, save } from "./draw.mjs";
import { GLASSES, LONG, SHORT, SMILES, clothes, eyes } from "./portrait-parts.mjs";

/** @import { Tone } from "./draw.mjs" */
/** @import { Kind, Style } from "./portrait-parts.mjs" */

const CONTENT = join(dirname(fileURLToPath(import.meta.url)), "../../frontend/content");

/** @typedef {{ members: { profileImage?: string }[], testimonials: { image?: string }[], profileImage?: string }} Content what is used of a file */
/** @param {string} file @returns {Content} */
const read = (file) => /** @type {Content} */ (JSON.parse(readFileSync(join(CONTENT, file), "utf8")));

/** Head of hair: m short, f long, t turban, h hijab. In the order of each list. @type {Readonly<Record<string, string>>} */
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
/** @type {Readonly<Record<string, Style>>} */
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

/** The neck, in the shadow of each skin. */
const SHADE = /** @type {const} */ (["#63391f", "#824f2b", "#a36c3f", "#c48c5a"]);
const HAIR = /** @type {const} */ ([C.ink, "#2a1a12", C.ink, "#3b2416", C.ink, "#2a1a12"]);
/** Grounds, each with its grid. */
const GROUNDS = /** @type {const} */ ([
  [C.sky, "#8da3fb"],
  [C.amber, "#f2b548"],
  ["#d6d6cc", "#c9c9be"],
  [C.accent, "#2d49dd"],
  ["#bfe6cc", "#aedcbd"],
  ["#f2b8a8", "#e9a893"],
]);
const CLOTHS = [C.paper, C.red, C.accent, C.green, C.ink, C.amber, "#5f78ee", "#b5532f"];
const BRIGHT = new Set([C.paper, C.amber]);

const HEAD = "M29 38C29 20 67 20 67 38V49C67 60 58 68 48 68S29 60 29 49Z";

/**
 * @typedef {object} Person
 * @property {string} look
 * @property {Style} style
 * @property {Tone} skin
 * @property {0 | 1 | 2 | 3 | 4 | 5} ground
 * @property {string} cloth
 * @property {string} wrap
 * @property {Kind} kind
 * @property {0 | 1 | 2} smile
 * @property {0 | 1 | undefined} glasses
 * @property {boolean} beard
 * @property {string} [hairColour]
 */

/** @param {string} file @param {Person} person */
function portrait(
  file,
  { look, style: dealt, skin, ground, cloth, wrap, kind, smile, glasses, beard, hairColour },
) {
  const id = file.replace(/^.*\/|\.svg$/g, "");
  const style = STYLE[id] ?? dealt;
  const tone = SKIN[skin];
  const shade = SHADE[skin];
  const hair = hairColour ?? HAIR[style];
  const accent = look === "f" && kind > 3 && ground !== 1 ? C.amber : C.paper;
  const dark = ground === 3 ? C.ink : C.accent;
  const second = BRIGHT.has(cloth) ? dark : accent;
  const [paper, rule] = GROUNDS[ground];
  const scarf = wrap === paper ? C.paper : wrap;
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
      : SMILES[smile],
  ];
  return save(
    `media/${file}`,
    96,
    96,
    rect(0, 0, 96, 96, paper),
    grid(96, 96, 24, rule, { weight: 1 }),
    look === "h" && path("M24 48C18 22 34 10 48 10S78 22 72 48L76 80H20Z", scarf),
    look === "f" && path(back, hair),
    clothes(kind, cloth, second, shade),
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

/**
 * One of the choices, by number, round and round.
 * @template T
 * @param {readonly T[]} choices
 * @param {number} turn
 */
const pick = (choices, turn) => /** @type {T} */ (choices[turn % choices.length]);

const STYLES = /** @type {const} */ ([0, 1, 2, 3, 4, 5]);
const TONES = /** @type {const} */ ([0, 1, 2, 3]);

/** @param {string} look @param {number} turn @returns {Kind} */
const kindOf = (look, turn) =>
  look === "h" ? 3 : look === "f" ? pick([0, 4, 2, 3, 1], turn) : pick(TONES, turn);

/**
 * What somebody is dealt: `place` in their list, `deck` the list's number, `seat` among those of the same look.
 * @param {string} look @param {number} place @param {number} deck @param {number} seat
 * @returns {Person}
 */
function deal(look, place, deck, seat) {
  const long = look === "f";
  const ground = pick(STYLES, place * 5 + deck * 2);
  let cloth = (place * 3 + deck) % CLOTHS.length;
  while (pick(CLOTHS, cloth) === GROUNDS[ground][0]) cloth += 1;
  const turn = place * 7 + deck * 5;
  return {
    look,
    style: pick(STYLES, seat + deck * (long ? 5 : 1)),
    skin: pick(TONES, turn + (place >> 2)),
    ground,
    cloth: pick(CLOTHS, cloth),
    wrap: pick(CLOTHS, cloth + 3),
    kind: kindOf(look, seat + deck),
    smile: pick([0, 1, 2], turn),
    glasses: turn % 4 === 1 ? pick([0, 1], place + deck) : undefined,
    beard: look === "m" && (seat + deck) % 3 === 2,
  };
}

/** @type {[string, (string | undefined)[]][]} */
const lists = [
  ...readdirSync(join(CONTENT, "members"))
    .sort()
    .map(
      (name) =>
        /** @type {[string, (string | undefined)[]]} */ ([
          `members/${name}`,
          read(`members/${name}`).members.map((one) => one.profileImage),
        ]),
    ),
  ["testimonials.json", read("testimonials.json").testimonials.map((one) => one.image)],
];

const sizes = lists.flatMap(([list, files], deck) =>
  files.map((file, place) => {
    const looks = LOOKS[list] ?? "";
    const look = looks[place] ?? "m";
    const seat = Array.from(looks.slice(0, place)).filter((one) => one === look).length;
    return file?.endsWith(".svg") ? portrait(file, deal(look, place, deck, seat)) : 0;
  }),
);

sizes.push(
  portrait(read("faculty.json").profileImage ?? "faculty.svg", {
    look: "f",
    style: 2,
    skin: 2,
    ground: 0,
    cloth: C.green,
    wrap: C.amber,
    kind: 4,
    smile: 0,
    glasses: 0,
    beard: false,
    hairColour: "#4d4f55",
  }),
);

console.log(`${sizes.filter(Boolean).length} portraits, the largest ${Math.max(...sizes)} bytes`);
