import { Entity } from "typeorm";
import { IdColumn, LongTextColumn, TimeColumn } from "../../kernel/db/columns.js";

/** A pair of keys by which certificates are signed as credentials. An earlier one stays: what it signed is checked by it. */
@Entity("credential_keys")
export class CredentialKey {
  @IdColumn()
  id!: string;

  /** A JSON Web Key (RFC 7517). */
  @LongTextColumn()
  publicKey!: string;

  /** The private one (PKCS #8), sealed under a key of the server's (ADR 72). */
  @LongTextColumn()
  sealedKey!: string;

  @TimeColumn()
  createdAt!: Date;
}
