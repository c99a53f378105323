import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";

export const ChallengePurpose = {
  /** The second step of a log-in: the ticket that the first one answered. */
  logIn: "log-in",
  /** Setting up an authenticator app. */
  setUp: "set-up",
  /** Adding a passkey. */
  register: "register",
  /** Proving oneself while signed in. */
  prove: "prove",
} as const;
export type ChallengePurpose = (typeof ChallengePurpose)[keyof typeof ChallengePurpose];

/** Something open for a few minutes that is good once: the ticket of a log-in, the challenge of a passkey. */
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

  /** What a passkey has to sign, or names an app's setup (base64url); null when neither was asked for, or after the answer. */
  @TextColumn(64, { nullable: true })
  challenge!: string | null;

  /** Second steps tried with this ticket. */
  @IntColumn({ default: 0 })
  tries!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  expiresAt!: Date;

  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
