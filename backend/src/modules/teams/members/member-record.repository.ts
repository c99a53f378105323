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

export type StoredRecord = Readonly<Pick<TeamMember, keyof typeof STORED>>;

/** The columns with a person's data. The data was typed in, or is a copy of the account's data. */
export type RecordFields = Partial<Omit<StoredRecord, "id" | "userId" | "confirmedAt">>;
export type RecordField = keyof RecordFields;
type WrittenColumns = RecordFields & { readonly identityKey?: string | null };

export class MemberRecordRepository {
  constructor(private readonly db: Database) {}

  async byId(teamId: string, id: string): Promise<StoredRecord | null> {
    const [member] = await this.db.read((reader) =>
      reader.find(TeamMember, { select: STORED, where: { id, teamId } }),
    );
    return member ?? null;
  }

  /**
   * Returns the copies of an account's data in teams of current and upcoming events, in a fixed order, so that
   * concurrent changes do not deadlock.
   */
  copiesOf(userId: string): Promise<(StoredRecord & Pick<TeamMember, "eventId" | "teamId">)[]> {
    const where = { userId, eventId: ofOpenEvent() };
    const order = { id: "ASC" } as const;
    const select = { ...STORED, eventId: true, teamId: true } as const;
    return this.db.read((reader) => reader.find(TeamMember, { select, where, order }));
  }

  /**
   * Fills in empty fields. Returns false if one of them is no longer empty.
   * @throws the driver's error when another person in the event has the e-mail or identity.
   */
  fillIn(tx: Tx, id: string, fields: RecordFields, identityKey: string | null): Promise<boolean> {
    const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, IsNull()]));
    return update(tx, { ...empty, id }, { ...fields, identityKey });
  }

  /**
   * Writes the given fields of a copy. Does nothing if there are none.
   * @throws the driver's error when another person in the event has the e-mail, identity or handle.
   */
  async write(tx: Tx, id: string, columns: WrittenColumns): Promise<void> {
    if (Object.keys(columns).length > 0) await update(tx, { id }, columns);
  }
}

function update(tx: Tx, only: FindOptionsWhere<TeamMember>, columns: WrittenColumns): Promise<boolean> {
  const { codeforcesHandle: handle } = columns;
  const set = handle === undefined ? columns : { ...columns, ...handleColumns(handle) };
  return tookEffect(updateWhere(tx, TeamMember, only, { ...set, updatedAt: new Date() }));
}
