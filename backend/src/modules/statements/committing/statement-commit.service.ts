import { listedInAudit, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { textIn } from "../../../kernel/languages/message.js";
import { mapInSlices } from "../../../kernel/lists.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamService } from "../../teams/team.service.js";
import type { BankLineReads } from "../allocation/bank-line-reads.service.js";
import type { ChosenLineInput, CommitStatementInput } from "../contract/statement.input.js";
import type { Confirmable, LineMatch } from "../matching/match-facts.js";
import {
  paymentInLog,
  placedOf,
  type StatementConfirmationService,
} from "./statement-confirmation.service.js";
import type { StatementFactsRepository } from "../facts/statement-facts.repository.js";
import type { StatementLine } from "../statement-line.entity.js";
import type { StatementRepository } from "../statement.repository.js";
import type { CommitStatementPayload } from "../statement-batch.types.js";
import { committedText } from "./committed-text.js";
import { type ChosenLines, compareChosen } from "./compare-chosen.js";
import { narrationOf, storedLine, warningsOf } from "./stored-line.js";
import type { ParsedStatement } from "../thread/messages.js";
import type { StatementThread } from "../thread/statement-thread.js";
import type { StatementThreads } from "../thread/statement-threads.js";

interface Commit {
  readonly batchId: string;
  readonly statement: ParsedStatement;
  readonly chosen: readonly ChosenLineInput[];
  readonly eventId: string;
  readonly fileName: string;
  /** Reads the facts again. If the facts changed, also matches the lines again. */
  readonly match: (event: EventRecord) => Promise<Matched>;
}

/** Every line with its outcome, the chosen lines that still match as shown, and the lines to store. */
interface Matched extends ChosenLines {
  readonly all: readonly LineMatch[];
  readonly stored: readonly StatementLine[];
}

/** Error codes for a payment that changed since the preview. */
const CHANGED: readonly string[] = [
  "PAYMENT_NOT_PENDING",
  "PAYMENT_CHANGED",
  "PAYMENT_NOT_FOUND",
  "PAYMENT_NOT_BOOKABLE",
  "TRANSACTION_TAKEN",
  "TEAM_NOT_FOUND",
];

/** Confirms payments from a bank statement (docs/adr/0023-bank-statements.md). */
export class StatementCommitService {
  constructor(
    private readonly db: Database,
    private readonly events: EventService,
    private readonly statements: StatementRepository,
    private readonly confirmations: StatementConfirmationService,
    private readonly facts: StatementFactsRepository,
    private readonly teams: TeamService,
    private readonly bankLines: BankLineReads,
    private readonly threads: StatementThreads,
  ) {}

  /**
   * Stores all lines and confirms the chosen ones, if any. Reads the facts again while holding the locks of the teams.
   * If the result of a chosen line differs from the preview, the line is stored unconfirmed and the reply names it.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, or the errors of `StatementThreads` and
   * `StatementThread`. STATEMENT_CHANGED if lines were chosen but none is still as shown, if a line is chosen twice, or
   * if a payment changes concurrently.
   */
  async commit(caller: Caller | null, input: CommitStatementInput): Promise<CommitStatementPayload> {
    const actor = requirePermission(caller, "commitStatement");
    const event = await this.events.requireNamed(input.eventSlug);
    const batchId = newId();
    const changed = await this.threads.use(async (thread) => {
      const commit: Commit = {
        batchId,
        statement: await thread.read(input.csv, input.mapping),
        chosen: input.rows,
        eventId: event.id,
        fileName: input.fileName?.trim() ?? "",
        match: this.#matching(thread, batchId, input.rows),
      };
      // Read before the transaction, so that other writers do not wait for this read.
      const sharedFingerprints = await this.statements.storedFingerprints(
        fingerprintsOf(await commit.match(event), input.rows),
      );
      return this.db
        .inTransaction((tx) => this.#commit(tx, actor, commit, sharedFingerprints), BULK)
        .catch(asChanged);
    });
    const batch = await this.statements.batch(batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    const message = textIn(actor.pageLanguage ?? "en", committedText(batch, changed));
    return { message, batch, changedLines: changed };
  }

  /**
   * Returns a function that matches the lines with the current facts. The function repeats its last result while
   * `StatementThread.match` returns the same array, that is, while the facts are unchanged.
   */
  #matching(thread: StatementThread, batchId: string, rows: readonly ChosenLineInput[]): Commit["match"] {
    let last: Matched = { all: [], stored: [], unchanged: [], changed: [] };
    return async (event) => {
      const all = await thread.match(this.facts.read({ id: event.id, duePaise: amountToPay(event) }));
      if (all !== last.all) {
        const chosen = await compareChosen(all, rows);
        const placed = new Set(chosen.unchanged.flatMap((match) => (hasRest(match) ? [] : match.line.line)));
        const stored = await mapInSlices(all, (match) => {
          const narration = placed.has(match.line.line) ? null : narrationOf(match);
          const sealedNarration = narration === null ? null : this.bankLines.sealNarration(narration);
          return { ...storedLine(match, batchId), sealedNarration };
        });
        last = { all, stored, ...chosen };
      }
      return last;
    };
  }

  /**
   * Commits the statement. Returns the numbers of chosen lines left unconfirmed because they changed since the preview.
   * @param sharedFingerprints fingerprints of chosen lines that other statements also contain. These lines are locked,
   * because another user may be placing their money by hand.
   */
  async #commit(
    tx: Tx,
    actor: Caller,
    commit: Commit,
    sharedFingerprints: readonly string[],
  ): Promise<readonly number[]> {
    const { batchId, eventId, statement, chosen, fileName } = commit;
    const at = new Date();
    // The locks come first, so that no other request can change these payments or place these lines during the reads
    // below.
    await this.teams.lockTeams(tx, teamsOf(chosen));
    await this.statements.lockLines(tx, sharedFingerprints);
    const event = await this.events.byId(eventId);
    const { all, stored, unchanged, changed } = await commit.match(event);
    if (changed.length > 0 && unchanged.length === 0) throw new DomainError("STATEMENT_CHANGED");
    await this.statements.insertBatch(tx, {
      id: batchId,
      eventId,
      fileName,
      lines: statement.lines,
      actorId: actor.userId,
      actorName: actor.name,
      committedAt: at,
      undoneAt: null,
      undoneByName: null,
    });
    const confirmed = await this.confirmations.confirm(tx, actor, unchanged, { batchId, eventId, at });
    if (!(await this.statements.insertConfirmations(tx, confirmed)))
      throw new DomainError("STATEMENT_CHANGED");
    await this.statements.insertLines(tx, stored);
    await this.statements.insertWarnings(
      tx,
      all.flatMap((match) => warningsOf(match, batchId)),
    );
    await this.statements.rememberLayout(tx, statement.key, statement.mapping, at);
    const target = { targetType: "statement", targetId: batchId, targetName: fileName };
    const details = {
      event: event.title,
      lines: stored.length,
      confirmed: confirmed.length,
      payments: listedInAudit(confirmed).map(paymentInLog),
    };
    await recordAudit(tx, { actor, action: "statement.commit", ...target, details });
    return changed;
  }
}

/** Returns whether a line has more money than its team's payment takes. */
function hasRest(match: Confirmable): boolean {
  return placedOf(match) < (match.line.money.paise ?? 0);
}

function fingerprintsOf({ all }: Matched, chosen: readonly ChosenLineInput[]): string[] {
  const lines = new Set(chosen.map(({ line }) => line));
  return all.flatMap(({ line }) => (lines.has(line.line) ? line.fingerprint : []));
}

function teamsOf(chosen: readonly ChosenLineInput[]): string[] {
  return chosen.map(({ teamId }) => teamId);
}

function asChanged(error: unknown): never {
  if (error instanceof DomainError && CHANGED.includes(error.code))
    throw new DomainError("STATEMENT_CHANGED", { cause: error });
  throw error;
}
