import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** The unique key that allows a team one row for each number, however often it tries and in whatever spelling. */
export const REFUSED_CLAIM = uniqueKey("refused_claims", "transactionKey", "teamId", "twin");

/**
 * A team's claim on a transaction id that was already claimed. The claim was refused, but is kept for the admin's
 * review.
 */
@Entity("refused_claims")
@Index(REFUSED_CLAIM.name, REFUSED_CLAIM.columns, { unique: true })
export class RefusedClaim {
  @IdColumn()
  id!: string;

  /** The transaction id as the team typed it, normalised by `normaliseTransactionId`. */
  @TextColumn(64)
  transactionId!: string;

  /** The key by which spellings of one number are equal (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * 0 as a rule. 1 and up for a team's claims that are older than transaction keys, in other spellings of one number.
   */
  @IntColumn({ default: 0 })
  twin!: number;

  /** Not a foreign key, because the row is evidence and outlives the team. */
  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @TextColumn(120)
  reporterName!: string;

  @TimeColumn()
  at!: Date;
}
