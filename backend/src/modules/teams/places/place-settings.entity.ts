import { Entity, ForeignKey } from "typeorm";
import { IdColumn, IntColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import type { CutOffKind, MovingUp, TiesAtCutOff } from "./contract/place-rules.js";

/** How an event gives places in the round that costs the fee. Without a row it offers none: ranks alone decide. */
@Entity("place_settings")
export class PlaceSettings {
  @IdColumn()
  @ForeignKey("Event", { name: "fk_place_settings_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** Raised by every change that counts places: there such changes queue. */
  @IntColumn()
  version!: number;

  @TextColumn(16)
  kind!: CutOffKind;

  /** How many go on, where places are counted; else 0. */
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

  /** `YYYY-MM-DD` in India's calendar. */
  @TextColumn(10, { nullable: true })
  lastMoveDay!: string | null;
}
