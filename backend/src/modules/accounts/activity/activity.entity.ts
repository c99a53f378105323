import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { ActivityKind, LogInOutcome } from "./contract/account-activity.js";

export const ACTIVITY_SLOT = uniqueKey("activities", "userId", "slot");

/**
 * A log-in to an account, a confirmation by its owner, a list of other people's data that its owner read, or access that was refused. Equal ones of an hour are one row that counts
 * them, so that no number of tries makes the table grow. No foreign key: what a person read outlives their account.
 */
@Entity("activities")
@Index(ACTIVITY_SLOT.name, ACTIVITY_SLOT.columns, { unique: true })
@Index("ix_activities_userId_lastAt_id", ["userId", "lastAt", "id"])
@Index("ix_activities_kind_lastAt_id", ["kind", "lastAt", "id"])
export class Activity {
  @IdColumn()
  id!: string;

  /** Whose account was logged in to, or who read the list. */
  @RefColumn()
  userId!: string;

  /** The reader's name at that time; empty unless a list was read. */
  @TextColumn(120)
  userName!: string;

  @TextColumn(16)
  kind!: ActivityKind;

  /** The method of a log-in or confirmation (`SignInMethod`), the list (`TRACED_LISTS`), or what was refused. */
  @TextColumn(40)
  what!: string;

  /** Empty for lists. */
  @TextColumn(16)
  outcome!: LogInOutcome | "";

  /** As in the list of sessions; of several failures the last one's, and empty for lists. */
  @TextColumn(255)
  userAgent!: string;

  /** How many log-ins, confirmations, or reads of the list. */
  @IntColumn()
  times!: number;

  /** Entries of the list that these reads returned, added up; 0 otherwise. */
  @IntColumn()
  entries!: number;

  @TimeColumn()
  firstAt!: Date;

  @TimeColumn()
  lastAt!: Date;

  /** The hour (UTC) and all that two log-ins or reads must share to be one row. */
  @TextColumn(120)
  slot!: string;
}
