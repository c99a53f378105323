import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { CashSlipState } from "./cash-slip.types.js";

const SLIP_NUMBER = uniqueKey("cash_slips", "number");
/** Allows a team only one waiting slip. */
export const WAITING_SLIP = uniqueKey("cash_slips", "openKey");

/** Cash that a helper took at the desk. The ledger does not include it until a treasurer confirms the slip. */
@Entity("cash_slips")
@Index(SLIP_NUMBER.name, SLIP_NUMBER.columns, { unique: true })
@Index(WAITING_SLIP.name, WAITING_SLIP.columns, { unique: true })
@Index("ix_cash_slips_eventId", ["eventId"])
export class CashSlip {
  @IdColumn()
  id!: string;

  /** The slip's number, starting at 1 and counted across all events. */
  @IntColumn()
  number!: number;

  /** The event and the team are not foreign keys, because a slip outlives both. */
  @RefColumn()
  eventId!: string;

  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @TextColumn(12)
  reference!: string;

  @IntColumn()
  amountPaise!: number;

  /** The helper's note, or "" if there is none. */
  @TextColumn(500)
  note!: string;

  @TextColumn(16)
  state!: CashSlipState;

  /** The team's id while the slip is waiting, otherwise null. */
  @RefColumn({ nullable: true })
  openKey!: string | null;

  /** Not a foreign key, because the slip outlives the account. */
  @RefColumn()
  notedById!: string;

  @TextColumn(120)
  notedByName!: string;

  @TimeColumn()
  notedAt!: Date;

  @TimeColumn({ nullable: true })
  closedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  closedByName!: string | null;

  @TextColumn(500, { nullable: true })
  closeReason!: string | null;
}
