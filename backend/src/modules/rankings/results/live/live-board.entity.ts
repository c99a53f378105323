import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";

/** An event's standings while its contest runs: where they come from, and from when on they are frozen (ADR 70). */
@Entity("live_boards")
export class LiveBoard {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_live_boards_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** Raised by every change of the board: an answer of Codeforces to an earlier question is discarded. */
  @IntColumn()
  version!: number;

  @IntColumn()
  contestId!: number;

  @TimeColumn()
  startedAt!: Date;

  /** Null while everybody sees the board. */
  @TimeColumn({ nullable: true })
  endedAt!: Date | null;

  /** Answers that come from then on are not shown. */
  @TimeColumn({ nullable: true })
  freezesAt!: Date | null;

  @TimeColumn({ nullable: true })
  unfrozenAt!: Date | null;

  /** How far the contest is, in Codeforces' words. */
  @TextColumn(40, { nullable: true })
  phase!: string | null;

  /** When the places came that are shown. */
  @TimeColumn({ nullable: true })
  shownAt!: Date | null;

  /** When the places came that are behind the freeze. */
  @TimeColumn({ nullable: true })
  heldAt!: Date | null;

  /** The code of the latest refusal; null after an answer. */
  @TextColumn(40, { nullable: true })
  failure!: string | null;
}
