import { existsSync } from "node:fs";
import { join } from "node:path";
import { readUploadedPath, plainUpload } from "../contract/uploaded-pictures.js";

/** Where pictures and animations are. */
interface MediaPlaces {
  /** Base address of pictures; "" for those the project ships. */
  readonly mediaBase: string;
  /** Base address of animations; "" for those the project ships. */
  readonly animationBase: string;
  /** Folder whose files the site serves from its root (frontend/public). */
  readonly publicFolder: string;
}

/**
 * Turns the paths in content and data into URLs that a browser can load: below the
 * configured base address, or of a file that the project ships. Only this class knows where artwork is.
 */
export class MediaAddresses {
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

  /** As `picture`, for an animation. */
  animation(path: string | null): string | null {
    return this.address(path, this.places.animationBase, "animations");
  }

  /** Files below a configured base address cannot be checked; they are assumed to exist. */
  private address(path: string | null, base: string, folder: string): string | null {
    if (path === null) return null;
    if (base !== "") return `${base}/${path}`;
    return existsSync(join(this.places.publicFolder, folder, path)) ? `/${folder}/${path}` : null;
  }
}
