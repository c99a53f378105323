import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** Incoming money that belongs to no team, in every statement that contains its line. */
@Entity("set_aside_lines")
export class SetAsideLine {
  @PrimaryColumn({ type: "varchar", length: 64 })
  fingerprint!: string;

  /** The treasurer's reason, such as "not ours". */
  @TextColumn(120)
  reason!: string;

  @TextColumn(120)
  actorName!: string;

  @TimeColumn()
  at!: Date;
}
