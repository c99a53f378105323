import { type UploadedName, uploadedNamesIn } from "../../kernel/contract/uploaded-pictures.js";
import type { Tx } from "../../kernel/db/database.js";
import { ADMIN_RULES } from "../../kernel/contract/admin-texts.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { PictureRepository } from "./picture.repository.js";

/** Protects used pictures from the sweep. Called for every text that is written and may name pictures. */
export class PictureUsesService {
  constructor(private readonly repository: PictureRepository) {}

  /**
   * Notes in the writing's own transaction that a text names its pictures: the sweep sees either the note or finds the picture
   * deleted before. Answers those that are no longer there.
   */
  async note(tx: Tx, text: string): Promise<UploadedName[]> {
    const missing: UploadedName[] = [];
    const named = new Map(uploadedNamesIn(text).map((one) => [one.id, one]));
    const now = new Date();
    // In one order, so that two who write at once wait and do not deadlock.
    for (const id of [...named.keys()].sort()) {
      const name = named.get(id);
      if (name && !(await this.repository.use(tx, id, now))) missing.push(name);
    }
    return missing;
  }

  /** As `note`, for an event's picture. @throws DomainError BAD_INPUT when a picture was chosen that is no longer there. */
  async require(tx: Tx, image: string, before: string | null): Promise<void> {
    const missing = await this.note(tx, image);
    if (missing.length === 0 || image === before) return;
    throw new DomainError("BAD_INPUT", { fields: { image: ADMIN_RULES.pictureGone } });
  }
}
