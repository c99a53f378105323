import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

export const CodePurpose = {
  verifyEmail: "verify-email",
  resetPassword: "reset-password",
  changeEmail: "change-email",
} as const;
export type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose];

/** A mailed code for one purpose, address and requester. The code is valid once, for ten minutes and a few tries. */
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

  /** HMAC-SHA-256 (hex) of the challenge's id and the code, under a server key. */
  @TextColumn(64)
  codeHash!: string;

  /** HMACs (hex) of the requester's cookie and network. At least one must match when the code is entered. */
  @TextColumn(64)
  requesterHash!: string;

  @TextColumn(64)
  addressHash!: string;

  /** Tries in the browser that requested the code. */
  @IntColumn({ default: 0 })
  tries!: number;

  /** Tries in other browsers on the requester's network. */
  @IntColumn({ default: 0 })
  networkTries!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  expiresAt!: Date;

  /** The time at which the correct code was entered. */
  @TimeColumn({ nullable: true })
  verifiedAt!: Date | null;

  /**
   * The time at which the code was used (sign-up, new password, new e-mail address). The code's proof token is void
   * afterwards.
   */
  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
