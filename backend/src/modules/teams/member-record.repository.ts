import type { Tx } from "../../kernel/db/database.js";
import { execute, select } from "../../kernel/db/execute.js";
import { type RawTime, toSqlTime } from "../../kernel/db/values.js";

/** A person of a team as they are stored. */
export interface StoredRecord {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly college: string | null;
  readonly universityRollNo: string | null;
  readonly codeforcesHandle: string | null;
  readonly confirmedAt: RawTime | null;
}

/** The columns that people type into; the account's copy of them is kept in step. */
export type RecordFields = Partial<Omit<StoredRecord, "id" | "userId" | "confirmedAt">>;
export type RecordField = keyof RecordFields;
type WrittenColumns = RecordFields & { readonly identityKey?: string | null };

const COLUMNS = "id, userId, name, email, phone, college, universityRollNo, codeforcesHandle, confirmedAt";

/** Statements on the data of single people in `team_members`. */
export class MemberRecordRepository {
  async byId(tx: Tx, teamId: string, memberId: string): Promise<StoredRecord | null> {
    const rows = await select<StoredRecord>(
      tx,
      `SELECT ${COLUMNS} FROM team_members WHERE id = ? AND teamId = ?`,
      [memberId, teamId],
    );
    return rows[0] ?? null;
  }

  /** The copies of an account in teams of events that are not over, in one order (parallel changes queue). */
  copiesOf(tx: Tx, userId: string): Promise<StoredRecord[]> {
    return select(
      tx,
      `SELECT ${COLUMNS} FROM team_members
       WHERE userId = ? AND eventId IN (SELECT id FROM events WHERE state <> 'past') ORDER BY id`,
      [userId],
    );
  }

  /**
   * Fills in fields that are empty; false when one of them no longer is.
   * @throws the driver's error when e-mail or identity are somebody else's in the event.
   */
  fillIn(tx: Tx, id: string, fields: RecordFields, identityKey: string | null): Promise<boolean> {
    const stillEmpty = Object.keys(fields).map((column) => ` AND ${column} IS NULL`);
    return update(tx, id, { ...fields, identityKey }, stillEmpty.join(""));
  }

  /** Writes fields of a copy, if any. @throws as `fillIn`. */
  async write(tx: Tx, id: string, columns: WrittenColumns): Promise<void> {
    if (Object.keys(columns).length > 0) await update(tx, id, columns, "");
  }
}

/** Column names come from the types above, never from outside. */
async function update(tx: Tx, id: string, columns: WrittenColumns, condition: string): Promise<boolean> {
  const changes = Object.keys(columns).map((column) => `${column} = ?`);
  const affected = await execute(
    tx,
    `UPDATE team_members SET ${changes.join(", ")}, updatedAt = ? WHERE id = ?${condition}`,
    [...Object.values(columns), toSqlTime(new Date()), id],
  );
  return affected === 1;
}
