import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { NotificationKind } from "./contract/notification-kind.js";

/** A notification in a user's bar, with its texts. The notification's id contains the time. */
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

  /**
   * Title, text and label for all languages, as JSON (`NotificationTexts`). Null for notifications from before ADR 85.
   */
  @LongTextColumn({ nullable: true })
  messages!: string | null;

  /** The page of the next step, and the label of its button. */
  @TextColumn(200)
  path!: string;

  @TextColumn(80)
  label!: string;

  /** The team that the notification is about. The team may have been deleted. */
  @RefColumn({ nullable: true })
  teamId!: string | null;

  /** The id of the reported action, if the action can be reverted. Reverting the action deletes the notification. */
  @RefColumn({ nullable: true })
  causeId!: string | null;

  /** The ids of accounts whose names the texts contain, separated by spaces. Null for none. */
  @TextColumn(400, { nullable: true })
  named!: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  readAt!: Date | null;
}
