import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";

/** The primary key, which allows one row per event. MySQL reports it under the name PRIMARY. */
export const BOARD_EVENT: UniqueKey = { name: "PRIMARY", table: "ranking_boards", columns: ["eventId"] };

/** A row that serialises changes to an event's ranking: each change of the draft or ranking writes this row first. */
@Entity("ranking_boards")
export class RankingBoardRecord {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_ranking_boards_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** A counter that increases with every change. */
  @IntColumn()
  version!: number;

  /** When `savedByName` last changed the draft. Null after the draft was published or discarded. */
  @TimeColumn({ nullable: true })
  savedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  savedByName!: string | null;
}

/** A drafted place that differs from the published place. Teams without a row keep their published place. */
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

  /** The drafted place. Null removes the team's ranking. */
  @IntColumn({ nullable: true })
  place!: number | null;
}
