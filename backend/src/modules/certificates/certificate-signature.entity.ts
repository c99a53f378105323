import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, LongTextColumn, TextColumn } from "../../kernel/db/columns.js";

/** A person who signs the certificates of a layout, with the picture of their signature. */
@Entity("certificate_signatures")
export class CertificateSignature {
  @IdColumn()
  @ForeignKey("CertificateLayout", {
    name: "fk_certificate_signatures_layoutId",
    onDelete: "CASCADE",
    onUpdate: "RESTRICT",
  })
  layoutId!: string;

  /** The signature's position from the left, starting at 0. */
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
