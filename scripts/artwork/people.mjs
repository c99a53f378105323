/**
 * Stylised people for the scenes: round heads, block bodies, thick arms. Drawn at a head's radius of 10 and scaled.
 */
import { C, SKIN, circle, group, line, n, path } from "./draw.mjs";

/** @import { Point, Tone } from "./draw.mjs" */

/**
 * @typedef {object} Look
 * @property {"front" | "back"} [face]
 * @property {keyof typeof BACK} [hair]
 * @property {keyof typeof HAIR} [colour]
 * @property {Tone} [skin]
 * @property {string} [cloth]
 * @property {Point} [look] moves the eyes and the mouth, which turns the head
 * @property {keyof typeof MOUTHS} [mouth]
 * @property {string} [wrap] the cloth of a turban or hijab
 * @property {boolean} [glasses]
 * @property {number} [drop] how far the body reaches below the head's centre, in tenths of its radius
 * @property {number} [lean] in degrees
 */

const HAIR = { black: C.ink, brown: "#3b2416", grey: "#8a8d93" };

/** @param {number} drop */
const torso = (drop) => `M-17 ${n(drop)}V23C-17 16-10 13-5 13H5C10 13 17 16 17 23V${n(drop)}Z`;

/** From the front: [behind the head, on the head]. */
/** @type {Readonly<Record<keyof typeof BACK, readonly [string, string]>>} */
const FRONT = {
  short: ["", "M-10.5 1V-2C-10.5-14 10.5-14 10.5-2V1L8.500-4C3-3-3-5-6-7C-7-4-9-2-10.5 1Z"],
  crop: ["", "M-10.5 0C-12-14 12-14 10.500 0L8-5H-8Z"],
  curly: [
    "",
    "M-10 0C-15-4-12-9-10-9C-9-14-4-14-2-13C2-16 7-13 8-11C12-11 13-6 11-5C13-2 11 0 10 0L8-4C5-3 3-4 2-6C0-4-3-4-5-6C-6-4-8-3-10 0Z",
  ],
  long: [
    "M-12 0C-12-16 12-16 12 0V22H-12Z",
    "M-10.500 3V-2C-10.500-14 10.500-14 10.500-2V3C9-4 5-7 0-8C-5-7-9-4-10.500 3Z",
  ],
  bob: ["M-12 0C-13-16 13-16 12 0V11H-12Z", "M-10.500 0C-11-14 11-14 10.500 0C4-2-4-2-10.500 0Z"],
  bun: [
    "M0-20a5.500 5.500 0 0 1 0 11a5.500 5.500 0 0 1 0-11Z",
    "M-10.500 2C-12-14 12-14 10.500 2C8-5 3-6-2-8C-4-5-8-4-10.500 2Z",
  ],
  tail: [
    "M5-10C19-9 17 8 13 18C10 13 9 7 9 2Z",
    "M-10.500 2C-12-14 12-14 10.500 2C8-5 3-6-2-8C-4-5-8-4-10.500 2Z",
  ],
  turban: ["", "M-12-1C-15-12-7-18 0-18S15-12 12-1C8-6 4-8 0-9C-4-8-8-6-12-1Z"],
  hijab: [
    "M-12 2C-15-12-7-15 0-15S15-12 12 2L14 20H-14Z",
    "M-11 2C-13-10-7-14 0-14S13-10 11 2C11 7 9 10 7 12C13 14 15 18 15 22L0 26L-15 22C-15 18-13 14-7 12C-9 10-11 7-11 2ZM-8 0V3C-8 8-4 10 0 10S8 8 8 3V0C8-9-8-9-8 0Z",
  ],
};

/** From behind, over the shoulders. */
const BACK = {
  short: "M-10.500-1C-10.500-15 10.500-15 10.500-1C10.500 5 7 9 5 9H-5C-7 9-10.500 5-10.500-1Z",
  crop: "M-10.500-2C-10.500-14 10.500-14 10.500-2C10 3 8 6 6 6H-6C-8 6-10 3-10.500-2Z",
  curly:
    "M-9 7C-13 6-14 1-11-1C-15-4-12-9-10-9C-9-14-4-14-2-13C2-16 7-13 8-11C12-11 13-6 11-4C15 0 12 6 9 7C7 11-7 11-9 7Z",
  long: "M-11 0C-12-15 12-15 11 0L13 24H-13Z",
  bob: "M-11.500 0C-12-15 12-15 11.500 0L12 11H-12Z",
  bun: "M-5-11C-6-20 6-20 5-11C12-9 12 1 9 6C7 9-7 9-9 6C-12 1-12-9-5-11Z",
  tail: "M-10.500-1C-10.500-15 10.500-15 10.500-1C10.500 5 6 8 4 8L5 24L0 29L-5 24L-4 8C-6 8-10.500 5-10.500-1Z",
  turban: "M-12 3C-15-12-7-18 0-18S15-12 12 3C6 6-6 6-12 3Z",
  hijab: "M-11 2C-14-11-7-15 0-15S14-11 11 2C12 9 15 14 17 22L0 27L-17 22C-15 14-12 9-11 2Z",
};

