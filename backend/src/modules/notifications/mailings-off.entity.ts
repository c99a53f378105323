import { Entity, PrimaryColumn } from "typeorm";
import { TimeColumn } from "../../kernel/db/columns.js";

/** An address that does not want the club's mailings, with or without account: in small letters, as accounts have it. */
@Entity("mailings_off")
export class MailingsOff {
  @PrimaryColumn({ type: "varchar", length: 254 })
  email!: string;

  @TimeColumn()
  since!: Date;
}
