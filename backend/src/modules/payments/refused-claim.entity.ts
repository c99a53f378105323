import { Entity, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** One row a team and transaction id, however often the team tried. */
export const REFUSED_CLAIM = uniqueKey("refused_claims", "transactionId", "teamId");

/** A second claim on a transaction id, refused to the team but kept for the admin's review. */
@Entity("refused_claims")
@Index(REFUSED_CLAIM.name, REFUSED_CLAIM.columns, { unique: true })
export class RefusedClaim {
  @IdColumn()
  id!: string;

  @TextColumn(64)
  transactionId!: string;

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
