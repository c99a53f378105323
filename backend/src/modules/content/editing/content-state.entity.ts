import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn } from "../../../kernel/db/columns.js";

/** How often content was published: one row, whose update queues whoever publishes at once. Servers look whether it has risen. */
@Entity("content_state")
export class ContentState {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  version!: number;
}
