import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Of two saves over the same version, the second is refused. */
export const SETTING_VERSION = uniqueKey("setting_versions", "topic", "number");

/** What the club set of a topic from some moment on; the version with the highest number is in force. */
@Entity("setting_versions")
@Index(SETTING_VERSION.name, SETTING_VERSION.columns, { unique: true })
export class SettingVersion {
  @IdColumn()
  id!: string;

  @TextColumn(20)
  topic!: string;

  @IntColumn()
  number!: number;

  /** JSON of the topic's fields; secrets in it are sealed. */
  @LongTextColumn()
  body!: string;

  @TextColumn(120)
  editorName!: string;

  @TimeColumn()
  at!: Date;
}
