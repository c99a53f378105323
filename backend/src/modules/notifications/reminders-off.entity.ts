import { Entity, ForeignKey } from "typeorm";
import { IdColumn, TimeColumn } from "../../kernel/db/columns.js";

/** Somebody who does not want to be reminded of what their team lacks. */
@Entity("reminders_off")
export class RemindersOff {
  @IdColumn()
  @ForeignKey("User", { name: "fk_reminders_off_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TimeColumn()
  since!: Date;
}
