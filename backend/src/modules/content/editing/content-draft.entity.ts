import { Entity, PrimaryColumn } from "typeorm";
import { IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";

/**
 * A topic's unpublished content, which only editors see. All editors share one draft, so that they notice each other's
 * changes.
 */
@Entity("content_drafts")
export class ContentDraft {
  @PrimaryColumn({ type: "varchar", length: 80 })
  topic!: string;

  @LongTextColumn()
  body!: string;

  /** Incremented by every change. A save that is based on an older revision is refused. */
  @IntColumn()
  revision!: number;

  /** The published version that the draft is based on. A newer version may have been published since. */
  @IntColumn({ default: 0 })
  baseNumber!: number;

  @TextColumn(120)
  editorName!: string;

  @TimeColumn()
  at!: Date;
}
