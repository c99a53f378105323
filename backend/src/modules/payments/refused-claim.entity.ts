import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/**
 * The unique key that allows a team only one row per transaction id, in any spelling and for any number of attempts.
 */
export const REFUSED_CLAIM = uniqueKey("refused_claims", "transactionKey", "teamId", "twin");

/** A team's refused claim on a transaction id that was already claimed. Kept for the admin's review. */
@Entity("refused_claims")
@Index(REFUSED_CLAIM.name, REFUSED_CLAIM.columns, { unique: true })
export class RefusedClaim {
  @IdColumn()
  id!: string;

  /** The transaction id that the team typed, normalised by `normaliseTransactionId`. */
  @TextColumn(64)
  transactionId!: string;

  /** The key that is equal for all spellings of a transaction id (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * Usually 0. From 1 on for claims that a team made before transaction keys existed, in other spellings of the same
   * id.
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
