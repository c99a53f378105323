import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { UniqueKey } from "../../kernel/db/unique-key.js";

/** One row an event. It is the primary key, so MySQL reports it under that name. */
export const BOARD_EVENT: UniqueKey = { name: "PRIMARY", table: "ranking_boards", columns: ["eventId"] };

/** Serialises changes of an event's ranking: a change of draft or ranking writes this row first. */
@Entity("ranking_boards")
export class RankingBoardRecord {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_ranking_boards_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** Raised by every change. */
  @IntColumn()
  version!: number;

  /** When the draft was changed last, and by whom; null after it was published or discarded. */
  @TimeColumn({ nullable: true })
  savedAt!: Date | null;

  @TextColumn(120, { nullable: true })
  savedByName!: string | null;
}

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
