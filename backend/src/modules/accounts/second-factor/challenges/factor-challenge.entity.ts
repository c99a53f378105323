import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";

export const ChallengePurpose = {
  /** The second step of a log-in. The row belongs to the ticket from the first step. */
  logIn: "log-in",
  /** Setting up an authenticator app. */
  setUp: "set-up",
  /** Adding a passkey. */
  register: "register",
  /** Proving one's identity while signed in. */
  prove: "prove",
} as const;
export type ChallengePurpose = (typeof ChallengePurpose)[keyof typeof ChallengePurpose];

/**
 * A single-use token that is valid for a few minutes: the ticket of a log-in, the challenge of a passkey, or the setup
 * of an authenticator app.
 */
@Entity("factor_challenges")
@Index("ix_factor_challenges_userId", ["userId"])
@Index("ix_factor_challenges_createdAt", ["createdAt"])
export class FactorChallenge {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_factor_challenges_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TextColumn(16)
  purpose!: ChallengePurpose;

  /**
   * The challenge that a passkey must sign, or the identifier of an app's setup (base64url). Null for a ticket for
   * which no passkey was requested, and after the challenge was used.
   */
  @TextColumn(64, { nullable: true })
  challenge!: string | null;

  /** Number of tries of the second step with this ticket. */
  @IntColumn({ default: 0 })
  tries!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  expiresAt!: Date;

  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
