import { readUploadedName } from "../../kernel/contract/uploaded-pictures.js";
import { type DrawnLook, PRODUCT_LOOK } from "../../kernel/picture/drawn-look.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { paletteOf } from "../../modules/content/palette.js";
import type { PicturesService } from "../../modules/pictures/pictures.service.js";

/** The width of the club's mark in drawings, in pixels. Large enough for print. */
const MARK_WIDTH = 192;
const UPLOADED = /^\/media\/uploads\/([^/]+)\//;

/** The part of the content that decides the club's look. */
export type ChosenLook = Pick<SiteContent, "accent" | "mark">;

/**
 * Provides the club's colour and mark for drawings. Caches both until the content names a different colour or mark. A
 * mark that could not be read is not cached.
 */
export class ClubLook {
  #last: { readonly chosen: ChosenLook; readonly look: DrawnLook } | null = null;

  constructor(
    private readonly content: () => ChosenLook,
    private readonly pictures: Pick<PicturesService, "file">,
  ) {}

  /** Returns the current look. A mark that cannot be read is left out, not replaced with the product's mark. */
  readonly now = async (): Promise<DrawnLook> => {
    const { accent, mark } = this.content();
    const { chosen, look } = this.#last ?? {};
    if (chosen && look && chosen.accent === accent && chosen.mark === mark) return look;
    const png = mark === null ? null : await this.markFile(MARK_WIDTH);
    const drawn: DrawnLook = {
      accent: accent === null ? PRODUCT_LOOK.accent : paletteOf(accent).accent.light,
      mark: mark === null ? "product" : (png ?? "none"),
    };
    if (drawn.mark !== "none") this.#last = { chosen: { accent, mark }, look: drawn };
    return drawn;
  };

  /**
   * Returns the club's mark as a PNG of one of the stored widths, or null if the club has no mark or the mark cannot be
   * read.
   */
  async markFile(width: number): Promise<Buffer | null> {
    const [, name = ""] = UPLOADED.exec(this.content().mark ?? "") ?? [];
    const uploaded = readUploadedName(name);
    return uploaded === null ? null : this.pictures.file(uploaded.name, width, "png").catch(() => null);
  }
}
