import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { CheckInMethod } from "./contract/check-in.enums.js";

/** A person is in a session once. */
export const CHECK_IN_ONCE = uniqueKey("check_ins", "eventId", "sessionId", "memberId", "liveSlot");
/** The phone's own id. It is the primary key, so MySQL reports it under that name. */
export const CHECK_IN_ID = { name: "PRIMARY", table: "check_ins", columns: ["id"] };

/**
 * A person's visit to a session. A person who was typed in at the desk has a name here; everybody else is a membership.
 */
@Entity("check_ins")
@Index(CHECK_IN_ONCE.name, CHECK_IN_ONCE.columns, { unique: true })
@Index("ix_check_ins_eventId_changedAt", ["eventId", "changedAt"])
@Index("ix_check_ins_memberId", ["memberId"])
@Index("ix_check_ins_changedAt", ["changedAt"])
export class CheckIn {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_check_ins_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** A row of `desk_sessions`, or a day of the event: the session that every day has. */
  @RefColumn()
  sessionId!: string;

  /** The membership. No foreign key: it comes back from the bin with its id, and finds its check-ins again. */
  @RefColumn({ nullable: true })
  memberId!: string | null;

  /** 1 while it counts, null after it was undone: the unique key then lets another one in. */
  @IntColumn({ nullable: true })
  liveSlot!: number | null;

  /** Of a walk-in who is in no team. */
  @TextColumn(120, { nullable: true })
  name!: string | null;

  @TextColumn(16)
  method!: CheckInMethod;

  @TextColumn(200, { nullable: true })
  note!: string | null;

  /** When it was: the phone's time, set right by the server's clock. */
  @TimeColumn()
  at!: Date;

  /** The same as the phone said it. */
  @TimeColumn()
  deviceAt!: Date;

  /** When the server received it. */
  @TimeColumn()
  receivedAt!: Date;

  @RefColumn()
  byId!: string;

  @TextColumn(120)
  byName!: string;

  /** When it was written or undone: phones ask for what changed since. */
  @TimeColumn()
  changedAt!: Date;

  @TimeColumn({ nullable: true })
  revertedAt!: Date | null;
}
