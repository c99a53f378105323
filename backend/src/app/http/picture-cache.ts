import { type ScoreboardTexts, scoreboardPicture } from "../../kernel/picture/scoreboard-picture.js";

/** Pictures in memory, of some 5 kB each. */
const MOST_PICTURES = 200;

/** Pictures for where addresses are shared, drawn once for the same texts. */
export class PictureCache {
  readonly #pictures = new Map<string, Buffer>();

  async get(texts: ScoreboardTexts): Promise<Buffer> {
    const key = JSON.stringify(texts);
    const picture = this.#pictures.get(key) ?? (await scoreboardPicture(texts));
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size >= MOST_PICTURES && oldest !== undefined) this.#pictures.delete(oldest);
    this.#pictures.set(key, picture);
    return picture;
  }
}
