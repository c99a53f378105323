import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, LongTextColumn, TextColumn } from "../../kernel/db/columns.js";

/** A person who signs the certificates of a layout, and their signature. */
@Entity("certificate_signatures")
export class CertificateSignature {
  @IdColumn()
  @ForeignKey("CertificateLayout", {
    name: "fk_certificate_signatures_layoutId",
    onDelete: "CASCADE",
    onUpdate: "RESTRICT",
  })
  layoutId!: string;

  /** The position from the left, beginning with 0. */
  @PrimaryColumn({ type: "int" })
  place!: number;

  @TextColumn(120)
  name!: string;

  @TextColumn(120)
  office!: string;

  /** The signature as a PNG in base64, or null. */
  @LongTextColumn({ nullable: true })
  picture!: string | null;
}
