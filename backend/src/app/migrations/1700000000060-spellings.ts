import type { MigrationInterface, QueryRunner } from "typeorm";
import { normaliseEmail } from "../../kernel/contract/email.js";
import { normalisePhone, PHONE } from "../../kernel/contract/phone.js";
import type { Spelling } from "../../kernel/contract/spelled.js";
import { withoutMarks } from "../../kernel/contract/visible-text.js";
import { newId } from "../../kernel/db/ids.js";
import { toSqlTime } from "../../kernel/db/raw-sql.js";

type Row = Readonly<Record<string, string | null>> & { readonly id: string };

const storedPhone: Spelling = (text) => (PHONE.test(normalisePhone(text)) ? normalisePhone(text) : text);

const NAMES: Readonly<Record<string, Spelling>> = {
  name: withoutMarks,
  college: withoutMarks,
  universityRollNo: withoutMarks,
  phone: storedPhone,
};

/** How many rows are read and kept in memory at once. */
const AT_ONCE = 5000;

/**
 * Brings what is stored of people into the spelling in which it is stored and searched since: e-mail addresses without invisible
 * characters and with an ASCII domain, names composed (NFC), phone numbers in ASCII digits. Where another account or team
 * member of the event has the new spelling of an address already, the row stays unchanged; two accounts of one
 * mailbox get an entry in the audit log that names both, for a Superadmin to decide.
 */
export class Spellings1700000000060 implements MigrationInterface {
  readonly name = "Spellings1700000000060";

  async up(runner: QueryRunner): Promise<void> {
    const now = toSqlTime(new Date());
    await respell(runner, "users", { ...NAMES, email: normaliseEmail }, async (row, email) => {
      const [other] = await rowsOf(runner, "SELECT id, name FROM users WHERE email = ? AND id <> ?", [
        email,
        row.id,
      ]);
      if (other === undefined) return true;
      await runner.query(
        `INSERT INTO audit_entries (id, actorName, action, targetType, targetId, targetName, details, at)
         VALUES (?, 'System', 'user.sameMailbox', 'user', ?, ?, ?, ?)`,
        [newId(), row.id, row["name"], JSON.stringify({ otherId: other.id, otherName: other["name"] }), now],
      );
      return false;
    });
    const isFreeIn = (table: string, group: string) => async (row: Row, email: string) => {
      const same = `SELECT r.id FROM ${table} r JOIN ${table} own ON own.id = ? AND own.${group} = r.${group}
        WHERE r.email = ? AND r.id <> own.id`;
      return (await rowsOf(runner, same, [row.id, email])).length === 0;
    };
    const people = { ...NAMES, email: normaliseEmail };
    await respell(runner, "team_members", people, isFreeIn("team_members", "eventId"));
    await respell(
      runner,
      "team_invitations",
      { email: normaliseEmail },
      isFreeIn("team_invitations", "teamId"),
    );
    await respell(runner, "teams", { name: withoutMarks }, () => Promise.resolve(true));
  }

  async down(): Promise<void> {
    // The former spellings mean the same.
  }
}

/** Rewrites the rows whose columns have another spelling; the e-mail address only where `isFree` resolves to true. */
async function respell(
  runner: QueryRunner,
  table: string,
  spellings: Readonly<Record<string, Spelling>>,
  isFree: (row: Row, email: string) => Promise<boolean>,
): Promise<void> {
  const columns = Object.keys(spellings);
  let after = "";
  for (;;) {
    const rows = await rowsOf(
      runner,
      `SELECT id, ${columns.join(", ")} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${String(AT_ONCE)}`,
      [after],
    );
    for (const row of rows) {
      for (const [column, spelling] of Object.entries(spellings)) {
        const before = row[column];
        const spelled = before ? spelling(before) : before;
        if (!spelled || spelled === before) continue;
        if (column === "email" && !(await isFree(row, spelled))) continue;
        await runner.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [spelled, row.id]);
      }
    }
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || last === undefined) return;
    after = last.id;
  }
}

async function rowsOf(
  runner: QueryRunner,
  sql: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  return (await runner.query(sql, [...parameters])) as readonly Row[];
}
