import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import type { PlaceState } from "../contract/place-state.js";

/** A team's place in the round that costs the fee, from the first offer on. Changed by PlaceRepository's conditional statements only. */
@Entity("place_offers")
@Index("ix_place_offers_eventId_state", ["eventId", "state"])
@Index("ix_place_offers_state_deadline", ["state", "deadline"])
export class PlaceOffer {
  @IdColumn()
  @ForeignKey("Team", { name: "fk_place_offers_teamId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  teamId!: string;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_place_offers_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  @TextColumn(16)
  state!: PlaceState;

  @TimeColumn()
  offeredAt!: Date;

  @TimeColumn()
  deadline!: Date;

  /** 1 for a team that moved up into a place that another gave up. */
  @IntColumn()
  movedUp!: number;

  /** When it got its state. */
  @TimeColumn()
  changedAt!: Date;

  /** Hours before the deadline of the last reminder; 0 for none yet. */
  @IntColumn()
  remindedHours!: number;
}
