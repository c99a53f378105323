import { IsNull, LessThan, LessThanOrEqual, Like } from "typeorm";
import { changeIn, deleteSome, deleteWhere, findIn, updateWhere } from "../../kernel/db/changes.js";
import type { Database, Tx } from "../../kernel/db/database.js";
import { insertLater } from "../../kernel/db/insert-many.js";
import { Notification } from "./notification.entity.js";

const LISTED = {
  id: true,
  kind: true,
  title: true,
  text: true,
  messages: true,
  path: true,
  label: true,
  teamId: true,
  createdAt: true,
  readAt: true,
} as const;

export type ListedNotification = Pick<Notification, keyof typeof LISTED>;

type NamingNotification = Pick<Notification, "id" | "messages">;

type RewrittenTexts = Pick<Notification, "title" | "text" | "label" | "messages" | "named">;

const NEWEST_FIRST = { id: "DESC" } as const;

export class NotificationRepository {
  constructor(private readonly db: Database) {}

  insert(tx: Tx, rows: readonly Notification[]): Promise<void> {
    return insertLater<Notification>(tx, Notification, rows);
  }

  async deleteSame(tx: Tx, { userId, kind, title, text }: Notification): Promise<void> {
    await deleteWhere(tx, Notification, { userId, kind, title, text });
  }

  /** Returns a user's newest notifications, newest first. */
  newest(userId: string, limit: number): Promise<ListedNotification[]> {
    return this.db.read((reader) =>
      reader.find(Notification, { select: LISTED, where: { userId }, order: NEWEST_FIRST, take: limit }),
    );
  }

  /** Deletes the notifications with these causes. Returns the ids of the notified users. */
  async withdraw(tx: Tx, causeIds: readonly string[]): Promise<ReadonlySet<string>> {
    const entries = await this.db.read((reader) =>
      findIn(causeIds, (causeId) =>
        reader.find(Notification, { select: { id: true, userId: true }, where: { causeId } }),
      ),
    );
    await changeIn(causeIds, (causeId) => deleteWhere(tx, Notification, { causeId }));
    return new Set(entries.map(({ userId }) => userId));
  }

  unread(userId: string): Promise<number> {
    return this.db.read((reader) => reader.countBy(Notification, { userId, readAt: IsNull() }));
  }

  /** Marks a user's notifications up to and including `upTo` as read. */
  async markRead(tx: Tx, userId: string, upTo: string, now: Date): Promise<void> {
    const where = { userId, readAt: IsNull(), id: LessThanOrEqual(upTo) };
    await updateWhere(tx, Notification, where, { readAt: now });
  }

  /** Returns the notifications whose texts contain a user's name. */
  naming(tx: Tx, userId: string): Promise<NamingNotification[]> {
    const select = { id: true, messages: true } as const;
    return tx.find(Notification, { select, where: { named: Like(`%${userId}%`) } });
  }

  async rewrite(tx: Tx, id: string, texts: RewrittenTexts): Promise<void> {
    await updateWhere(tx, Notification, { id }, texts);
  }

  /** Deletes at most `limit` notifications older than `before`. Returns the number of deleted rows. */
  deleteOld(tx: Tx, before: Date, limit: number): Promise<number> {
    return deleteSome(tx, Notification, [{ createdAt: LessThan(before) }], limit);
  }
}
