import { Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { IdColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";
import type { SeasonItemKey } from "./contract/season-item.js";

/** The primary key, which limits an item to one mark. MySQL reports a primary key as PRIMARY. */
export const SEASON_MARK: UniqueKey = {
  name: "PRIMARY",
  table: "season_marks",
  columns: ["eventId", "item"],
};

/**
 * The reason why an item of an event's checklist is not needed. A done item needs no mark, because the site itself
 * checks whether an item is done.
 */
@Entity("season_marks")
export class SeasonMark {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_season_marks_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @PrimaryColumn({ type: "varchar", length: 24 })
  item!: SeasonItemKey;

  @TextColumn(200)
  reason!: string;

  @TextColumn(120)
  actorName!: string;

  @TimeColumn()
  at!: Date;
}
