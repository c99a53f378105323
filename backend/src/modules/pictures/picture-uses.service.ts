import { type UploadedName, uploadedNamesIn } from "../../kernel/contract/uploaded-pictures.js";
import type { Tx } from "../../kernel/db/database.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { PictureRepository } from "./picture.repository.js";

/** Protects used pictures from the sweep. Must be called for every saved text that may name pictures. */
export class PictureUsesService {
  constructor(private readonly repository: PictureRepository) {}

  /**
   * Records that a text uses its pictures. Runs in the transaction that writes the text, so the sweep either sees the
   * record or has already deleted the picture.
   * @returns the pictures that no longer exist
   */
  async note(tx: Tx, text: string): Promise<UploadedName[]> {
    const missing: UploadedName[] = [];
    const named = new Map(uploadedNamesIn(text).map((one) => [one.id, one]));
    const now = new Date();
    // All requests use the same order, so that concurrent requests wait instead of deadlocking.
    for (const id of [...named.keys()].sort()) {
      const name = named.get(id);
      if (name && !(await this.repository.use(tx, id, now))) missing.push(name);
    }
    return missing;
  }

  /**
   * Records the use of an event's picture, like `note`.
   * @throws DomainError BAD_INPUT for a newly chosen picture that no longer exists
   */
  async require(tx: Tx, image: string, before: string | null): Promise<void> {
    const missing = await this.note(tx, image);
    if (missing.length === 0 || image === before) return;
    throw new DomainError("BAD_INPUT", { fields: { image: ADMIN_RULES.pictureGone } });
  }
}
