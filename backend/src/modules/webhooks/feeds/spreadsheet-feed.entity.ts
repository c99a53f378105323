import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { FeedContent } from "../contract/feed.input.js";

/** The unique key that makes each token open one feed. */
const FEED_TOKEN = uniqueKey("spreadsheet_feeds", "tokenHash");

/** An address that gives a list to a spreadsheet. It is deleted with its maker's account. */
@Entity("spreadsheet_feeds")
@Index(FEED_TOKEN.name, FEED_TOKEN.columns, { unique: true })
@Index("ix_spreadsheet_feeds_makerId", ["makerId"])
export class SpreadsheetFeed {
  @IdColumn()
  id!: string;

  @TextColumn(60)
  name!: string;

  @TextColumn(16)
  content!: FeedContent;

  @RefColumn()
  @ForeignKey("Event", { name: "fk_spreadsheet_feeds_eventId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  eventId!: string;

  /** 1 when the feed contains phone, college and roll number. */
  @IntColumn()
  withContact!: number;

  /** The SHA-256 of the token, in hex. The address itself is not stored. */
  @TextColumn(64)
  tokenHash!: string;

  /** The account whose rights the feed has. The feed ends when the account loses them. */
  @RefColumn()
  @ForeignKey("User", { name: "fk_spreadsheet_feeds_makerId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  makerId!: string;

  @TextColumn(120)
  makerName!: string;

  /** The maker's epoch when the feed was made. A new password, address or role ends the feed, as it ends calendars. */
  @IntColumn({ default: 0 })
  makerEpoch!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
