import { Entity } from "typeorm";
import { IdColumn, LongTextColumn, TimeColumn } from "../../kernel/db/columns.js";

/** A key pair that signs certificates as credentials. Old key pairs are kept to verify earlier signatures. */
@Entity("credential_keys")
export class CredentialKey {
  @IdColumn()
  id!: string;

  /** The public key as a JSON Web Key (RFC 7517). */
  @LongTextColumn()
  publicKey!: string;

  /** The private key (PKCS #8), sealed with a key derived from the server's secret (ADR 72). */
  @LongTextColumn()
  sealedKey!: string;

  @TimeColumn()
  createdAt!: Date;
}
