import type { Database, Tx } from "../../kernel/db/database.js";
import { select } from "../../kernel/db/execute.js";
import { newId } from "../../kernel/db/ids.js";
import { type RawTime, toDate, toSqlTime } from "../../kernel/db/values.js";
import { type Page, pageOf } from "../../kernel/paging/connection.js";
import { keyset } from "../../kernel/paging/keyset.js";
import type { PageArgs } from "../../kernel/contract/page.args.js";
import { Mailing } from "./mailing.entity.js";

/** A mailing as it was written, with its event's name. */
export interface MailingRecord {
  readonly id: string;
  readonly eventId: string;
  readonly eventTitle: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly subject: string;
  readonly body: string;
  readonly audience: string;
  readonly recipients: number;
  readonly sweptSent: number;
  readonly sweptFailed: number;
  readonly createdAt: Date;
}

type MailingRow = Omit<MailingRecord, "createdAt"> & { createdAt: RawTime };

const SELECT = `SELECT m.id, m.eventId, e.title AS eventTitle, m.actorId, m.actorName, m.subject, m.body, m.audience,
  m.recipients, m.sweptSent, m.sweptFailed, m.createdAt FROM mailings m JOIN events e ON e.id = m.eventId`;

/** Statements on `mailings`. */
export class MailingRepository {
  constructor(private readonly db: Database) {}

  /** Writes a mailing; answers its id. @throws the driver's error when its key was used (`MAILING_KEY`). */
  async insert(
    tx: Tx,
    mailing: Omit<Mailing, "id" | "createdAt" | "sweptSent" | "sweptFailed">,
  ): Promise<string> {
    const id = newId();
    await tx.insert(Mailing, { ...mailing, id, sweptSent: 0, sweptFailed: 0, createdAt: new Date() });
    return id;
  }

  /** The mailing that was sent under a key, or null. */
  async byKey(sendKey: string): Promise<MailingRecord | null> {
    return first(await this.db.query<MailingRow>(`${SELECT} WHERE m.sendKey = ?`, [sendKey]));
  }

  async byId(id: string): Promise<MailingRecord | null> {
    return first(await this.db.query<MailingRow>(`${SELECT} WHERE m.id = ?`, [id]));
  }

  async inTx(tx: Tx, id: string): Promise<MailingRecord | null> {
    return first(await select<MailingRow>(tx, `${SELECT} WHERE m.id = ?`, [id]));
  }

  /** A page, newest first. */
  async page(args: PageArgs): Promise<Page<MailingRecord>> {
    const { where, orderLimit } = keyset("m.createdAt", "m.id", {
      first: args.first,
      after: args.after ?? null,
      descending: true,
    });
    const rows = await this.db.query<MailingRow>(
      `${SELECT} WHERE ${where.sql} ${orderLimit}`,
      where.parameters,
    );
    return pageOf(
      rows.map(toRecord),
      args.first,
      ({ createdAt, id }) => ({ key: toSqlTime(createdAt), id }),
      () => this.#count(),
    );
  }

  async #count(): Promise<number> {
    const [row] = await this.db.query<{ n: number | string }>("SELECT COUNT(*) AS n FROM mailings");
    return Number(row?.n ?? 0);
  }
}

function first([row]: readonly MailingRow[]): MailingRecord | null {
  return row ? toRecord(row) : null;
}

function toRecord(row: MailingRow): MailingRecord {
  return { ...row, createdAt: toDate(row.createdAt) };
}
