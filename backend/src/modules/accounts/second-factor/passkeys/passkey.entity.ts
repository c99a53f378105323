import { Entity, ForeignKey, Index } from "typeorm";
import {
  IdColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../../../kernel/db/columns.js";
import { uniqueKey } from "../../../../kernel/db/unique-key.js";

/** A credential belongs to one account. The index is on the hash, because ids may be longer than an index allows. */
export const PASSKEY_CREDENTIAL = uniqueKey("passkeys", "credentialHash");

/** A passkey or security key of an account (WebAuthn). */
@Entity("passkeys")
@Index(PASSKEY_CREDENTIAL.name, PASSKEY_CREDENTIAL.columns, { unique: true })
@Index("ix_passkeys_userId", ["userId"])
export class Passkey {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_passkeys_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  /** The name that the owner chose. */
  @TextColumn(60)
  name!: string;

  /** SHA-256 (hex) of the credential's id. */
  @TextColumn(64)
  credentialHash!: string;

  /** The credential's id in base64url, up to 1023 bytes. */
  @LongTextColumn()
  credentialId!: string;

  /** The COSE key in base64url. */
  @LongTextColumn()
  publicKey!: string;

  /** The signature counter as text: a 32-bit unsigned number is too large for an INT column of MySQL. */
  @TextColumn(10)
  counter!: string;

  /** The transports that a browser can use to reach the key, separated by commas. */
  @TextColumn(120)
  transports!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
