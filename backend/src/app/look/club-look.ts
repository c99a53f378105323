import { readUploadedName } from "../../kernel/contract/uploaded-pictures.js";
import { type DrawnLook, PRODUCT_LOOK } from "../../kernel/picture/drawn-look.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { paletteOf } from "../../modules/content/palette.js";
import type { PicturesService } from "../../modules/pictures/pictures.service.js";

/** Pixels of a mark that is drawn: enough for paper. */
const MARK_WIDTH = 192;
const UPLOADED = /^\/media\/uploads\/([^/]+)\//;

/** What the content says of the club's look. */
export type ChosenLook = Pick<SiteContent, "accent" | "mark">;

/** The club's colour and mark, as drawings need them: read once for each that is chosen. */
export class ClubLook {
  #last: { readonly chosen: ChosenLook; readonly look: DrawnLook } | null = null;

  constructor(
    private readonly content: () => ChosenLook,
    private readonly pictures: Pick<PicturesService, "file">,
  ) {}

  /** The look of the moment. While the mark cannot be read it is left out: no other club's takes its place. */
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

  /** The club's mark as a PNG of a width that is kept; null for a club without one, and for one that cannot be read. */
  async markFile(width: number): Promise<Buffer | null> {
    const [, name = ""] = UPLOADED.exec(this.content().mark ?? "") ?? [];
    const uploaded = readUploadedName(name);
    return uploaded === null ? null : this.pictures.file(uploaded.name, width, "png").catch(() => null);
  }
}
