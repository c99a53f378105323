import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../../kernel/db/columns.js";

/** The public standings of an event's running contest: their source, and when they freeze (ADR 70). */
@Entity("live_boards")
export class LiveBoard {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_live_boards_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /**
   * A counter that increases when the board starts or ends, or when its freeze changes. Standings that were requested
   * for an earlier version are discarded.
   */
  @IntColumn()
  version!: number;

  @IntColumn()
  contestId!: number;

  @TimeColumn()
  startedAt!: Date;

  /** Null while the board is public. */
  @TimeColumn({ nullable: true })
  endedAt!: Date | null;

  /** The time from which new standings are held back. */
  @TimeColumn({ nullable: true })
  freezesAt!: Date | null;

  @TimeColumn({ nullable: true })
  unfrozenAt!: Date | null;

  /** The contest's phase, as named by Codeforces. */
  @TextColumn(40, { nullable: true })
  phase!: string | null;

  /** When the shown places arrived. */
  @TimeColumn({ nullable: true })
  shownAt!: Date | null;

  /** When the places held back by the freeze arrived. */
  @TimeColumn({ nullable: true })
  heldAt!: Date | null;

  /** The error code of the latest fetch, or null if the fetch succeeded. */
  @TextColumn(40, { nullable: true })
  failure!: string | null;
}
