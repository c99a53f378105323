import { Flag, HexColour, PictureFile } from "./content-rules.js";

/** `look.json`: what the pages look like, besides what the product draws itself. */
export class LookContent {
  @Flag()
  sample!: boolean;

  /**
   * The club's colour; links, buttons and similar elements use readable shades of this colour. Null for the default
   * colour.
   */
  @HexColour({ optional: true })
  accent!: string | null;

  /** A square picture in the place of the product's mark. */
  @PictureFile({ optional: true })
  mark!: string | null;
}
