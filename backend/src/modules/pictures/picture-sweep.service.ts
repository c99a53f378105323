import { uploadedName, readUploadedName } from "../../kernel/contract/uploaded-pictures.js";
import { afterCommit, type Tx } from "../../kernel/db/database.js";
import type { Logger } from "../../kernel/log/logger.js";
import type { PictureRepository } from "./picture.repository.js";
import type { PictureStore } from "./store/open-store.js";

/** The number of days from a picture's last use in a text to its deletion. */
export const UNUSED_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Deletes unused pictures, and files that belong to no picture. */
export class PictureSweepService {
  readonly name = "picture files";

  constructor(
    private readonly repository: PictureRepository,
    private readonly store: PictureStore,
    private readonly log: Logger,
  ) {}

  /**
   * Deletes at most `limit` pictures that no text has referred to since `before`. Their files are deleted after the
   * commit. Also updates the last use of pictures that texts still refer to. Returns the number of deleted pictures.
   */
  async deleteUnused(tx: Tx, before: Date, limit: number): Promise<number> {
    const now = new Date(before.getTime() + UNUSED_DAYS * DAY_MS);
    const stale = await this.repository.usedBefore(new Date(now.getTime() - DAY_MS));
    if (stale.length === 0) return 0;
    const named = new Set((await this.repository.named()).map(({ id }) => id));
    let deletedCount = 0;
    for (const { id, place, usedAt } of stale) {
      if (named.has(id)) await this.repository.use(tx, id, now);
      else if (
        usedAt < before &&
        deletedCount < limit &&
        (await this.repository.deleteUnused(tx, id, before))
      ) {
        deletedCount++;
        afterCommit(tx, () => void this.#remove(uploadedName(place, id)));
      }
    }
    return deletedCount;
  }

  /**
   * Deletes old files that belong to no picture: those of interrupted uploads, and those that could not be deleted with
   * their picture. Keeps files that were made less than `UNUSED_DAYS` days ago.
   */
  async run(now = new Date()): Promise<{ readonly removed: number }> {
    const known = new Set((await this.repository.all()).map(({ place, id }) => uploadedName(place, id)));
    let removed = 0;
    for (const name of await this.store.names()) {
      const id = readUploadedName(name)?.id;
      if (id === undefined || known.has(name)) continue;
      if (now.getTime() - madeAt(id) < UNUSED_DAYS * DAY_MS) continue;
      await this.#remove(name);
      removed++;
    }
    return { removed };
  }

  async #remove(name: string): Promise<void> {
    await this.store.remove(name).catch((error: unknown) => {
      this.log.warn(
        { err: error, picture: name },
        "a picture's files could not be deleted; tried again later",
      );
    });
  }
}

/** Returns when an id was made, in milliseconds since 1970: the first 48 bits of a UUIDv7 (RFC 9562 section 5.7). */
function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}
