import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../config/project-root.js";
import { type ShapedGlyph, shaperOf } from "./harfbuzz.js";
import { openTypeOf } from "./open-type.js";

/** Parts of one typeface by the letters that they have; what none has is drawn by the first. Names come in these scripts. */
const PARTS = [
  ["latin", "noto-sans/files/noto-sans-latin", /[ -\u00ff\u2000-\u206f]/],
  ["latin-ext", "noto-sans/files/noto-sans-latin-ext", /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20cf]/],
  ["devanagari", "noto-sans/files/noto-sans-devanagari", /[\p{Script=Devanagari}।॥]/u],
  ["bengali", "noto-sans-bengali/files/noto-sans-bengali-bengali", /\p{Script=Bengali}/u],
] as const;
const WEIGHTS = { regular: "400", bold: "600" } as const;
export type Weight = keyof typeof WEIGHTS;
type FontPart = (typeof PARTS)[number][0];
/** A part of the typeface in one weight, as a document knows it. */
export type FontName = `${FontPart} ${Weight}`;

/** A font's bytes, and how text is shaped in it. */
interface OpenFont {
  readonly bytes: Buffer;
  readonly shape: (text: string) => readonly ShapedGlyph[];
}

/** Read when a document first needs them: an unused script costs nothing. */
const OPEN = new Map<FontName, OpenFont>();

export function openFont(name: FontName): OpenFont {
  const known = OPEN.get(name);
  if (known) return known;
  const [part, weight] = name.split(" ") as [FontPart, Weight];
  const file = PARTS.find(([one]) => one === part)?.[1] ?? "";
  const require = createRequire(join(PROJECT_ROOT, "backend", "package.json"));
  const bytes = openTypeOf(
    readFileSync(require.resolve(`@fontsource/${file}-${WEIGHTS[weight]}-normal.woff`)),
  );
  const font = { bytes, shape: shaperOf(bytes) };
  OPEN.set(name, font);
  return font;
}

/** Neighbouring letters of one font. */
export interface FontRun {
  readonly font: FontName;
  readonly letters: string;
}

/** A text by fonts; spaces and marks stay with what is before them. */
export function runsOf(text: string, weight: Weight): FontRun[] {
  const runs: { font: FontName; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const part = PARTS.find(([, , has]) => has.test(letter))?.[0] ?? "latin";
    const font =
      last && /[\s\p{Mark}\u200c\u200d]/u.test(letter) ? last.font : (`${part} ${weight}` as const);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}
