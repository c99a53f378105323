import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { CertificateKind, CertificateLanguage } from "./contract/certificate.enums.js";

/**
 * The texts of one kind of certificate for an event. The newest layout is in use. Older layouts are kept while a
 * certificate uses them.
 */
@Entity("certificate_layouts")
@Index("ix_certificate_layouts_eventId_kind_id", ["eventId", "kind", "id"])
export class CertificateLayout {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_certificate_layouts_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @TextColumn(16)
  kind!: CertificateKind;

  @TextColumn(8, { default: "en" })
  language!: CertificateLanguage;

  @TextColumn(120)
  title!: string;

  @TextColumn(120)
  lead!: string;

  @TextColumn(1000)
  text!: string;

  @TimeColumn()
  savedAt!: Date;
}
