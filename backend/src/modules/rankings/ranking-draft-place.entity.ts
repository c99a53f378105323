import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn } from "../../kernel/db/columns.js";

/** A place in an event's draft that differs from the published one. Teams without a row keep theirs. */
@Entity("ranking_draft_places")
@Index("ix_ranking_draft_places_eventId", ["eventId"])
export class RankingDraftPlace {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_ranking_draft_places_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  @RefColumn()
  @ForeignKey("Event", {
    name: "fk_ranking_draft_places_eventId",
    onDelete: "CASCADE",
    onUpdate: "RESTRICT",
  })
  eventId!: string;

  /** Null takes the ranking away. */
  @IntColumn({ nullable: true })
  place!: number | null;
}
