import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { ActivityKind, LogInOutcome } from "./contract/account-activity.js";

export const ACTIVITY_SLOT = uniqueKey("activities", "userId", "slot");

/**
 * A log-in to an account (also a failed one), a confirmation by the account's owner, the owner's reading of a list of
 * people, or a refused access. Equal events within an hour are one row with a count, so that even many tries do not
 * make the table grow. There is no foreign key, because reads of lists outlive the reader's account.
 */
@Entity("activities")
@Index(ACTIVITY_SLOT.name, ACTIVITY_SLOT.columns, { unique: true })
@Index("ix_activities_userId_lastAt_id", ["userId", "lastAt", "id"])
@Index("ix_activities_kind_lastAt_id", ["kind", "lastAt", "id"])
export class Activity {
  @IdColumn()
  id!: string;

  /** The account of the log-in or confirmation, the reader of the list, or the user who was refused. */
  @RefColumn()
  userId!: string;

  /** The reader's name when they read the list; empty for other kinds. */
  @TextColumn(120)
  userName!: string;

  @TextColumn(16)
  kind!: ActivityKind;

  /**
   * Depends on `kind`: the method of a log-in or confirmation (`SignInMethod`), the list that was read
   * (`TRACED_LISTS`), or the operation that was refused.
   */
  @TextColumn(40)
  what!: string;

  /** The result; empty for lists. */
  @TextColumn(16)
  outcome!: LogInOutcome | "";

  /** The browser's user agent; empty for lists. If several failures share the row, the user agent of the last one. */
  @TextColumn(255)
  userAgent!: string;

  /** Number of log-ins, confirmations, refusals, or reads of the list. */
  @IntColumn()
  times!: number;

  /** Total number of entries that the reads of a list returned; 0 for other kinds. */
  @IntColumn()
  entries!: number;

  @TimeColumn()
  firstAt!: Date;

  @TimeColumn()
  lastAt!: Date;

  /**
   * Identifies the row among the account's rows: the hour (UTC), and the values that the counted events have in common.
   */
  @TextColumn(120)
  slot!: string;
}
