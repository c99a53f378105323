import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Language } from "../../../kernel/languages/language.js";
import { textIn } from "../../../kernel/languages/message.js";
import { mapInSlices } from "../../../kernel/lists.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventService } from "../../events/event.service.js";
import { COLUMN_ROLES, type StatementMapping } from "../contract/column-role.js";
import type { InspectStatementInput, PreviewStatementInput } from "../contract/statement.input.js";
import { type LineMatch, matchKey } from "../matching/match-facts.js";
import type { StatementFactsRepository } from "../facts/statement-facts.repository.js";
import type { StatementHistoryRepository } from "./statement-history.repository.js";
import type { StatementRepository } from "../statement.repository.js";
import type { StatementSeen } from "../statement-batch.types.js";
import { unassignedColumns } from "../reading/unassigned-columns.js";
import { totalsOf } from "./statement-totals.js";
import type { StatementWarningView } from "../statement-totals.types.js";
import type { StatementInspection, StatementLineView, StatementPreview } from "../statement.types.js";
import type { StatementThreads } from "../thread/statement-threads.js";

/** Maximum characters shown of a heading, a sample cell and an amount. */
const SAMPLE_LENGTH = 80;
/** Maximum characters shown of a narration. */
const SHOWN_LENGTH = 300;

/** Reads bank statements without changing any data. */
export class StatementPreviewService {
  constructor(
    private readonly events: EventService,
    private readonly statements: StatementRepository,
    private readonly history: StatementHistoryRepository,
    private readonly facts: StatementFactsRepository,
    private readonly threads: StatementThreads,
  ) {}

  /**
   * Returns a statement's columns and their roles, which were chosen earlier or are guessed.
   * @throws DomainError FORBIDDEN, or the errors of `StatementThreads` and `StatementThread`.
   */
  async inspect(caller: Caller | null, { csv }: InspectStatementInput): Promise<StatementInspection> {
    requirePermission(caller, "inspectStatement");
    const inspected = await this.threads.use((thread) => thread.inspect(csv));
    const { headings, samples, lines, preset, guess, suspects } = inspected;
    const layout = await this.statements.layout(inspected.key);
    const mapping =
      layout === null ? guess : layout.isCurrent ? layout.mapping : filledIn(layout.mapping, guess);
    const unassigned = unassignedColumns(suspects, mapping);
    const isAsked = unassigned.length > 0 || layout?.isCurrent === false;
    return {
      columns: headings.map((heading, index) => ({
        index,
        heading: heading.slice(0, SAMPLE_LENGTH),
        samples: samples.map((cells) => (cells[index] ?? "").slice(0, SAMPLE_LENGTH)),
      })),
      lines,
      preset: isAsked ? null : preset,
      remembered: layout !== null && !isAsked,
      unnamed: unassigned,
      mapping,
    };
  }

  /**
   * Returns every line with its team and the certainty of the match.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT, or the errors of `StatementThreads` and
   * `StatementThread`.
   */
  async preview(caller: Caller | null, input: PreviewStatementInput): Promise<StatementPreview> {
    const { pageLanguage = "en" } = requirePermission(caller, "previewStatement");
    const event = await this.events.requireNamed(input.eventSlug);
    const matches = await this.threads.use(async (thread) => {
      await thread.read(input.csv, input.mapping);
      return thread.match(this.facts.read({ id: event.id, duePaise: amountToPay(event) }));
    });
    const seen = await this.history.seen(matches);
    return {
      eventTitle: event.title,
      lines: await mapInSlices(matches, (match) =>
        lineView(match, seen.get(match.line.line) ?? null, pageLanguage),
      ),
      totals: totalsOf(matches.map(({ outcome, line: { money } }) => ({ outcome, ...money }))),
      warnings: matches.flatMap(warningViews),
    };
  }
}

/**
 * Completes an earlier choice with guesses for its missing roles. Keeps the chosen kind of amount columns: one for all
 * money, or two for debit and credit.
 */
function filledIn(chosen: StatementMapping, guess: StatementMapping): StatementMapping {
  const others = chosen.amount === null ? ["amount", "direction"] : ["debit", "credit"];
  const used = new Set(Object.values(chosen));
  const of = COLUMN_ROLES.map((role) => {
    const guessed = others.includes(role) || used.has(guess[role]) ? null : guess[role];
    return [role, chosen[role] ?? guessed];
  });
  return Object.fromEntries(of) as StatementMapping;
}

function warningViews({
  line: { line, date, money },
  returnedPayments = [],
}: LineMatch): StatementWarningView[] {
  const amount = Math.abs(money.movedPaise ?? 0);
  return returnedPayments.map(({ paymentId, teamName, reference: teamReference }) => {
    return { paymentId, teamName, teamReference, line, date, amount, batchId: null, fileName: null };
  });
}

function lineView(match: LineMatch, seen: StatementSeen | null, language: Language): StatementLineView {
  const { line, candidate } = match;
  return {
    line: line.line,
    date: line.date,
    description: line.description.slice(0, SHOWN_LENGTH),
    reference: line.reference.slice(0, SHOWN_LENGTH),
    amount: line.money.paise,
    amountText: line.amountText.slice(0, SAMPLE_LENGTH),
    outcome: match.outcome,
    reasons: match.reasons.map(({ code, text, message }) => {
      return { code, text: language === "en" ? text : textIn(language, message) };
    }),
    match: candidate && {
      teamId: candidate.teamId,
      teamName: candidate.teamName,
      reference: candidate.reference,
      status: candidate.status,
      amount: candidate.amountPaise,
      transactionId: candidate.transactionId,
      matchKey: matchKey(match),
    },
    seen,
  };
}
