import { Flag, HexColour, PictureFile } from "./content-rules.js";

/** `look.json`: the visual settings that a club can choose. */
export class LookContent {
  @Flag()
  sample!: boolean;

  /**
   * The club's colour, or null for the default colour. Links, buttons and similar elements have readable shades of
   * this colour.
   */
  @HexColour({ optional: true })
  accent!: string | null;

  /** A square picture that replaces the product's logo. */
  @PictureFile({ optional: true })
  mark!: string | null;
}
