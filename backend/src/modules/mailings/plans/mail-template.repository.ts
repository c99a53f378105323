import { deleteWhere, tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { insertMany } from "../../../kernel/db/insert-many.js";
import { MailTemplate } from "./mail-template.entity.js";

type Wording = Pick<MailTemplate, "name" | "subject" | "body" | "standing" | "savedByName">;

export class MailTemplateRepository {
  constructor(private readonly db: Database) {}

  all(): Promise<MailTemplate[]> {
    return this.db.read((reader) => reader.find(MailTemplate, { order: { name: "ASC" } }));
  }

  byName(name: string): Promise<MailTemplate | null> {
    return this.db.read((reader) => reader.findOneBy(MailTemplate, { name }));
  }

  /** Replaces the template with this name. Returns false if there is none. */
  replace(tx: Tx, { name, ...wording }: Wording): Promise<boolean> {
    return tookEffect(updateWhere(tx, MailTemplate, { name }, { ...wording, savedAt: new Date() }));
  }

  /** @throws the driver's error if the name is taken (`TEMPLATE_NAME`) */
  async insert(tx: Tx, wording: Wording): Promise<void> {
    await insertMany<MailTemplate>(tx, MailTemplate, [{ id: newId(), ...wording, savedAt: new Date() }]);
  }

  /** Deletes a template. Returns its name, or null if it does not exist. */
  async remove(tx: Tx, id: string): Promise<string | null> {
    const template = await tx.findOneBy(MailTemplate, { id });
    return template && (await tookEffect(deleteWhere(tx, MailTemplate, { id }))) ? template.name : null;
  }
}
