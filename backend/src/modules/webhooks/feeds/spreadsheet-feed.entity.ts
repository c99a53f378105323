import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, IntColumn, RefColumn, TextColumn, TimeColumn } from "../../../kernel/db/columns.js";
import { uniqueKey } from "../../../kernel/db/unique-key.js";
import type { FeedContent } from "../contract/feed.input.js";

/** Ensures that a token opens only one feed. */
const FEED_TOKEN = uniqueKey("spreadsheet_feeds", "tokenHash");

/** An address from which a spreadsheet reads a list. The feed is deleted together with its maker's account. */
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

  /** 1 if the feed contains phone, college and roll number, and otherwise 0. */
  @IntColumn()
  withContact!: number;

  /** The token's SHA-256 hash in hex. The address itself is not stored. */
  @TextColumn(64)
  tokenHash!: string;

  /** The account whose rights the feed uses. The feed ends when the account loses these rights. */
  @RefColumn()
  @ForeignKey("User", { name: "fk_spreadsheet_feeds_makerId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  makerId!: string;

  @TextColumn(120)
  makerName!: string;

  /**
   * The maker's epoch when the feed was made. A new password, e-mail address or role raises the epoch and so ends the
   * feed.
   */
  @IntColumn({ default: 0 })
  makerEpoch!: number;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  lastUsedAt!: Date | null;
}
