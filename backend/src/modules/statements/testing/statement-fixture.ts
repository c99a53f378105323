import { MessageChannel } from "node:worker_threads";
import type { Language } from "../../../kernel/languages/language.js";
import { PAYMENTS, sheetOf, TEAMS } from "../../../app/cli/sheets.js";
import type { Club } from "../../../app/cli/club.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import { csvText } from "../../../kernel/contract/csv-text.js";
import { PaymentFixture, TEST_SECRET } from "../../payments/testing/payment-fixture.js";
import { TEST_ACCOUNT } from "../../payments/testing/test-account.js";
import type { StatementOutcome } from "../contract/statement.enums.js";
import type { StatementCommitService } from "../committing/statement-commit.service.js";
import type { StatementHistoryService } from "../previews/statement-history.service.js";
import type { StatementPreviewService } from "../previews/statement-preview.service.js";
import type { StatementRevertService } from "../committing/statement-revert.service.js";
import type {
  CommitStatementPayload,
  StatementBatchPayload,
  StatementBatchView,
} from "../statement-batch.types.js";
import type { StatementLineView } from "../statement.types.js";
import { createStatementServices } from "../statements.module.js";
import { answerStatement } from "../thread/statement-matcher.js";
import { type OpenedThread, StatementThreads } from "../thread/statement-threads.js";

/**
 * Returns statement threads that run in the test's own thread, because a worker takes a fifth of a second to start from
 * the sources.
 */
function threadsHere(): StatementThreads {
  return new StatementThreads(open);
}

function open(): OpenedThread {
  const { port1: port, port2 } = new MessageChannel();
  answerStatement(port2);
  return {
    port,
    end: () => {
      port.close();
      return Promise.resolve();
    },
  };
}

/** Rows that a batch changes and a revert must restore. */
const REVERTED = [
  "SELECT id, paymentStatus FROM teams ORDER BY id",
  // Leaves out incomplete payments, because a revert does not delete a booking, but makes it an incomplete payment.
  "SELECT * FROM payments WHERE status <> 'incomplete' ORDER BY id",
  "SELECT * FROM transaction_claims ORDER BY transactionId",
  "SELECT * FROM refused_claims ORDER BY id",
];
const EVERYTHING = [
  ...REVERTED,
  "SELECT id FROM payment_steps ORDER BY id",
  "SELECT id FROM audit_entries ORDER BY id",
  "SELECT id FROM outbox_mails ORDER BY id",
  "SELECT * FROM statement_batches ORDER BY id",
  "SELECT * FROM statement_rows ORDER BY id",
  "SELECT * FROM statement_lines ORDER BY batchId, line",
  "SELECT * FROM statement_layouts ORDER BY headingsKey",
];

export class StatementFixture {
  readonly services;
  readonly previews: StatementPreviewService;
  readonly history: StatementHistoryService;
  readonly commits: StatementCommitService;
  readonly reverts: StatementRevertService;

  private constructor(readonly payments: PaymentFixture) {
    const { db, events, teams, services } = payments;
    const statements = createStatementServices({
      ...{ db, events, teams, ...services, secret: TEST_SECRET },
      accountNumber: () => TEST_ACCOUNT.bankAccountNumber,
      statementThreads: threadsHere(),
    });
    this.services = { ...services, ...statements };
    this.previews = statements.statementPreviews;
    this.history = statements.statementHistory;
    this.commits = statements.statementCommits;
    this.reverts = statements.statementReverts;
  }

  static async open(): Promise<StatementFixture> {
    return new StatementFixture(await PaymentFixture.open());
  }

  /** Previews each line, with the mapping guessed from the headings. */
  async preview(csv: string, pageLanguage: Language = "en"): Promise<StatementLineView[]> {
    const admin = { ...this.payments.admin, pageLanguage };
    const { mapping } = await this.previews.inspect(admin, { csv });
    return (await this.previews.preview(admin, { csv, mapping })).lines;
  }

  /** Confirms lines as previewed, by default all exact ones. */
  async commit(
    csv: string,
    shown: readonly StatementLineView[],
    chosen?: (line: StatementLineView) => boolean,
    caller?: Caller,
  ): Promise<StatementBatchView> {
    return (await this.committed(csv, shown, chosen, caller)).batch;
  }

  /** Confirms lines like `commit`, but returns the whole reply. */
  async committed(
    csv: string,
    shown: readonly StatementLineView[],
    chosen: (line: StatementLineView) => boolean = ({ outcome }) => outcome === "exact",
    caller: Caller = this.payments.admin,
  ): Promise<CommitStatementPayload> {
    const { mapping } = await this.previews.inspect(caller, { csv });
    const rows = shown.filter(chosen).map(({ line, match }) => ({
      line,
      teamId: match?.teamId ?? "",
      matchKey: match?.matchKey ?? "",
    }));
    return this.commits.commit(caller, { csv, mapping, rows, fileName: "march.csv" });
  }

  async revert(batchId: string, caller: Caller = this.payments.admin): Promise<StatementBatchView> {
    return (await this.reverts.revert(caller, { batchId })).batch;
  }

  /** Reverts the payments that have not changed since the batch. Returns the reply. */
  revertRest(batchId: string): Promise<StatementBatchPayload> {
    return this.reverts.revert(this.payments.admin, { batchId, exceptChanged: true });
  }

  /** Returns the CSV exports of payments and teams. */
  async exported(): Promise<string> {
    const club = { payments: this.payments.reads, teams: this.payments.teams } as Club;
    const [payments, teams] = [await PAYMENTS.read(club), await TEAMS.read(club)];
    return csvText(sheetOf(PAYMENTS, payments)) + csvText(sheetOf(TEAMS, teams));
  }

  /**
   * Returns the rows that a revert restores. With `everything`, also returns steps, mails, audit entries and
   * statements.
   */
  async rows(everything = false): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (const sql of everything ? EVERYTHING : REVERTED) rows.push(await this.payments.db.query(sql));
    return rows;
  }

  close(): Promise<void> {
    return this.payments.close();
  }
}

export function outcomeCounts(
  lines: readonly StatementLineView[],
): Partial<Record<StatementOutcome, number>> {
  const counts: Partial<Record<StatementOutcome, number>> = {};
  for (const { outcome } of lines) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Returns a statement with lines of the given narration, reference and amount. */
export function statementOf(...lines: readonly (readonly [string, string, string])[]): string {
  const rows = lines.map((cells) => `01/03/2025,${cells.join(",")}`);
  return ["Date,Narration,Ref No,Amount", ...rows].join("\n");
}
