/** The product's own colour on light backgrounds (frontend/src/shared/ui/theme.css). */
const PRODUCT_ACCENT = "#1a38d6";

/** The club's colours and mark for drawings. */
export interface DrawnLook {
  /** The accent colour as #rrggbb, readable on white. */
  readonly accent: string;
  /** A square PNG, "product" for the product's own mark, or "none" where the club's mark cannot be drawn. */
  readonly mark: Buffer | "product" | "none";
}

/** The look for a club that has not chosen one. */
export const PRODUCT_LOOK: DrawnLook = { accent: PRODUCT_ACCENT, mark: "product" };

/** The product's mark: a scoreboard's bars on a square field of 32 by 32. Each bar is left, top, width, height. */
export const PRODUCT_MARK = {
  size: 32,
  bars: [
    [5, 13, 6, 14],
    [13, 6, 6, 21],
    [21, 17, 6, 10],
  ],
} as const;

/** Returns a colour written #rrggbb as a number. */
export function colourNumber(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}
