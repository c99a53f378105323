import { existsSync } from "node:fs";
import { join } from "node:path";

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
 * Turns the paths in content and data into addresses that a browser can load: below the
 * configured base address, or of a file that the project ships. The one place that knows where artwork is.
 */
export class MediaAddresses {
  constructor(private readonly places: MediaPlaces) {}

  /** The address of a picture; null without a path, and for a shipped file that is not there (yet). */
  picture(path: string | null): string | null {
    return this.address(path, this.places.mediaBase, "media");
  }

  /** As `picture`, for an animation. */
  animation(path: string | null): string | null {
    return this.address(path, this.places.animationBase, "animations");
  }

  /** What a configured base address has cannot be looked up; it is believed. */
  private address(path: string | null, base: string, folder: string): string | null {
    if (path === null) return null;
    if (base !== "") return `${base}/${path}`;
    return existsSync(join(this.places.publicFolder, folder, path)) ? `/${folder}/${path}` : null;
  }
}
