import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";

/** Allows one row per event. MySQL reports a primary key under the name PRIMARY. */
export const BOARD_EVENT: UniqueKey = { name: "PRIMARY", table: "ranking_boards", columns: ["eventId"] };

/** Serialises the changes of an event's ranking: each change of the draft or ranking writes this row first. */
@Entity("ranking_boards")
export class RankingBoardRecord {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_ranking_boards_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** A counter that every change increases. */
  @IntColumn()
  version!: number;

  /** When the draft was last changed (by `savedByName`); null after it was published or discarded. */
  @TimeColumn({ nullable: true })
  savedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  savedByName!: string | null;
}

/** A place in an event's draft that differs from the published one. Teams without a row keep their published place. */
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

  /** The drafted place; null removes the team's ranking. */
  @IntColumn({ nullable: true })
  place!: number | null;
}
