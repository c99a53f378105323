import { type UploadedName, uploadedNamesIn } from "../../kernel/contract/uploaded-pictures.js";
import type { Tx } from "../../kernel/db/database.js";
import { ADMIN_ERRORS } from "../../kernel/contract/admin-texts.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { PictureRepository } from "./picture.repository.js";

/** Protects pictures from the sweep. Call `note` or `require` for every saved text that may refer to pictures. */
export class PictureUsesService {
  constructor(private readonly repository: PictureRepository) {}

  /**
   * Records that a text refers to its pictures, in the transaction that writes the text. A concurrent sweep either sees
   * this record or has already deleted the picture.
   * @returns the pictures that no longer exist
   */
  async note(tx: Tx, text: string): Promise<UploadedName[]> {
    const missing: UploadedName[] = [];
    const named = new Map(uploadedNamesIn(text).map((one) => [one.id, one]));
    const now = new Date();
    // The ids are sorted, because concurrent requests could deadlock if they updated the same pictures in different
    // orders.
    for (const id of [...named.keys()].sort()) {
      const name = named.get(id);
      if (name && !(await this.repository.use(tx, id, now))) missing.push(name);
    }
    return missing;
  }

  /**
   * Like `note`, for an event's picture.
   * @throws DomainError BAD_INPUT if the picture was newly selected and no longer exists
   */
  async require(tx: Tx, image: string, before: string | null): Promise<void> {
    const missing = await this.note(tx, image);
    if (missing.length === 0 || image === before) return;
    throw new DomainError("BAD_INPUT", { fields: { image: ADMIN_ERRORS.PICTURE_NOT_FOUND.message } });
  }
}
