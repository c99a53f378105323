import { listedInAudit, recordAudit } from "../../../kernel/audit/audit-log.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { statementCommitted } from "../../../kernel/contract/texts/statements.texts.js";
import { BULK, type Database, type Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventService } from "../../events/event.service.js";
import type { TeamService } from "../../teams/team.service.js";
import type { BankLineReads } from "./allocation/bank-line-reads.service.js";
import type { StatementOutcome } from "./contract/statement.enums.js";
import type { ChosenLineInput, CommitStatementInput } from "./contract/statement.input.js";
import type { LineMatch } from "./matching/match-facts.js";
import { matchingOf } from "./matching/match-statement.js";
import { inSlices, slicedMap } from "../../../kernel/slices.js";
import { isConfirmable, matchKey, readStatement, type Statement } from "./read-statement.js";
import {
  type Confirmable,
  paymentInLog,
  type StatementConfirmationService,
} from "./statement-confirmation.service.js";
import type { StatementFactsRepository } from "./statement-facts.repository.js";
import { STORED_LENGTH, type StatementLine } from "./statement-line.entity.js";
import type { StatementWarning } from "./statement-warning.entity.js";
import { payerKeys } from "./matching/payer-keys.js";
import type { StatementRepository } from "./statement.repository.js";
import type { StatementBatchPayload } from "./statement-batch.types.js";

/** What is committed: a statement, read, and the lines somebody chose. */
interface Commit {
  readonly statement: Statement;
  readonly chosen: readonly ChosenLineInput[];
  readonly eventId: string;
  readonly fileName: string;
}

/** Codes with which a payment says that it is not as it was shown. */
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
  ) {}

  /**
   * Confirms the chosen lines, all of them or none, and keeps the others; with none chosen it only keeps them. The statement is read and matched again, under the locks of the
   * teams: a line that would now be shown differently stops everything.
   * @throws DomainError FORBIDDEN, BAD_INPUT, EVENT_NOT_FOUND, NO_CURRENT_EVENT, STATEMENT_CHANGED.
   */
  async commit(caller: Caller | null, input: CommitStatementInput): Promise<StatementBatchPayload> {
    const actor = requirePermission(caller, "commitStatement");
    const event = await this.events.requireNamed(input.eventSlug);
    const commit: Commit = {
      statement: await readStatement(input.csv, input.mapping),
      chosen: input.rows,
      eventId: event.id,
      fileName: input.fileName?.trim() ?? "",
    };
    const committed = this.db.inTransaction((tx) => this.#commit(tx, actor, commit), BULK);
    const batchId = await committed.catch(asChanged);
    const batch = await this.statements.batch(batchId);
    if (!batch) throw new DomainError("NOT_FOUND");
    return { message: statementCommitted(batch), batch };
  }

  async #commit(tx: Tx, actor: Caller, { statement, chosen, eventId, fileName }: Commit): Promise<string> {
    const at = new Date();
    const batchId = newId();
    // First, so that everything below is read as it is while nobody else can change these teams' payments.
    await this.teams.lockTeams(tx, teamsOf(chosen));
    const event = await this.events.byId(eventId);
    const facts = await this.facts.read({ id: eventId, duePaise: amountToPay(event) });
    const all = await inSlices(matchingOf(statement.lines, facts));
    const matches = stillShown(all, chosen);
    await this.statements.insertBatch(tx, {
      id: batchId,
      eventId,
      fileName,
      lines: statement.lines.length,
      actorId: actor.userId,
      actorName: actor.name,
      committedAt: at,
      undoneAt: null,
      undoneByName: null,
    });
    const rows = await this.confirmations.confirm(tx, actor, matches, { batchId, eventId, at });
    if (!(await this.statements.insertConfirmations(tx, rows))) throw new DomainError("STATEMENT_CHANGED");
    const confirmed = new Set(rows.map(({ line }) => line));
    const stored = slicedMap(all, (match) => {
      const sealedNarration = confirmed.has(match.line.line) ? null : this.#narrationOf(match);
      return { ...storedLine(match, batchId), sealedNarration };
    });
    const lines = await inSlices(stored);
    await this.statements.insertLines(tx, lines);
    await this.statements.insertWarnings(
      tx,
      all.flatMap((match) => warningsOf(match, batchId)),
    );
    await this.statements.rememberLayout(tx, statement.table.key, statement.mapping, at);
    const target = { targetType: "statement", targetId: batchId, targetName: fileName };
    const details = {
      event: event.title,
      lines: lines.length,
      confirmed: rows.length,
      payments: listedInAudit(rows).map(paymentInLog),
    };
    await recordAudit(tx, { actor, action: "statement.commit", ...target, details });
    return batchId;
  }

  /** The bank's words of money that somebody has to place; null for any other line. */
  #narrationOf({ line, outcome }: LineMatch): string | null {
    if ((line.money.paise ?? 0) <= 0 || !PLACEABLE_OUTCOMES.has(outcome)) return null;
    return this.bankLines.sealNarration(
      `${line.description} ${line.reference}`.trim().slice(0, STORED_LENGTH.words),
    );
  }
}

