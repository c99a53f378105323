import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** One row a team and number, however often and in however many spellings the team tried. */
export const REFUSED_CLAIM = uniqueKey("refused_claims", "transactionKey", "teamId", "twin");

/** A second claim on a transaction id, refused to the team but kept for the admin's review. */
@Entity("refused_claims")
@Index(REFUSED_CLAIM.name, REFUSED_CLAIM.columns, { unique: true })
export class RefusedClaim {
  @IdColumn()
  id!: string;

  /** As it was typed, normalised by `normaliseTransactionId`. */
  @TextColumn(64)
  transactionId!: string;

  /** What makes two spellings one number (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /** 0; 1 and up for tries from before keys, in other spellings of one number. */
  @IntColumn({ default: 0 })
  twin!: number;

  /** Not a foreign key: the row is evidence and outlives the team. */
  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @TextColumn(120)
  reporterName!: string;

  @TimeColumn()
  at!: Date;
}
