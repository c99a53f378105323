import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import type { PlaceState } from "../contract/place-state.js";

/** A change of a team's place, with the states before and after. Never changed after it is stored. */
@Entity("place_steps")
@Index("ix_place_steps_eventId_publication", ["eventId", "publication"])
@Index("ix_place_steps_teamId", ["teamId"])
export class PlaceStep {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_place_steps_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** Not a foreign key, because the step is kept when the team is deleted, as part of a publication's record. */
  @RefColumn()
  teamId!: string;

  /** The number of the publication that caused the step. Null for all other steps. */
  @IntColumn({ nullable: true })
  publication!: number | null;

  /** The state before the step. Null for a first offer. */
  @TextColumn(16, { nullable: true })
  previous!: PlaceState | null;

  @TimeColumn({ nullable: true })
  previousDeadline!: Date | null;

  @TextColumn(16)
  state!: PlaceState;

  @TimeColumn()
  at!: Date;
}
