import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/** What a topic is to say next, seen by editors only. All editors share one, so that none overwrites another's unseen. */
@Entity("content_drafts")
export class ContentDraft {
  @PrimaryColumn({ type: "varchar", length: 80 })
  topic!: string;

  @LongTextColumn()
  body!: string;

  /** Raised by every change: a save over an older one is refused. */
  @IntColumn()
  revision!: number;

  /** The published version that it was begun on: another one may have come into force since. */
  @IntColumn({ default: 0 })
  baseNumber!: number;

  @TextColumn(120)
  editorName!: string;

  @TimeColumn()
  at!: Date;
}
