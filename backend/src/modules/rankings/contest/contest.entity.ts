import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** The Codeforces contest that an event's standings were last fetched from. */
@Entity("contest_sources")
export class ContestSource {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_contest_sources_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  contestId!: number;

  /** The key and secret for a private contest, encrypted with a key derived from the server's secret (ADR 24). */
  @TextColumn(500, { nullable: true })
  sealedKey!: string | null;

  @TimeColumn()
  fetchedAt!: Date;
}

/**
 * The place that was last copied from a fetch into a team's draft. If the draft now has a different place, an admin
 * edited the draft.
 */
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
