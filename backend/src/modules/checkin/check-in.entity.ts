import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { CheckInMethod } from "./contract/check-in.inputs.js";

/** Allows a person one check-in per session. Reverted check-ins do not count. */
export const CHECK_IN_ONCE = uniqueKey("check_ins", "eventId", "sessionId", "memberId", "liveSlot");
/** The key on the id that the phone generated. MySQL reports a primary key as PRIMARY. */
export const CHECK_IN_ID = { name: "PRIMARY", table: "check_ins", columns: ["id"] };

/**
 * A person's visit to a session. For a walk-in without a team, the row has the name. All other people have a
 * membership.
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

  /** The id of a row of `desk_sessions`. A whole-day session has no row, so its id is the day. */
  @RefColumn()
  sessionId!: string;

  /**
   * The membership, without a foreign key. A membership restored from the bin keeps its id, and so gets its check-ins
   * back.
   */
  @RefColumn({ nullable: true })
  memberId!: string | null;

  /** 1 for a check-in, null after it was reverted. The unique key then allows another check-in. */
  @IntColumn({ nullable: true })
  liveSlot!: number | null;

  /** The name of a walk-in who is in no team. */
  @TextColumn(120, { nullable: true })
  name!: string | null;

  @TextColumn(16)
  method!: CheckInMethod;

  @TextColumn(200, { nullable: true })
  note!: string | null;

  /** The time of the check-in on the phone's clock, corrected with the server's clock. */
  @TimeColumn()
  at!: Date;

  /** The uncorrected time on the phone's clock. */
  @TimeColumn()
  deviceAt!: Date;

  @TimeColumn()
  receivedAt!: Date;

  @RefColumn()
  byId!: string;

  @TextColumn(120)
  byName!: string;

  /** The time when the check-in was written or reverted. Phones fetch the check-ins changed since a given time. */
  @TimeColumn()
  changedAt!: Date;

  @TimeColumn({ nullable: true })
  revertedAt!: Date | null;
}
