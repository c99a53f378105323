import { createHash } from "node:crypto";
import type { DrawnLook } from "../../kernel/picture/drawn-look.js";
import { type ScoreboardTexts, scoreboardPicture } from "../../kernel/picture/scoreboard-picture.js";

/** Maximum number of pictures in memory, of about 5 kB each. */
const MOST_PICTURES = 200;

/** Cache of the pictures for link previews. Pictures with the same texts and look are drawn once. */
export class PictureCache {
  readonly #pictures = new Map<string, Promise<Buffer>>();

  /** @param look returns the club's current look */
  constructor(private readonly look: () => Promise<DrawnLook>) {}

  async get(texts: ScoreboardTexts): Promise<Buffer> {
    const look = await this.look();
    const mark =
      typeof look.mark === "string" ? look.mark : createHash("sha256").update(look.mark).digest("hex");
    const key = JSON.stringify([texts, look.accent, mark]);
    const picture = this.#pictures.get(key) ?? scoreboardPicture(texts, look);
    this.#pictures.delete(key); // the picture becomes the newest again
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size >= MOST_PICTURES && oldest !== undefined) this.#pictures.delete(oldest);
    this.#pictures.set(key, picture);
    picture.catch(() => this.#pictures.delete(key)); // so that the next request tries again
    return picture;
  }
}
