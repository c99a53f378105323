import { Entity, Index, PrimaryColumn } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";

const VERSION_NUMBER = uniqueKey("content_versions", "topic", "number");

/**
 * A published version of a topic. The highest number is in force. Version 0 is the topic's file, or an event's first
 * texts.
 */
@Entity("content_versions")
@Index(VERSION_NUMBER.name, VERSION_NUMBER.columns, { unique: true })
export class ContentVersion {
  @IdColumn()
  id!: string;

  @TextColumn(80)
  topic!: string;

  @IntColumn()
  number!: number;

  /** JSON in the format of the topic's file. Null removes the topic from the site. */
  @LongTextColumn({ nullable: true })
  body!: string | null;

  @TextColumn(120)
  editorName!: string;

  @TimeColumn()
  at!: Date;
}

/**
 * The table's only row, with the number of publications. Every publication updates the row, so that concurrent
 * publications wait for each other. Servers read the number to detect new publications.
 */
@Entity("content_state")
export class ContentState {
  @PrimaryColumn({ type: "int" })
  id!: number;

  @IntColumn()
  version!: number;
}
