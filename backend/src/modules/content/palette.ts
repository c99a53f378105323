import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/** A colour for the light theme and one for the dark theme, as #rrggbb. */
interface Shades {
  readonly light: string;
  readonly dark: string;
}

/** The colours of the pages, derived from a club's colour. */
export interface Palette {
  readonly accent: Shades;
  readonly accentStrong: Shades;
  readonly accentWash: Shades;
  readonly onAccent: Shades;
}

/** Minimum contrast between normal-size text and its background (WCAG 2.2, success criterion 1.4.3). */
const LEGIBLE = 4.5;
/** The change of lightness between two attempts, on a scale from 0 to 1. */
const STEP = 0.01;
/** The backgrounds behind links (frontend/src/shared/ui/theme.css: paper, surface, sunken). */
const BACKGROUNDS = {
  light: ["#f4f4ef", "#ffffff", "#eaeae3"],
  dark: ["#0e1013", "#16191e", "#1e2229"],
} as const;

const oklch = converter("oklch");

/**
 * Returns shades of a colour that are readable in both themes. Keeps the hue. Makes the colour darker for the light
 * theme, and lighter for the dark theme, until it is readable. Works in OKLCH, where a step of lightness looks the same
 * for every hue.
 * @param colour #rrggbb
 */
export function paletteOf(colour: string): Palette {
  const chosen = oklch(colour) ?? { mode: "oklch", l: 0.5, c: 0 };
  const wash = { light: shade(chosen, 0.93, 0.03), dark: shade(chosen, 0.27, 0.06) };
  const light = legible(chosen, Math.min(chosen.l, 0.6), -STEP, [...BACKGROUNDS.light, wash.light]);
  const dark = legible(chosen, Math.max(chosen.l, 0.72), STEP, [...BACKGROUNDS.dark, wash.dark], 0.13);
  return {
    accent: { light, dark },
    accentStrong: { light: shifted(light, -0.12), dark: shifted(dark, 0.09) },
    accentWash: wash,
    onAccent: { light: "#ffffff", dark: shade(chosen, 0.17, 0.05) },
  };
}

/** Returns the contrast between a text and its background, from 1 to 21. */
export function contrast(text: string, background: string): number {
  return wcagContrast(text, background);
}

/**
 * Returns the first shade, starting at `lightness`, that is readable on all backgrounds. If there is none, returns
 * black or white.
 */
function legible(
  colour: Oklch,
  lightness: number,
  step: number,
  backgrounds: readonly string[],
  mostChroma = colour.c,
): string {
  for (let l = lightness; l > 0 && l < 1; l += step) {
    const tried = shade(colour, l, mostChroma);
    if (backgrounds.every((background) => wcagContrast(tried, background) >= LEGIBLE)) return tried;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

function shifted(colour: string, by: number): string {
  const from = oklch(colour) ?? { mode: "oklch", l: 0.5, c: 0 };
  return shade(from, Math.min(Math.max(from.l + by, 0.05), 0.97), from.c);
}

function shade(colour: Oklch, l: number, mostChroma: number): string {
  return formatHex(clampChroma({ ...colour, l, c: Math.min(colour.c, mostChroma) }, "oklch"));
}
