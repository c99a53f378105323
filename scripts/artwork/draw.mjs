/**
 * The illustrators' kit: one palette and a handful of shapes, all plain strings of SVG.
 * Every generator in this folder uses it, so the pictures share colours, hairlines and people.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {readonly [number, number]} Point */
/** @typedef {readonly [number, number, number, number]} Block x, y, width, height */
/** @typedef {Readonly<Record<string, string | number>>} More further attributes */
/** @typedef {string | false | undefined | readonly unknown[]} Part shapes, in lists as deep as you like; false and undefined are left out */

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), "../../frontend/public");

/** From frontend/src/shared/ui/theme.css. */
export const C = {
  paper: "#f4f4ef",
  white: "#fff",
  rule: "#d6d6cc",
  ink: "#14161a",
  night: "#1e2229",
  slate: "#2c313a",
  soft: "#52565e",
  grey: "#a9afb9",
  accent: "#1a38d6",
  deep: "#10249a",
  wash: "#e5e9ff",
  sky: "#9db1ff",
  amber: "#ffc55c",
  brown: "#7d4b00",
  sand: "#ffefcf",
  green: "#0b6330",
  leaf: "#6fdb97",
  mint: "#dcf3e2",
  red: "#ad1a1a",
  rose: "#ff9a92",
};

export const SKIN = /** @type {const} */ (["#84522f", "#a0673c", "#bd8250", "#dba573"]);
/** @typedef {0 | 1 | 2 | 3} Tone a place in SKIN */

/** At most one decimal, no trailing zeros. @param {number} value */
export const n = (value) => String(Math.round(value * 10) / 10);

/** @param {More} more */
const attributes = (more) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value) : value}"`)
    .join("");

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {More} [more] */
export const rect = (x, y, width, height, fill, more = {}) =>
  `<rect${attributes({ ...(x ? { x } : {}), ...(y ? { y } : {}), width, height, fill, ...more })}/>`;

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {More} [more] */
export const circle = (cx, cy, r, fill, more = {}) => `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

/** @param {string} d @param {string} fill @param {More} [more] */
export const path = (d, fill, more = {}) => `<path${attributes({ d, fill, ...more })}/>`;

/** @param {string | readonly Point[]} points as SVG writes them, "0,0 30,60", or as pairs */
const through = (points) =>
  typeof points === "string"
    ? points.replaceAll(" ", "L").replaceAll(",", " ")
    : points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");

/** Pairs from "0,0 30,60". @param {string} text */
export const pairs = (text) =>
  text.split(" ").map((one) => {
    const [x = 0, y = 0] = one.split(",").map(Number);
    return /** @type {Point} */ ([x, y]);
  });

/** The lines between named nodes, two letters a line. @param {Readonly<Record<string, Point>>} nodes @param {string} list */
export const edges = (nodes, list) =>
  list
    .split(" ")
    .map((ends) => `M${Array.from(ends, (node) => (nodes[node] ?? []).join(" ")).join("L")}`)
    .join("");

/** `count` things, by number. @template T @param {number} count @param {(i: number) => T} make */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** A closed shape. @param {string | readonly Point[]} points @param {string} fill @param {More} [more] */
export const poly = (points, fill, more = {}) => path(`M${through(points)}Z`, fill, more);

/** An open line. @param {string | readonly Point[]} points @param {string} stroke @param {number} width @param {More} [more] */
export const line = (points, stroke, width, more = {}) =>
  path(`M${through(points)}`, "none", { stroke, "stroke-width": width, ...more });

/** @param {More} more @param {Part[]} parts */
export const group = (more, ...parts) => `<g${attributes(more)}>\n${flat(parts)}\n</g>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h */
const block = (x, y, w, h) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

/** Many rectangles of one colour as one path. @param {string | readonly Block[]} list "x,y,w,h x,y,w,h" or quadruples @param {string} fill */
export function blocks(list, fill) {
  const all =
    typeof list === "string"
      ? list
          .split(" ")
          .map((one) => /** @type {Block} */ (/** @type {unknown} */ (one.split(",").map(Number))))
      : list;
  return path(all.map((one) => block(...one)).join(""), fill);
}

/**
 * The visible grid.
 * @param {number} width @param {number} height @param {number} step @param {string} stroke
 * @param {{ x?: number, y?: number, weight?: number }} [place]
 */
export function grid(width, height, step, stroke, { x = 0, y = 0, weight = 1.5 } = {}) {
  let d = "";
  for (let at = x + step; at < x + width; at += step) d += `M${n(at)} ${n(y)}v${n(height)}`;
  for (let at = y + step; at < y + height; at += step) d += `M${n(x)} ${n(at)}h${n(width)}`;
  return path(d, "none", { stroke, "stroke-width": weight });
}

/** Bits of a 3 by 5 face for each digit that is needed, a row at a time from the top. */
const FACES = {
  0: [7, 5, 5, 5, 7],
  1: [2, 6, 2, 2, 7],
  2: [7, 1, 7, 4, 7],
  3: [7, 1, 7, 1, 7],
  4: [5, 5, 7, 1, 1],
};

/** A digit built of square cells, 3 wide and 5 high. @param {keyof typeof FACES} figure @param {number} x @param {number} y @param {number} cell @param {string} fill */
export const digit = (figure, x, y, cell, fill) =>
  blocks(
    FACES[figure].flatMap((row, down) =>
      [0, 1, 2]
        .filter((across) => row & (4 >> across))
        .map((across) => /** @type {Block} */ ([x + across * cell, y + down * cell, cell, cell])),
    ),
    fill,
  );

/** @param {Part} part @returns {string} */
const flat = (part) => {
  if (!part) return "";
  if (typeof part === "string") return part;
  return part
    .map((one) => flat(/** @type {Part} */ (one)))
    .filter(Boolean)
    .join("\n");
};

/** Writes one picture below frontend/public. @param {string} name @param {number} width @param {number} height @param {Part[]} parts */
export function save(name, width, height, ...parts) {
  const file = join(PUBLIC, name);
  mkdirSync(dirname(file), { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${flat(parts)}\n</svg>\n`;
  writeFileSync(file, svg);
  return svg.length;
}
