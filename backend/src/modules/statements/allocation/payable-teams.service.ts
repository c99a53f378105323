import { msg, type Text, textIn } from "../../../kernel/languages/message.js";
import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import { amountToPay } from "../../events/contract/fee-rule.js";
import type { EventService } from "../../events/event.service.js";
import { normaliseTransactionId, transactionKey } from "../../payments/contract/transaction-id.js";
import { plainCharacters } from "../../payments/contract/plain-characters.js";
import type { Candidate } from "../matching/match-facts.js";
import { findReferences, indexReferences } from "../matching/find-references.js";
import { nameWords, namesPayer } from "../matching/payer-names.js";
import type { StatementFactsRepository } from "../facts/statement-facts.repository.js";
import type { BankLineReads } from "./bank-line-reads.service.js";
import type { BankLine, PayableTeam } from "./bank-line.types.js";

const SHOWN = 20;
/** Minimum length of texts that may differ by one typing error. Shorter texts would match by chance. */
const MIN_CODE_LENGTH = 6;

/** Finds teams for a line's money: the teams that the line suggests, or teams found by a search. */
export class PayableTeamsService {
  constructor(
    private readonly events: EventService,
    private readonly facts: StatementFactsRepository,
    private readonly lines: BankLineReads,
  ) {}

  /**
   * Returns up to 20 teams of an event. With a search, returns only teams that match by name, reference, person or
   * transaction ID. Teams that the line suggests come first, likeliest first. Teams that have paid come last, unless
   * the line names them.
   * @throws DomainError FORBIDDEN, EVENT_NOT_FOUND, NO_CURRENT_EVENT.
   */
  async find(
    caller: Caller,
    { eventSlug, search, batchId, line }: PayableTeamsInput,
  ): Promise<PayableTeam[]> {
    const { pageLanguage = "en" } = requirePermission(caller, "payableTeams");
    const event = await this.events.requireNamed(eventSlug);
    const candidates = await this.facts.candidates({ id: event.id, duePaise: amountToPay(event) });
    const bankLine = batchId && line ? await this.lines.one(caller, batchId, line) : null;
    const wanted = search?.trim() ?? "";
    const matching = wanted === "" ? candidates : candidates.filter((team) => isFound(team, wanted));
    const named = bankLine ? namedBy(bankLine, candidates) : NO_TEAMS;
    const hinted = matching.map((team) => ({ team, hint: bankLine && hintOf(team, bankLine, named) }));
    return hinted
      .sort((one, other) => rank(one) - rank(other) || (one.team.teamName < other.team.teamName ? -1 : 1))
      .slice(0, SHOWN)
      .map(({ team, hint }) => viewOf(team, hint && textIn(pageLanguage, hint.text)));
  }
}

export interface PayableTeamsInput {
  readonly eventSlug?: string | null;
  readonly search?: string | null;
  readonly batchId?: string | null;
  readonly line?: number | null;
}

interface Hint {
  /** How doubtful the hint is: 0 for the most certain hint, and a higher number for each less certain one. */
  readonly doubt: number;
  readonly text: Text;
}

const NO_TEAMS: ReadonlySet<string> = new Set();

/** Returns the ids of teams whose reference occurs in the line's text. */
function namedBy(line: BankLine, candidates: readonly Candidate[]): ReadonlySet<string> {
  const { teams } = findReferences([line.narration ?? "", line.reference], indexReferences(candidates));
  return new Set(teams.map(({ teamId }) => teamId));
}

/**
 * Returns a number by which teams are sorted, lowest first. Second payments are rare, so paid-up teams come last unless
 * the line names them. Among teams without a hint, teams without a pending payment come first.
 */
function rank({ team, hint }: { readonly team: Candidate; readonly hint: Hint | null }): number {
  const doubt = hint?.doubt ?? (team.status === "pending" ? 20 : 10);
  return doubt + (team.status === "accepted" && doubt > 0 ? 100 : 0);
}

function hintOf(
  team: Candidate,
  { narration, reference, left, teamName }: BankLine,
  named: ReadonlySet<string>,
): Hint | null {
  const text = `${narration ?? ""} ${reference}`;
  const tokens = plainCharacters(text).split(/[^A-Z0-9]+/u);
  const isSame = left === team.amountPaise;
  const { transactionId } = team;
  if (teamName === team.teamName || named.has(team.teamId))
    return { doubt: 0, text: msg("The line names this team") };
  const number = transactionKey(transactionId ?? "");
  if (tokens.some((word) => isOneSlipAway(transactionKey(word), number)))
    return {
      doubt: 1,
      text: msg("The transaction ID that the team reported is almost the same as this line's transaction ID"),
    };
  const own = team.reference.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  if (tokens.some((word) => isOneSlipAway(word, own)) || isOneSlipAway(tokens.join(""), own))
    return {
      doubt: 2,
      text: msg("The team's reference is almost the same as this line's reference"),
    };
  const payer = team.people.find((name) => namesPayer(name, nameWords(text)));
  if (payer !== undefined) return { doubt: isSame ? 3 : 4, text: msg("{payer} is in this team", { payer }) };
  if (isSame && team.status === "pending")
    return { doubt: 5, text: msg("The team reported a payment, and its fee is this amount") };
  return null;
}

function isFound({ teamName, reference, people, transactionId }: Candidate, wanted: string): boolean {
  const text = [teamName, ...people].join("\n").toLowerCase();
  const codes = normaliseTransactionId(`${reference} ${transactionId ?? ""}`);
  const code = normaliseTransactionId(wanted);
  const key = transactionKey(wanted);
  return (
    text.includes(wanted.toLowerCase()) ||
    (code !== "" && codes.includes(code)) ||
    (key.length > 3 && transactionKey(transactionId ?? "").includes(key))
  );
}

function viewOf({ amountPaise: amount, people, ...team }: Candidate, hint: string | null): PayableTeam {
  const { teamId, teamName, reference, status, transactionId } = team;
  return { teamId, teamName, reference, people: [...new Set(people)], status, amount, transactionId, hint };
}

/**
 * Returns whether two texts are equal, or differ by one wrong, missing or added character or by one swapped pair.
 * Returns false if a text is shorter than `MIN_CODE_LENGTH`.
 */
function isOneSlipAway(one: string, other: string): boolean {
  if (
    one.length < MIN_CODE_LENGTH ||
    other.length < MIN_CODE_LENGTH ||
    Math.abs(one.length - other.length) > 1
  )
    return false;
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
