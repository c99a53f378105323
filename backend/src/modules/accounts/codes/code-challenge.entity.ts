import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** What a mailed code proves. */
export const CodePurpose = {
  verifyEmail: "verify-email",
  resetPassword: "reset-password",
  changeEmail: "change-email",
} as const;
export type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose];

/** A code that was mailed: bound to purpose, address and requester, good once, for ten minutes and few tries. */
@Entity("code_challenges")
@Index("ix_code_challenges_email_purpose", ["email", "purpose"])
@Index("ix_code_challenges_createdAt", ["createdAt"])
export class CodeChallenge {
  @IdColumn()
  id!: string;

  @TextColumn(16)
  purpose!: CodePurpose;

  @TextColumn(254)
  email!: string;

  /** HMAC-SHA-256 (hex) of the code under a server key and the challenge's id. */
  @TextColumn(64)
  codeHash!: string;

  /** HMAC (hex) of the requester's cookie and of its network; one of the two must match again. */
  @TextColumn(64)
  requesterHash!: string;

  @TextColumn(64)
  addressHash!: string;

  /** By the browser that asked for it. */
  @IntColumn({ default: 0 })
  tries!: number;

  /** By others on the network from which it was asked for. */
  @IntColumn({ default: 0 })
  networkTries!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  expiresAt!: Date;

  /** When the right code was handed in. */
  @TimeColumn({ nullable: true })
  verifiedAt!: Date | null;

  /** When what the code allowed was done (sign-up, new password); after that the token is spent. */
  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
