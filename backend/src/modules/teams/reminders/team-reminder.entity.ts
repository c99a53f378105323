import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** A sent reminder. The primary key ensures that each team gets each reminder only once, even with several servers. */
@Entity("team_reminders")
export class TeamReminder {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_team_reminders_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** Days before registration closes: 3 or 1. */
  @PrimaryColumn({ type: "int" })
  days!: number;

  @TimeColumn()
  sentAt!: Date;
}
