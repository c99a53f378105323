/**
 * The illustrators' kit: one palette and a handful of shapes, all plain strings of SVG.
 * Every generator in this folder uses it, so the pictures share colours, hairlines and people.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PUBLIC = join(dirname(fileURLToPath(import.meta.url)), "../../frontend/public");

/** From frontend/src/shared/ui/theme.css, then skin, hair and cloth. */
export const C = {
  paper: "#f4f4ef",
  white: "#fff",
  sunken: "#eaeae3",
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

export const SKIN = ["#84522f", "#a0673c", "#bd8250", "#dba573"];

/** At most one decimal, no trailing zeros. */
export const n = (value) => String(Math.round(value * 10) / 10);

const attributes = (more) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value) : value}"`)
    .join("");

export const rect = (x, y, width, height, fill, more = {}) =>
  `<rect${attributes({ ...(x ? { x } : {}), ...(y ? { y } : {}), width, height, fill, ...more })}/>`;

export const circle = (cx, cy, r, fill, more = {}) => `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const path = (d, fill, more = {}) => `<path${attributes({ d, fill, ...more })}/>`;

/** A closed shape through the points. */
export const poly = (points, fill, more = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill, more);

/** An open line through the points. */
export const line = (points, stroke, width, more = {}) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`, "none", {
    stroke,
    "stroke-width": width,
    ...more,
  });

export const group = (more, ...parts) => `<g${attributes(more)}>\n${flat(parts)}\n</g>`;

/** Many equal rectangles as one path: a list of [x, y, width, height]. */
export const blocks = (list, fill, more = {}) =>
  path(list.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join(""), fill, more);

/** The visible grid. */
export function grid(width, height, step, stroke, { x = 0, y = 0, weight = 1.5 } = {}) {
  let d = "";
  for (let at = x + step; at < x + width; at += step) d += `M${n(at)} ${n(y)}v${n(height)}`;
  for (let at = y + step; at < y + height; at += step) d += `M${n(x)} ${n(at)}h${n(width)}`;
  return path(d, "none", { stroke, "stroke-width": weight });
}

/** Bits of a 3 by 5 face for each digit, a row at a time from the top. */
const FACES = {
  0: [7, 5, 5, 5, 7],
  1: [2, 6, 2, 2, 7],
  2: [7, 1, 7, 4, 7],
  3: [7, 1, 7, 1, 7],
  4: [5, 5, 7, 1, 1],
  ":": [0, 2, 0, 2, 0],
};

/** A digit built of square cells, 3 wide and 5 high. */
export function digit(figure, x, y, cell, fill) {
  const list = [];
  FACES[figure].forEach((row, down) => {
    for (let across = 0; across < 3; across += 1) {
      if (row & (4 >> across)) list.push([x + across * cell, y + down * cell, cell, cell]);
    }
  });
  return blocks(list, fill);
}

export const flat = (parts) => parts.flat(Infinity).filter(Boolean).join("\n");

/** Writes one picture below frontend/public. */
export function save(name, width, height, ...parts) {
  const file = join(PUBLIC, name);
  mkdirSync(dirname(file), { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${flat(parts)}\n</svg>\n`;
  writeFileSync(file, svg);
  return svg.length;
}
