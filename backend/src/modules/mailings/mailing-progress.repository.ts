import type { Database } from "../../kernel/db/database.js";
import type { MailState } from "../../kernel/mail/outbox-mail.entity.js";
import type { MailingProblem } from "./mailing.types.js";

/** How many copies of a mailing stand where. */
export type Progress = Readonly<Record<MailState, number>>;

const NONE: Progress = { queued: 0, sent: 0, failed: 0 };
/** Shown at most; the counts tell of the rest. */
const PROBLEMS = 200;

/** How far the copies of mailings got in the outbox. */
export class MailingProgressRepository {
  constructor(private readonly db: Database) {}

  /** The counts of these mailings. One statement, out of an index alone. */
  async of(mailingIds: readonly string[]): Promise<(id: string) => Progress> {
    if (mailingIds.length === 0) return () => NONE;
    const rows = await this.db.query<{ mailingId: string; state: MailState; n: number | string }>(
      `SELECT mailingId, state, COUNT(*) AS n FROM outbox_mails
       WHERE mailingId IN (${mailingIds.map(() => "?").join(", ")}) GROUP BY mailingId, state`,
      mailingIds,
    );
    const found = new Map<string, Progress>();
    for (const { mailingId, state, n } of rows)
      found.set(mailingId, { ...(found.get(mailingId) ?? NONE), [state]: Number(n) });
    return (id) => found.get(id) ?? NONE;
  }

  /** The copies that could not be delivered, for now or for good, with whose they are. */
  async problems(mailingId: string, eventId: string): Promise<MailingProblem[]> {
    const rows = await this.db.query<Omit<MailingProblem, "givenUp"> & { state: MailState }>(
      `SELECT o.id, o.recipient AS email, o.state, o.lastError AS reason, m.name, t.name AS teamName
       FROM outbox_mails o
       LEFT JOIN team_members m ON m.eventId = ? AND m.email = o.recipient
       LEFT JOIN teams t ON t.id = m.teamId
       WHERE o.mailingId = ? AND o.state IN ('failed', 'queued') AND o.lastError IS NOT NULL
       ORDER BY o.state, o.id LIMIT ${String(PROBLEMS)}`,
      [eventId, mailingId],
    );
    return rows.map(({ state, ...problem }) => ({ ...problem, givenUp: state === "failed" }));
  }
}
