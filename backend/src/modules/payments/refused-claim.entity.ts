import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Allows a team only one row for each transaction id, in any spelling and for any number of attempts. */
export const REFUSED_CLAIM = uniqueKey("refused_claims", "transactionKey", "teamId", "twin");

/** A team's claim on a transaction id that another payment had already claimed. Kept for the admin's review. */
@Entity("refused_claims")
@Index(REFUSED_CLAIM.name, REFUSED_CLAIM.columns, { unique: true })
export class RefusedClaim {
  @IdColumn()
  id!: string;

  /** The typed transaction id, normalised by `normaliseTransactionId`. */
  @TextColumn(64)
  transactionId!: string;

  /** The key for comparing transaction ids (`transactionKey`). */
  @TextColumn(64, { default: "" })
  transactionKey!: string;

  /**
   * Usually 0. Before transaction keys existed, a team could claim the same id in several spellings. Migration 59
   * numbered such claims 0, 1, 2 and so on.
   */
  @IntColumn({ default: 0 })
  twin!: number;

  /**
   * Not a foreign key, because the row is evidence and is kept when the team is deleted. Migration 59 also added rows
   * for teams that no longer existed. These rows have the id of the team's payment here.
   */
  @RefColumn()
  teamId!: string;

  @TextColumn(50)
  teamName!: string;

  @TextColumn(120)
  reporterName!: string;

  @TimeColumn()
  at!: Date;
}
