import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BREAKPOINTS } from "../timings";

type Theme = "light" | "dark";

const SHEET = readFileSync(join(__dirname, "theme.css"), "utf8");

/** Each token's light and dark colour, read from the style sheet itself. */
const TOKENS = new Map(
  Array.from(
    SHEET.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g),
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }] as const,
  ),
);

/** Returns the WCAG 2.2 relative luminance of a #rrggbb colour. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, background: string, theme: Theme): number {
  const [high = 0, low = 0] = [front, background]
    .map((name) => luminance(TOKENS.get(name)?.[theme] ?? ""))
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["paper", "surface", "sunken"];
const TEXT_PAIRS = [
  ...["ink", "soft", "accent"].flatMap((front) => GROUNDS.map((background) => [front, background])),
  ...["bad", "good"].flatMap((front) => ["paper", "surface"].map((background) => [front, background])),
  ...["idle", "pending", "good", "bad"].map((status) => [status, `${status}-wash`]),
  ["ink", "accent-wash"],
  ["soft", "accent-wash"],
  ["accent-strong", "accent-wash"],
  ["ink", "bad-wash"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-bad", "bad"],
  ["paper", "ink"],
] as [string, string][];
const CONTROL_PAIRS = ["outline", "accent", "bad"].flatMap((front) =>
  ["paper", "surface"].map((background): [string, string] => [front, background]),
);

describe.each<Theme>(["light", "dark"])("%s", (theme) => {
  test.each(TEXT_PAIRS)("text in %s on %s has 4.5:1", (front, background) => {
    expect(contrast(front, background, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)("a control's edge in %s on %s has 3:1", (front, background) => {
    expect(contrast(front, background, theme)).toBeGreaterThanOrEqual(3);
  });
});

test("scripts and the style sheet break at the same widths", () => {
  const inSheet = Array.from(SHEET.matchAll(/--breakpoint-(\w+): (\d+)rem/g), ([, name, rem]) => [
    name,
    Number(rem) * 16,
  ]);
  expect(Object.fromEntries(inSheet)).toEqual(BREAKPOINTS);
});
