import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RealColumn, RefColumn } from "../../../../kernel/db/columns.js";

/**
 * A team's place and counts while a contest runs. A team may have two rows: one public, one held back by the freeze.
 */
@Entity("live_places")
@Index("ix_live_places_eventId_held", ["eventId", "held"])
export class LivePlace {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_live_places_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** 1 for a place held back by the freeze, 0 for a public place. */
  @PrimaryColumn({ type: "int" })
  held!: number;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_live_places_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  place!: number;

  /** Problems solved, or null if the contest counts points. */
  @IntColumn({ nullable: true })
  solved!: number | null;

  /** Points, or null if the contest counts problems. */
  @RealColumn({ nullable: true })
  points!: number | null;

  @IntColumn({ nullable: true })
  penalty!: number | null;
}
