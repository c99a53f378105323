import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

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
