import type { Database } from "../../kernel/db/database.js";
import type { Language } from "../../kernel/languages/language.js";

interface Row {
  readonly id: string;
  readonly language: Language;
}

/**
 * What the owners of some mails' addresses read, by the mails' ids; those to an address without account are left out. By
 * hand, as it is asked before each mail is sent; it looks at `outbox_mails` too, which is the kernel's.
 */
export async function recipientLanguages(
  db: Database,
  mailIds: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  if (mailIds.length === 0) return new Map();
  const rows = await db.query<Row>(
    `SELECT m.id, u.language FROM outbox_mails m JOIN users u ON u.email = m.recipient
      WHERE m.id IN (${mailIds.map(() => "?").join(", ")})`,
    [...mailIds],
  );
  return new Map(rows.map(({ id, language }) => [id, language]));
}

/** What the owner of an account reads; English for an account that is gone. */
export async function languageOfAccount(db: Database, id: string): Promise<Language> {
  const [row] = await db.query<Row>("SELECT id, language FROM users WHERE id = ?", [id]);
  return row?.language ?? "en";
}
