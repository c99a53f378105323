import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalPath, paths } from "../../kernel/contract/paths.js";
import { PRODUCT_LOOK } from "../../kernel/picture/drawn-look.js";
import type { SiteContent } from "../../modules/content/content.types.js";
import { paletteOf } from "../../modules/content/palette.js";
import type { PictureCache } from "../http/picture-cache.js";
import type { ClubLook } from "./club-look.js";
import { icoOf, iconPng, svgOf } from "./icons.js";

/**
 * The icons with their widths in pixels. Phones crop the icon with a `share` to a circle. `share` is the fraction of
 * the width that the mark takes up, 1 by default.
 */
const ICONS: Readonly<Record<string, { readonly side: 32 | 180 | 192 | 512; readonly share?: number }>> = {
  "favicon.ico": { side: 32 },
  "favicon.svg": { side: 192 },
  "media/icon.svg": { side: 192 },
  "apple-touch-icon.png": { side: 180 },
  "media/icons/icon-192.png": { side: 192 },
  "media/icons/icon-512.png": { side: 512 },
  "media/icons/maskable-512.png": { side: 512, share: 0.6 },
};
/**
 * Matches the drawings in which the product's colour is replaced by the club's. Pictures in `media/members`, `faculty`,
 * `testimonials` and `glimpses` do not match: they are content, which stays unchanged.
 */
const COLOURED = /^(?:media\/[^/]+\.svg|media\/events\/[^/]+\.svg|animations\/.+\.svg)$/;
const OFFLINE_PAGE = /^(?:[a-z]{2}\/)?offline\.html$/;
const OFFLINE_ACCENT = "light-dark(#1b35d6, #a0b0ff)";
const SHARED = /^media\/sharing\/([a-z0-9-]+)\.png$/;
/** The text above the club's name in the sharing picture of a page. */
const LABELS: Readonly<Record<string, string>> = {
  [paths.home]: "Contests and classes",
  [paths.events]: "Events",
  [paths.members]: "Members",
  [paths.contact]: "Contact",
};

/** The part of the content that the drawings show. */
type Shown = Pick<SiteContent, "club" | "accent" | "mark" | "sharingPictures" | "drawsSharing">;

/**
 * Redraws the site's files that show the sample club's name, mark or colour, for a club that set the site up in the
 * browser. A club that replaced the content files on disk supplies its own drawings.
 */
export class ShippedDrawings {
  readonly #coloured = new Map<string, Buffer>();

  constructor(
    private readonly root: string,
    private readonly content: () => Shown,
    private readonly look: ClubLook,
    private readonly pictures: PictureCache,
  ) {}

  /**
   * Returns the file at a path below the site's root in the club's look, or null if the built file is sent unchanged.
   */
  async file(path: string): Promise<Buffer | null> {
    const { accent, mark, drawsSharing } = this.content();
    const icon = Object.hasOwn(ICONS, path) ? ICONS[path] : undefined;
    if (icon !== undefined) return accent === null && mark === null ? null : this.#icon(path, icon);
    const [, shared] = SHARED.exec(path) ?? [];
    if (shared !== undefined) return drawsSharing ? this.#shared(shared) : null;
    if (accent === null || !(COLOURED.test(path) || OFFLINE_PAGE.test(path))) return null;
    const key = `${accent} ${path}`;
    const known = this.#coloured.get(key) ?? (await this.#inColour(path, accent));
    this.#coloured.set(key, known);
    return known;
  }

  async #icon(path: string, { side, share }: (typeof ICONS)[string]): Promise<Buffer> {
    const own = await this.look.markFile(side);
    const { accent } = await this.look.now();
    // If the mark cannot be read, the icon shows only its background.
    const png = own ?? iconPng(side, accent, this.content().mark === null ? share : 0);
    if (path.endsWith(".svg")) return svgOf(png);
    return path.endsWith(".ico") ? icoOf(png) : png;
  }

  /** Draws a sharing picture for a page, to replace the original, which shows the sample club's name. */
  #shared(id: string): Promise<Buffer> {
    const { club, sharingPictures } = this.content();
    const path = canonicalPath(sharingPictures.find((one) => one.id === id)?.path ?? paths.home);
    const label = LABELS[path] ?? "Event";
    return this.pictures.get({ clubName: club.shortName, label, name: club.name, footer: club.university });
  }

  async #inColour(path: string, accent: string): Promise<Buffer> {
    const text = await readFile(join(this.root, path), "utf8");
    const { light, dark } = paletteOf(accent).accent;
    return Buffer.from(
      text.replaceAll(PRODUCT_LOOK.accent, light).replace(OFFLINE_ACCENT, `light-dark(${light}, ${dark})`),
    );
  }
}
