import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import type { CutOffKind, MovingUp, TiesAtCutOff } from "./contract/place-rules.js";

/**
 * An event's rules for places in the round that requires the fee. Without this row, the event offers no places, and
 * only ranks decide which teams qualify.
 */
@Entity("place_settings")
export class PlaceSettings {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_place_settings_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /**
   * A counter for changes that depend on the number of places. Each such change increments it first, which locks the
   * row, so these changes run one after another.
   */
  @IntColumn()
  version!: number;

  @TextColumn(16)
  kind!: CutOffKind;

  /** The number of teams that advance. Used only if the cut-off counts places. */
  @IntColumn()
  places!: number;

  @TextColumn(16)
  ties!: TiesAtCutOff;

  @IntColumn()
  replyHours!: number;

  @TimeColumn({ nullable: true })
  firstDeadline!: Date | null;

  @TextColumn(16)
  movingUp!: MovingUp;

  /** The last day for moving up, `YYYY-MM-DD` in India's calendar. Null if there is none. */
  @TextColumn(10, { nullable: true })
  lastMoveDay!: string | null;
}
