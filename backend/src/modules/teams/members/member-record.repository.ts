import { type FindOptionsWhere, IsNull } from "typeorm";
import { tookEffect, updateWhere } from "../../../kernel/db/changes.js";
import type { Database, Tx } from "../../../kernel/db/database.js";
import { ofOpenEvent } from "./open-events.sql.js";
import { TeamMember } from "../team-member.entity.js";
import { handleColumns } from "./member-row.js";

const STORED = {
  id: true,
  userId: true,
  name: true,
  email: true,
  phone: true,
  college: true,
  universityRollNo: true,
  codeforcesHandle: true,
  confirmedAt: true,
} as const;

/** A person of a team as they are stored. */
export type StoredRecord = Readonly<Pick<TeamMember, keyof typeof STORED>>;

/** The columns that people type into; the account's copy of them is kept in step. */
export type RecordFields = Partial<Omit<StoredRecord, "id" | "userId" | "confirmedAt">>;
export type RecordField = keyof RecordFields;
type WrittenColumns = RecordFields & { readonly identityKey?: string | null };

/** Reads and changes of the data of single people in `team_members`. */
export class MemberRecordRepository {
  constructor(private readonly db: Database) {}

  async byId(teamId: string, id: string): Promise<StoredRecord | null> {
    const [member] = await this.db.read((reader) =>
      reader.find(TeamMember, { select: STORED, where: { id, teamId } }),
    );
    return member ?? null;
  }

  /** The copies of an account in teams of events that are not over, in one order (parallel changes queue). */
  copiesOf(userId: string): Promise<(StoredRecord & Pick<TeamMember, "eventId" | "teamId">)[]> {
    const where = { userId, eventId: ofOpenEvent() };
    const order = { id: "ASC" } as const;
    const select = { ...STORED, eventId: true, teamId: true } as const;
    return this.db.read((reader) => reader.find(TeamMember, { select, where, order }));
  }

  /**
   * Fills in empty fields. Returns false when one of them no longer is.
   * @throws the driver's error when another person in the event has e-mail or identity.
   */
  fillIn(tx: Tx, id: string, fields: RecordFields, identityKey: string | null): Promise<boolean> {
    const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, IsNull()]));
    return update(tx, { ...empty, id }, { ...fields, identityKey });
  }

  /** Writes fields of a copy, if any. @throws as `fillIn`. */
  async write(tx: Tx, id: string, columns: WrittenColumns): Promise<void> {
    if (Object.keys(columns).length > 0) await update(tx, { id }, columns);
  }
}

function update(tx: Tx, only: FindOptionsWhere<TeamMember>, columns: WrittenColumns): Promise<boolean> {
  const { codeforcesHandle: handle } = columns;
  const set = handle === undefined ? columns : { ...columns, ...handleColumns(handle) };
  return tookEffect(updateWhere(tx, TeamMember, only, { ...set, updatedAt: new Date() }));
}
