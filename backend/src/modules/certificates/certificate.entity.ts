import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";
import type { CertificateKind } from "./contract/certificate.enums.js";

const PUBLIC_ID = uniqueKey("certificates", "publicId");
/** A person holds at most one of each kind for one event. A withdrawn certificate has no holder. */
export const CERTIFICATE_HOLDER = uniqueKey("certificates", "eventId", "kind", "holderKey");

/** A certificate as it was given out: what its paper says, so that it can be printed again and looked up. */
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

  /** 128 random bits in base64url: only a person with the paper can look it up. */
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

  /** What tells its holder from others (`holderKey`); null once it is withdrawn. */
  @TextColumn(64, { nullable: true })
  holderKey!: string | null;

  /** The name as printed. */
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

  /** The holder's account; null for none, and when it was deleted. */
  @RefColumn({ nullable: true })
  @ForeignKey("User", { name: "fk_certificates_userId", onDelete: "SET NULL", onUpdate: "RESTRICT" })
  userId!: string | null;

  /** Where it was mailed to; goes with the account. */
  @TextColumn(254, { nullable: true })
  email!: string | null;

  /** All that were given out by one press. */
  @RefColumn()
  batchId!: string;

  @TimeColumn()
  issuedAt!: Date;

  /** Not a foreign key: the certificate outlives the account. */
  @TextColumn(120)
  issuedByName!: string;

  @TimeColumn({ nullable: true })
  revokedAt!: Date | null;

  /** Null for its holder. */
  @TextColumn(120, { nullable: true })
  revokedByName!: string | null;

  @TextColumn(500, { nullable: true })
  withdrawReason!: string | null;
}
