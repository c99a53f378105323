/**
 * `npm run fonts`: reduces the two font families to the characters and weights that the site uses. Writes them to
 * frontend/src/shared/ui/fonts, where they are committed. fonts.css lists the same character ranges. Must be run again
 * after an update of the font packages. Other characters, in users' texts, are drawn with the system's font.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { ROOT } from "./lib/paths.mjs";

const TARGET = `${ROOT}frontend/src/shared/ui/fonts`;
const PACKAGES = `${ROOT}node_modules/@fontsource-variable`;

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ASCII = range(0x20, 0x7e);
const PUNCTUATION = "\u00a0·×–—‘’“”•…€™←↑→↓−";

const FONTS = [
  {
    name: "archivo",
    source: "archivo/files/archivo-latin-wght-normal.woff2",
    text: ASCII + PUNCTUATION,
    weights: { min: 400, max: 800 },
  },
  // Accented letters, which are only fetched by the few pages that have them.
  {
    name: "archivo-accents",
    source: "archivo/files/archivo-latin-wght-normal.woff2",
    text: range(0xa1, 0xb6) + range(0xb8, 0xd6) + range(0xd8, 0xff) + "ıŒœ",
    weights: { min: 400, max: 800 },
  },
  {
    name: "jetbrains-mono",
    source: "jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    text: ASCII + PUNCTUATION,
    weights: { min: 400, max: 700 },
  },
];

mkdirSync(TARGET, { recursive: true });
for (const { name, source, text, weights } of FONTS) {
  const whole = readFileSync(`${PACKAGES}/${source}`);
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: { ...weights, default: weights.min } },
    noLayoutClosure: true, // Leaves out glyphs for code ligatures, which the site turns off.
  });
  writeFileSync(`${TARGET}/${name}.woff2`, subset);
  console.log(`${name}: ${String(whole.length)} bytes became ${String(subset.length)}`);
}
