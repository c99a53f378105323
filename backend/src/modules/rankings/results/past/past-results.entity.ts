import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";
import { uniqueKey } from "../../../../kernel/db/unique-key.js";

const NUMBER = uniqueKey("past_results", "eventId", "year", "number");

/** Results of a year, entered from a list. Of a year's the one with the highest number counts that is not withdrawn. */
@Entity("past_results")
@Index(NUMBER.name, NUMBER.columns, { unique: true })
export class PastResults {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_past_results_eventId", onDelete: "RESTRICT", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  year!: number;

  /** 1 is the year's first. */
  @IntColumn()
  number!: number;

  /** How many teams. */
  @IntColumn()
  teams!: number;

  @TextColumn(120)
  savedByName!: string;

  @TimeColumn()
  savedAt!: Date;

  @TimeColumn({ nullable: true })
  takenOffAt!: Date | null;
}
