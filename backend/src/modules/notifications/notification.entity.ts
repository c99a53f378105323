import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { NotificationKind } from "./contract/notification-kind.js";

/** A notification in a user's bar, with its texts as they were written. Its id contains the time. */
@Entity("notifications")
@Index("ix_notifications_userId_id", ["userId", "id"])
@Index("ix_notifications_createdAt", ["createdAt"])
@Index("ix_notifications_causeId", ["causeId"])
@Index("ix_notifications_named", ["named"])
export class Notification {
  @IdColumn()
  id!: string;

  @RefColumn()
  @ForeignKey("User", { name: "fk_notifications_userId", onDelete: "CASCADE", onUpdate: "RESTRICT" })
  userId!: string;

  @TextColumn(32)
  kind!: NotificationKind;

  @TextColumn(200)
  title!: string;

  @LongTextColumn()
  text!: string;

  /** Title, text and label in the reader's language (`NotificationTexts`); null before ADR 85. */
  @LongTextColumn({ nullable: true })
  messages!: string | null;

  /** The next step: the page, and what its button says. */
  @TextColumn(200)
  path!: string;

  @TextColumn(80)
  label!: string;

  /** The team that it is about, which may be gone. */
  @RefColumn({ nullable: true })
  teamId!: string | null;

  /** What it is about, if that can be reverted: then the entry goes with it. */
  @RefColumn({ nullable: true })
  causeId!: string | null;

  /** The accounts whose names the texts have, with spaces between them; null for none. */
  @TextColumn(400, { nullable: true })
  named!: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  readAt!: Date | null;
}
