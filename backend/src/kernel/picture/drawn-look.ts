/** The default accent on light backgrounds (frontend/src/shared/ui/theme.css). */
const PRODUCT_ACCENT = "#1a38d6";

/** The club's accent colour and logo for drawings. */
export interface DrawnLook {
  /** The accent colour as #rrggbb, readable on white. */
  readonly accent: string;
  /** A square PNG, "product" for the product's logo, or "none" if the club's logo cannot be drawn. */
  readonly mark: Buffer | "product" | "none";
}

/** The default look, for a club without its own. */
export const PRODUCT_LOOK: DrawnLook = { accent: PRODUCT_ACCENT, mark: "product" };

/** The product's logo: a scoreboard's bars on a 32 by 32 square. Each bar is [left, top, width, height]. */
export const PRODUCT_MARK = {
  size: 32,
  bars: [
    [5, 13, 6, 14],
    [13, 6, 6, 21],
    [21, 17, 6, 10],
  ],
} as const;

/** Parses a colour like #rrggbb into a number. */
export function colourNumber(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}
