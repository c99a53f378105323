import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import type { PlaceState } from "../contract/place-state.js";

/**
 * A team's place in the round that requires the fee. Created with the first offer. After that, only PlaceRepository
 * changes it, with a conditional UPDATE.
 */
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

  /** 1 if the team moved up into a place that another team gave up, otherwise 0. */
  @IntColumn()
  movedUp!: number;

  /** The time of the last state change. */
  @TimeColumn()
  changedAt!: Date;

  /** The last reminder, as hours before the deadline. 0 if none was sent. */
  @IntColumn()
  remindedHours!: number;
}
