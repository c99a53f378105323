import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colourOf, readUploadedPath, plainUpload } from "../contract/uploaded-pictures.js";

/** Where pictures and animations are. */
interface MediaPlaces {
  /** Base address of pictures; "" for those the project ships. */
  readonly mediaBase: string;
  /** Base address of animations; "" for those the project ships. */
  readonly animationBase: string;
  /** Folder whose files the site serves from its root (frontend/public). */
  readonly publicFolder: string;
}

/** The ground of a shipped drawing: the colour of its first rectangle, which fills it. */
const COLOUR = /<rect width="\d+" height="\d+" fill="(#[0-9a-f]{6})"/;

/**
 * Turns the paths in content and data into URLs that a browser can load: below the
 * configured base address, or of a file that the project ships. Only this class knows where artwork is.
 */
export class MediaAddresses {
  readonly #colours = new Map<string, string>();

  constructor(private readonly places: MediaPlaces) {}

  /**
   * The URL of a picture; null without a path, and for a shipped file that does not exist (yet). What was uploaded is always on
   * the site itself.
   */
  picture(path: string | null): string | null {
    const uploaded = path === null ? null : readUploadedPath(path);
    if (uploaded) return plainUpload(uploaded);
    return this.address(path, this.places.mediaBase, "media");
  }

  /**
   * As `picture`, for a page, which shows the picture's colour until the picture is loaded. A known colour is the
   * fragment of the address ("#1a38d6"). Browsers never send a fragment.
   */
  shown(path: string | null): string | null {
    const uploaded = path === null ? null : readUploadedPath(path);
    const colour = uploaded && colourOf(uploaded);
    if (colour !== null) return `${String(this.picture(path))}#${colour}`;
    return this.#coloured(this.picture(path), this.places.mediaBase);
  }

  /** As `shown`, for an animation. */
  animation(path: string | null): string | null {
    const { animationBase } = this.places;
    return this.#coloured(this.address(path, animationBase, "animations"), animationBase);
  }

  /** Adds the colour of a drawing that the site ships. Other files are not read. */
  #coloured(address: string | null, base: string): string | null {
    if (base !== "" || !address?.endsWith(".svg")) return address;
    let colour = this.#colours.get(address);
    if (colour === undefined) {
      [, colour = ""] = COLOUR.exec(readFileSync(join(this.places.publicFolder, address), "utf8")) ?? [];
      this.#colours.set(address, colour);
    }
    return address + colour;
  }

  /** Files below a configured base address cannot be checked; they are assumed to exist. */
  private address(path: string | null, base: string, folder: string): string | null {
    if (path === null) return null;
    if (base !== "") return `${base}/${path}`;
    return existsSync(join(this.places.publicFolder, folder, path)) ? `/${folder}/${path}` : null;
  }
}
