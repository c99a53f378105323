import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, RealColumn, RefColumn } from "../../../../kernel/db/columns.js";

/** A team's place and count while a contest runs, as everybody sees it, and apart from it those that are behind the freeze. */
@Entity("live_places")
@Index("ix_live_places_eventId_held", ["eventId", "held"])
export class LivePlace {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_live_places_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  /** 1 behind the freeze, else 0. */
  @PrimaryColumn({ type: "int" })
  held!: number;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_live_places_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @IntColumn()
  place!: number;

  /** Problems, where the contest counts them; else null. */
  @IntColumn({ nullable: true })
  solved!: number | null;

  /** Where the contest counts points; else null. */
  @RealColumn({ nullable: true })
  points!: number | null;

  @IntColumn({ nullable: true })
  penalty!: number | null;
}
