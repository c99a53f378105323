import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** The authenticator app of an account. A row is written with the first correct code, so every stored app works. */
@Entity("totp_factors")
export class TotpFactor {
  @IdColumn()
  @ForeignKey("User", { name: "fk_totp_factors_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** The shared secret (base32), sealed with a key of the server. */
  @TextColumn(255)
  sealedSecret!: string;

  /**
   * The last time-step whose code was used. The codes of this and earlier time-steps are refused (RFC 6238 section
   * 5.2).
   */
  @IntColumn()
  lastStep!: number;

  /**
   * Number of wrong codes since the last correct one. Together with `lastWrongAt`, determines how long the user must
   * wait before the next code.
   */
  @IntColumn({ default: 0 })
  wrongCodes!: number;

  @TimeColumn({ nullable: true })
  lastWrongAt!: Date | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}

/** One of ten codes that replace a lost app or passkey, each valid once. */
@Entity("recovery_codes")
@Index("ix_recovery_codes_userId", ["userId"])
export class RecoveryCode {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_recovery_codes_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /**
   * SHA-256 (hex) of account and code. The hash needs no key, because a code has 120 random bits (80 in codes from an
   * earlier version).
   */
  @TextColumn(64)
  codeHash!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
