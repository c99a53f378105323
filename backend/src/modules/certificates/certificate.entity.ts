import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { CertificateKind } from "./contract/certificate.enums.js";

const PUBLIC_ID = uniqueKey("certificates", "publicId");
/**
 * Allows a person at most one valid certificate of each kind for one event. A withdrawn certificate has no holder key.
 */
export const CERTIFICATE_HOLDER = uniqueKey("certificates", "eventId", "kind", "holderKey");

/**
 * An issued certificate. The row stores all printed facts, so that the certificate can be printed again and looked up.
 */
@Entity("certificates")
@Index(PUBLIC_ID.name, PUBLIC_ID.columns, { unique: true })
@Index(CERTIFICATE_HOLDER.name, CERTIFICATE_HOLDER.columns, { unique: true })
@Index("ix_certificates_layoutId", ["layoutId"])
@Index("ix_certificates_batchId", ["batchId"])
@Index("ix_certificates_userId", ["userId"])
@Index("ix_certificates_email", ["email"])
export class Certificate {
  @IdColumn()
  id!: string;

  /** 128 random bits in base64url, so that only people with the paper can look the certificate up. */
  @TextColumn(22)
  publicId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_certificates_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @RefColumn()
  @ForeignKey("CertificateLayout", {
    name: "fk_certificates_layoutId",
    onDelete: "RESTRICT",
    onUpdate: "RESTRICT",
  })
  layoutId!: string;

  @TextColumn(16)
  kind!: CertificateKind;

  /**
   * The key that identifies the holder (`holderKey`); null after a withdrawal. When the holder's account is deleted,
   * the certificate's own id takes the place of the key. A certificate that replaces this one gets the same key.
   */
  @TextColumn(64, { nullable: true })
  holderKey!: string | null;

  /** The holder's name as printed. */
  @TextColumn(120)
  name!: string;

  @TextColumn(50, { nullable: true })
  teamName!: string | null;

  @TextColumn(160, { nullable: true })
  college!: string | null;

  @IntColumn({ nullable: true })
  place!: number | null;

  @TextColumn(120)
  eventTitle!: string;

  @TextColumn(60)
  eventDays!: string;

  /** The holder's account. Null if there is none, if it was deleted, or if the holder gave the certificate up. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_certificates_userId", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  userId!: string | null;

  /**
   * The address to which the certificate was mailed, or null for none. Removed when the holder's account is deleted or
   * the holder gives the certificate up.
   */
  @TextColumn(254, { nullable: true })
  email!: string | null;

  /** The id shared by all certificates that were issued together. */
  @RefColumn()
  batchId!: string;

  @TimeColumn()
  issuedAt!: Date;

  /** A name instead of a foreign key, because the certificate outlives the issuer's account. */
  @TextColumn(120)
  issuedByName!: string;

  @TimeColumn({ nullable: true })
  revokedAt!: Date | null;

  /** The name of the organiser who withdrew the certificate. Null if its holder did, or while it is valid. */
  @TextColumn(120, { nullable: true })
  revokedByName!: string | null;

  @TextColumn(500, { nullable: true })
  withdrawReason!: string | null;
}
