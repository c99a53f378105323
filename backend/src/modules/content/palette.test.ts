import { contrast, paletteOf } from "./palette.js";

const BACKGROUNDS = { light: ["#f4f4ef", "#ffffff", "#eaeae3"], dark: ["#0e1013", "#16191e", "#1e2229"] };

test.each([
  "#1a38d6",
  "#ffff00",
  "#ffffff",
  "#000000",
  "#ff0000",
  "#00ff00",
  "#0b6330",
  "#808080",
  "#ff69b4",
])("links, buttons and marked rows in shades of %s can be read in both themes", (colour) => {
  const { accent, accentStrong, accentWash, onAccent } = paletteOf(colour);
  for (const theme of ["light", "dark"] as const) {
    for (const background of [...BACKGROUNDS[theme], accentWash[theme]]) {
      expect(contrast(accent[theme], background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accentStrong[theme], background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(onAccent[theme], accent[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

test("a colour that can be read stays as the club has it", () => {
  expect(paletteOf("#0b6330").accent.light).toBe("#0b6330");
});
