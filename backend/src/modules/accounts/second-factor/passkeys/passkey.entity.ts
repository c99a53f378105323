import { Entity, ForeignKey, Index } from "typeorm";
import {
  IdColumn,
  LongTextColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from "../../../../kernel/db/columns.js";
import { uniqueKey } from "../../../../kernel/db/unique-key.js";

/** A credential belongs to one account. By its hash, since ids may be longer than what an index takes. */
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

  /** What its owner calls it. */
  @TextColumn(60)
  name!: string;

  /** SHA-256 (hex) of the credential's id. */
  @TextColumn(64)
  credentialHash!: string;

  /** Base64url, up to 1023 bytes. */
  @LongTextColumn()
  credentialId!: string;

  /** COSE key, base64url. */
  @LongTextColumn()
  publicKey!: string;

  /** The signature counter: an unsigned number of 32 bits, which a whole-number column of MySQL does not hold. */
  @TextColumn(10)
  counter!: string;

  /** How the browser reaches it, separated by commas. */
  @TextColumn(120)
  transports!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
