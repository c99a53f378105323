import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";

/**
 * A period of an event during which people are let in, such as "Round 2, morning". A day without a row has a whole-day
 * session.
 */
@Entity("desk_sessions")
@Index("ix_desk_sessions_eventId", ["eventId"])
export class DeskSessionRecord {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_desk_sessions_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** The day in India, `YYYY-MM-DD`. */
  @TextColumn(10)
  day!: string;

  @TextColumn(60)
  name!: string;

  @TimeColumn()
  createdAt!: Date;
}
