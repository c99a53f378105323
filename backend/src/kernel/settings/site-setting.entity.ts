import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "../db/columns.js";

/** A setting that Superadmins can change while the site runs. A setting without a row has its default value. */
@Entity("site_settings")
export class SiteSetting {
  @PrimaryColumn({ type: "varchar", length: 40 })
  name!: string;

  @TextColumn(255)
  value!: string;

  @TimeColumn()
  updatedAt!: Date;
}
