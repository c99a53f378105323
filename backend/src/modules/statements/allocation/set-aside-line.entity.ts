import { Entity, PrimaryColumn } from "typeorm";
import { TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** Money in that is no team's, in whichever statement its line stands. */
@Entity("set_aside_lines")
export class SetAsideLine {
  @PrimaryColumn({ type: "varchar", length: 64 })
  fingerprint!: string;

  /** What it is: "not ours". */
  @TextColumn(120)
  reason!: string;

  @TextColumn(120)
  actorName!: string;

  @TimeColumn()
  at!: Date;
}
