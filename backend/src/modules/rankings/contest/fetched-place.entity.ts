import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn } from "../../../kernel/db/columns.js";

/** The place that a team got from the last fetch that was taken into the draft: by it an edit by hand is told. */
@Entity("fetched_places")
@Index("ix_fetched_places_eventId", ["eventId"])
export class FetchedPlace {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_fetched_places_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_fetched_places_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn({ nullable: true })
  place!: number | null;
}
