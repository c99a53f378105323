import { Entity, ForeignKey, Index } from "typeorm";
import { IdColumn, LongTextColumn, RefColumn, TextColumn, TimeColumn } from "../../kernel/db/columns.js";
import type { NotificationKind } from "./contract/notification-kind.js";

/** A notification in the list of a user's top bar. Its id begins with the time, so sorting by id sorts by time. */
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
   * Title, text and label as translatable messages, in JSON (`NotificationTexts`). Null for notifications from before
   * ADR 85.
   */
  @LongTextColumn({ nullable: true })
  messages!: string | null;

  /** The path and the button label of the next step. */
  @TextColumn(200)
  path!: string;

  @TextColumn(80)
  label!: string;

  /** The team that the notification is about. The team may have been deleted. */
  @RefColumn({ nullable: true })
  teamId!: string | null;

  /**
   * The id of the action that caused the notification, if the action can be reverted. Reverting it deletes the
   * notification.
   */
  @RefColumn({ nullable: true })
  causeId!: string | null;

  /** The ids of the accounts whose names are in the texts, separated by spaces, or null if there are none. */
  @TextColumn(400, { nullable: true })
  named!: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  readAt!: Date | null;
}
