import type { Database } from "../../kernel/db/database.js";
import type { Language } from "../../kernel/languages/language.js";

interface Row {
  readonly id: string;
  readonly language: Language;
}

/**
 * Returns the language of each mail's recipient, by mail id. Mails to addresses without an account are left out. The
 * SQL is written by hand for speed, because it runs each time before mails are sent. It also reads the kernel's table
 * `outbox_mails`.
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

/** Returns the language of an account's owner, or English when the account was deleted. */
export async function languageOfAccount(db: Database, id: string): Promise<Language> {
  const [row] = await db.query<Row>("SELECT id, language FROM users WHERE id = ?", [id]);
  return row?.language ?? "en";
}
