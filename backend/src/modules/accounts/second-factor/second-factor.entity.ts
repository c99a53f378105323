import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** The authenticator app of an account. A row is written with the first right code, so each of them works. */
@Entity("totp_factors")
export class TotpFactor {
  @IdColumn()
  @ForeignKey("User", { name: "fk_totp_factors_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** The shared secret (base32), sealed under a key of the server's. */
  @TextColumn(255)
  sealedSecret!: string;

  /** The last time-step of which a code was taken: neither it nor one before it is taken again (RFC 6238 section 5.2). */
  @IntColumn()
  lastStep!: number;

  /** Wrong codes since the last right one, and when the last was; they slow down further ones. */
  @IntColumn({ default: 0 })
  wrongCodes!: number;

  @TimeColumn({ nullable: true })
  lastWrongAt!: Date | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}

/** One of ten codes that stand in for a lost app or passkey, each good once. */
@Entity("recovery_codes")
@Index("ix_recovery_codes_userId", ["userId"])
export class RecoveryCode {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_recovery_codes_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** SHA-256 (hex) of account and code. A code has 120 random bits (80 if it is from an earlier version), so that no key has to be kept for it. */
  @TextColumn(64)
  codeHash!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  usedAt!: Date | null;
}
