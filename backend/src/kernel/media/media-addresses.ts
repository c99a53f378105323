import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { colourOf, readUploadedPath, plainUpload } from "../contract/uploaded-pictures.js";

interface MediaPlaces {
  /** The base address of pictures. If it is empty, the site shows the pictures that the project ships. */
  readonly mediaBase: string;
  /** The base address of animations. If it is empty, the site shows the animations that the project ships. */
  readonly animationBase: string;
  /** The folder whose files the site serves from its root (frontend/public). */
  readonly publicFolder: string;
}

/** The background colour of a shipped drawing: the colour of its first rectangle, which fills the drawing. */
const COLOUR = /<rect width="\d+" height="\d+" fill="(#[0-9a-f]{6})"/;

/**
 * Turns the paths in content and data into URLs that a browser can load. The URL names an uploaded picture, a file
 * below the configured base address, or a file that the project ships. Only this class knows where the artwork is.
 */
export class MediaAddresses {
  readonly #colours = new Map<string, string>();

  constructor(private readonly places: MediaPlaces) {}

  /**
   * Returns the URL of a picture. Returns null without a path, and for a shipped file that does not exist. Uploaded
   * pictures are always on the site itself.
   */
  picture(path: string | null): string | null {
    const uploaded = path === null ? null : readUploadedPath(path);
    if (uploaded) return plainUpload(uploaded);
    return this.address(path, this.places.mediaBase, "media");
  }

  /**
   * Returns the URL of a picture for a page, with the picture's colour, if known, as the fragment ("#1a38d6"). The page
   * shows the colour until the picture is loaded. Browsers never send a fragment.
   */
  shown(path: string | null): string | null {
    const uploaded = path === null ? null : readUploadedPath(path);
    const colour = uploaded && colourOf(uploaded);
    if (colour !== null) return `${String(this.picture(path))}#${colour}`;
    return this.#coloured(this.picture(path), this.places.mediaBase);
  }

  /** Returns the URL of an animation, as `shown` does for a picture. */
  animation(path: string | null): string | null {
    const { animationBase } = this.places;
    return this.#coloured(this.address(path, animationBase, "animations"), animationBase);
  }

  /** Adds the colour to the address of a drawing that the site ships. Other addresses are unchanged. */
  #coloured(address: string | null, base: string): string | null {
    if (base !== "" || !address?.endsWith(".svg")) return address;
    let colour = this.#colours.get(address);
    if (colour === undefined) {
      [, colour = ""] = COLOUR.exec(readFileSync(join(this.places.publicFolder, address), "utf8")) ?? [];
      this.#colours.set(address, colour);
    }
    return address + colour;
  }

  /**
   * Returns a file's address, or null for a shipped file that does not exist. Files below a configured base address
   * cannot be checked, and are assumed to exist.
   */
  private address(path: string | null, base: string, folder: string): string | null {
    if (path === null) return null;
    if (base !== "") return `${base}/${path}`;
    return existsSync(join(this.places.publicFolder, folder, path)) ? `/${folder}/${path}` : null;
  }
}
