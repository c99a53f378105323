import { Flag, HexColour, PictureFile } from "./content-rules.js";

/** `look.json`: the parts of the pages' look that a club can choose. */
export class LookContent {
  @Flag()
  sample!: boolean;

  /**
   * The club's colour. Links, buttons and similar elements use readable shades of this colour. Null for the default
   * colour.
   */
  @HexColour({ optional: true })
  accent!: string | null;

  /** A square picture that replaces the product's mark. */
  @PictureFile({ optional: true })
  mark!: string | null;
}