const PLACEABLE_OUTCOMES: ReadonlySet<StatementOutcome> = new Set([
  "exact",
  "probable",
  "conflict",
  "unclaimed",
]);

/** The chosen lines as they are matched now, by team. @throws DomainError STATEMENT_CHANGED unless all are as shown. */
function stillShown(matches: readonly LineMatch[], chosen: readonly ChosenLineInput[]): Confirmable[] {
  const byLine = new Map(matches.filter(isConfirmable).map((match) => [match.line.line, match]));
  const shown = chosen.map(({ line, teamId, matchKey: key }) => {
    const match = byLine.get(line);
    byLine.delete(line); // naming a line twice is a mistake too
    if (match?.candidate.teamId !== teamId || matchKey(match) !== key)
      throw new DomainError("STATEMENT_CHANGED");
    return match;
  });
  return shown.sort((one, other) => (one.candidate.teamId < other.candidate.teamId ? -1 : 1));
}

function warningsOf(
  { line: { line }, returnedPayments = [] }: LineMatch,
  batchId: string,
): StatementWarning[] {
  return returnedPayments.map(({ paymentId }) => ({ batchId, line, paymentId }));
}

/** A transaction's own number, and nothing beside it. */
const NUMBER_ALONE = /^(?=.*\d)[A-Za-z0-9/-]+$/;
/** What stands in a column of amounts: figures, their signs, and no word longer than a currency's. */
const FEW_LETTERS = /^(?!.*\p{L}{4})/su;

/** What is kept of a line: nothing that may name somebody, as most lines of an account are not the club's teams'. */
function storedLine(
  { line, outcome, candidate, statedId, utrs }: LineMatch,
  batchId: string,
): Omit<StatementLine, "sealedNarration"> {
  const { paise, movedPaise } = line.money;
  return {
    batchId,
    line: line.line,
    fingerprint: line.fingerprint,
    date: line.date,
    reference: (statedId ?? storable(line.reference, NUMBER_ALONE)).slice(0, STORED_LENGTH.reference),
    amountPaise: paise,
    movedPaise,
    ids: utrs.join(" ").slice(0, STORED_LENGTH.keys),
    payers: movedPaise === null || movedPaise === 0 ? "" : payerKeys(line.description).join(" "),
    amountText: storable(line.amountText, FEW_LETTERS).slice(0, STORED_LENGTH.amountText),
    outcome,
    version: 0,
    teamId: candidate?.teamId ?? null,
    teamName: candidate?.teamName ?? null,
  };
}

function storable(cell: string, pattern: RegExp): string {
  return pattern.test(cell.trim()) ? cell.trim() : "";
}

function teamsOf(chosen: readonly ChosenLineInput[]): string[] {
  return chosen.map(({ teamId }) => teamId);
}

function asChanged(error: unknown): never {
  if (error instanceof DomainError && CHANGED.includes(error.code))
    throw new DomainError("STATEMENT_CHANGED", { cause: error });
  throw error;
}