/** @param {number} x @param {number} y @param {string} ink */
const smile = (x, y, ink) =>
  path(`M${n(x - 3)} ${n(y + 4.5)}q3 3 6 0`, "none", { stroke: ink, "stroke-width": 1.1 });
/** @param {number} x @param {number} y @param {string} ink */
const talk = (x, y, ink) => circle(x, y + 5, 2.1, ink);
/** @param {number} x @param {number} y */
const cheer = (x, y) => path(`M${n(x - 4)} ${n(y + 3)}h8c0 6-8 6-8 0Z`, C.white);
const MOUTHS = { smile, talk, cheer };

/** A figure with its head's centre at (x, y) and a head of radius r. @param {number} x @param {number} y @param {number} r @param {Look} look */
export function figure(
  x,
  y,
  r,
  {
    face = "front",
    hair = "short",
    colour = "black",
    skin = 1,
    cloth = C.accent,
    look = [0, 0],
    mouth = "smile",
    wrap = C.amber,
    glasses = false,
    drop = 60,
    lean = 0,
  },
) {
  const tone = SKIN[skin];
  const covered = hair === "turban" || hair === "hijab";
  const paint = covered ? wrap : HAIR[colour];
  const at = {
    transform: `translate(${n(x)} ${n(y)})${lean ? `rotate(${lean})` : ""}scale(${n(r / 10)})`,
  };
  const ears =
    hair !== "hijab" && r > 34 && path("M-10.500-1.500a2 2 0 0 1 0 4zM10.500-1.500a2 2 0 0 0 0 4z", tone);
  if (face === "back") {
    return group(
      at,
      path(torso(drop), cloth),
      path("M-4.500 4h9v11h-9z", tone),
      ears,
      path(BACK[hair], paint),
      hair === "turban" && path("M-11-3C-4-9 4-9 11-12", "none", { stroke: "#0003", "stroke-width": 1.2 }),
    );
  }
  const [behind, above] = FRONT[hair];
  const [dx, dy] = look;
  const eyes = `M${n(dx - 3.6)} ${n(dy)}h.01M${n(dx + 3.6)} ${n(dy)}h.01`;
  return group(
    at,
    behind && path(behind, paint),
    path(torso(drop), cloth),
    path("M-4 6h8v8C4 18-4 18-4 14z", tone),
    ears,
    circle(0, 0, 10, tone),
    hair === "turban" && path("M-10 0L-6 2.500H6L10 0C11 8 6 14 0 14S-11 8-10 0Z", C.ink),
    path(eyes, "none", { stroke: C.ink, "stroke-width": 2.2, "stroke-linecap": "round" }),
    glasses &&
      path(`M${n(dx - 6.4)} ${n(dy - 2.5)}h5.4v5h-5.4zM${n(dx + 1)} ${n(dy - 2.5)}h5.4v5h-5.4z`, "none", {
        stroke: C.ink,
        "stroke-width": 0.9,
      }),
    MOUTHS[mouth](dx, dy * 0.7, hair === "turban" && mouth !== "cheer" ? tone : C.ink),
    path(above, paint, hair === "hijab" ? { "fill-rule": "evenodd" } : {}),
  );
}

/**
 * An arm through shoulder, elbow and hand, as "x,y x,y x,y"; the sleeve ends at the elbow, or at the wrist where it is not bare.
 * @param {string} points @param {number} width @param {{ cloth: string, skin: Tone, bare?: boolean }} wear
 */
export function arm(points, width, { cloth, skin, bare = true }) {
  const tone = SKIN[skin];
  const [shoulder = "", elbow = "", hand = ""] = points.split(" ");
  const [x = 0, y = 0] = hand.split(",").map(Number);
  const round = { "stroke-linejoin": "round", "stroke-linecap": "round" };
  return [
    bare ? line(`${elbow} ${hand}`, tone, width * 0.8, round) : line(points, cloth, width, round),
    bare && line(`${shoulder} ${elbow}`, cloth, width, round),
    circle(x, y, width * 0.55, tone),
  ];
}
