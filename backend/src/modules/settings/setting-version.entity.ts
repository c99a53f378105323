import { Entity, Index } from "typeorm";
import { IdColumn, IntColumn, LongTextColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import { uniqueKey } from "../../kernel/db/unique-key.js";

/** Lets only one of two saves based on the same version succeed. */
export const SETTING_VERSION = uniqueKey("setting_versions", "topic", "number");

/** A version of one topic's settings. The version with the highest number is in force. */
@Entity("setting_versions")
@Index(SETTING_VERSION.name, SETTING_VERSION.columns, { unique: true })
export class SettingVersion {
  @IdColumn()
  id!: string;

  @TextColumn(20)
  topic!: string;

  @IntColumn()
  number!: number;

  /** The topic's fields as JSON. Secrets are encrypted. */
  @LongTextColumn()
  body!: string;

  @TextColumn(120)
  editorName!: string;

  @TimeColumn()
  at!: Date;
}
