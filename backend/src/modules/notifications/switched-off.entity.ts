import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, TimeColumn } from "../../kernel/db/columns.js";

/** An address that does not want the club's mailings, with or without account: in small letters, as accounts have it. */
@Entity("mailings_off")
export class MailingsOff {
  @PrimaryColumn({ type: "varchar", length: 254 })
  email!: string;

  @TimeColumn()
  since!: Date;
}

/** A user who does not want reminders about what their team lacks. */
@Entity("reminders_off")
export class RemindersOff {
  @IdColumn()
  @ForeignKey("User", { name: "fk_reminders_off_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  since!: Date;
}
