import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";
import { uniqueKey } from "../../../../kernel/db/unique-key.js";

const NUMBER = uniqueKey("past_results", "eventId", "year", "number");

/**
 * Results of a year, entered from a list. The site shows the year's highest-numbered results that are not withdrawn.
 */
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

  /** The position among the year's saved results, from 1. */
  @IntColumn()
  number!: number;

  /** The number of teams in the results. */
  @IntColumn()
  teams!: number;

  @TextColumn(120)
  savedByName!: string;

  @TimeColumn()
  savedAt!: Date;

  @TimeColumn({ nullable: true })
  takenOffAt!: Date | null;
}
