import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, TimeColumn } from "../../kernel/db/columns.js";

/** An address that opted out of the club's mailings, in lower case. It need not belong to an account. */
@Entity("mailings_off")
export class MailingsOff {
  @PrimaryColumn({ type: "varchar", length: 254 })
  email!: string;

  @TimeColumn()
  since!: Date;
}

/** A user who opted out of reminders, which are about an incomplete team or an offered place. */
@Entity("reminders_off")
export class RemindersOff {
  @IdColumn()
  @ForeignKey("User", { name: "fk_reminders_off_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  since!: Date;
}
