import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { mapInSlices } from "../../../kernel/lists.js";
import type { BookPaymentService } from "../../payments/decisions/book-payment.service.js";
import type { DecidePaymentService } from "../../payments/decisions/decide-payment.service.js";
import { isSameTransaction, transactionKey } from "../../payments/contract/transaction-id.js";
import type { PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import { generatedTransactionId } from "../matching/line-ids.js";
import type { Confirmable } from "../matching/match-facts.js";
import type { StatementConfirmation } from "../statement-confirmation.entity.js";

/** Returns the entry of a payment in its statement's audit record: `[team, transaction id, paise]`. */
export function paymentInLog(confirmed: StatementConfirmation): [string, string, number] {
  return [confirmed.teamName, confirmed.transactionId, confirmed.amountPaise];
}

/** The batch in which lines are confirmed. */
export interface CommittedIn {
  readonly batchId: string;
  readonly eventId: string;
  readonly at: Date;
}

/** A line with the data that a revert needs. */
interface Confirmed extends Pick<
  StatementConfirmation,
  "paymentId" | "created" | "transactionId" | "claimedId"
> {
  readonly match: Confirmable;
}

/**
 * Confirms lines of a statement inside a commit's transaction, with as many SQL statements for hundreds of lines as for
 * one.
 */
export class StatementConfirmationService {
  constructor(
    private readonly payments: PaymentRecordsService,
    private readonly decisions: DecidePaymentService,
    private readonly bookings: BookPaymentService,
  ) {}

  /**
   * Accepts reported payments of the lines' teams, as a treasurer does by hand. Books payments that teams have not
   * reported. Returns the data for a later revert.
   * @param matches at most one match for each team, in the order in which teams are locked
   * @throws DomainError STATEMENT_CHANGED, or the errors of `decideInside` and `bookInside`, if a payment changed since
   * it was matched.
   */
  async confirm(
    tx: Tx,
    caller: Caller,
    matches: readonly Confirmable[],
    within: CommittedIn,
  ): Promise<StatementConfirmation[]> {
    const isReported = ({ candidate }: Confirmable): boolean => candidate.status === "pending";
    const reported = await this.#reported(tx, caller, matches.filter(isReported), within);
    const booked = await this.#book(
      tx,
      caller,
      matches.filter((match) => !isReported(match)),
      within,
    );
    return mapInSlices([...reported, ...booked].sort(byTeam), (one) => confirmationOf(one, within));
  }

  /**
   * Accepts reported payments. Also claims the bank's ids for these payments, so that no other team can report the ids.
   */
  async #reported(
    tx: Tx,
    caller: Caller,
    matches: readonly Confirmable[],
    { at, batchId }: CommittedIn,
  ): Promise<Confirmed[]> {
    const reported = matches.map(reportedAs);
    const others = reported.flatMap(({ claimedId }) => claimedId ?? []);
    const claimants = await this.payments.claimants(others);
    const confirmed = reported.map((one) => {
      const claimedBy = claimants.get(transactionKey(one.claimedId ?? "")) ?? [];
      if (claimedBy.length === 0) return one;
      if (!claimedBy.includes(one.paymentId)) throw new DomainError("STATEMENT_CHANGED");
      return { ...one, claimedId: null }; // claimed before this batch, so a revert must not release the id
    });
    const claims = confirmed.flatMap(({ claimedId, paymentId }) =>
      claimedId === null ? [] : [{ transactionId: claimedId, paymentId, claimedAt: at }],
    );
    if (!(await this.payments.claim(tx, claims))) throw new DomainError("STATEMENT_CHANGED");
    await this.decisions.decideInside(
      tx,
      caller,
      confirmed.map(({ match, transactionId }) => {
        const { candidate, line } = match;
        const bankLine = { batchId, line: line.line };
        return { teamId: candidate.teamId, transactionId, bankLine, amountPaise: placedOf(match) };
      }),
      { decision: "accepted", reason: null, at },
    );
    return confirmed;
  }

  /** Books payments that teams have not reported, with the bank's id or a generated one, and the amount received. */
  async #book(
    tx: Tx,
    actor: Caller,
    matches: readonly Confirmable[],
    { eventId, at, batchId }: CommittedIn,
  ): Promise<Confirmed[]> {
    const bookings = matches.map(({ candidate, line, statedId }) => {
      const { teamId, teamName, reference } = candidate;
      if (line.money.paise === null) throw new DomainError("STATEMENT_CHANGED");
      const transactionId = statedId ?? generatedTransactionId(line.fingerprint);
      const bankLine = { batchId, line: line.line };
      return { teamId, eventId, teamName, reference, amountPaise: line.money.paise, transactionId, bankLine };
    });
    const ids = await this.bookings.bookInside(tx, actor, bookings, { basis: "bankLine", reason: null, at });
    return matches.map((match, index) => {
      const { transactionId = "" } = bookings[index] ?? {};
      return { match, paymentId: ids[index] ?? "", created: 1, transactionId, claimedId: null };
    });
  }
}

/** Returns the confirmation of a reported payment. `claimedId` is the bank's id if the team reported another id. */
function reportedAs(match: Confirmable): Confirmed {
  const { candidate, statedId } = match;
  const { paymentId, transactionId } = candidate;
  if (paymentId === null || transactionId === null) throw new DomainError("STATEMENT_CHANGED");
  const claimedId = statedId !== null && !isSameTransaction(statedId, transactionId) ? statedId : null;
  return { match, paymentId, created: 0, transactionId, claimedId };
}

function confirmationOf({ match, ...facts }: Confirmed, { batchId }: CommittedIn): StatementConfirmation {
  const { line, candidate, outcome } = match;
  return {
    id: newId(),
    batchId,
    line: line.line,
    fingerprint: line.fingerprint,
    seenKey: line.fingerprint,
    outcome,
    amountPaise: placedOf(match),
    teamId: candidate.teamId,
    teamName: candidate.teamName,
    paymentId: facts.paymentId,
    created: facts.created,
    transactionId: facts.transactionId,
    claimedId: facts.claimedId,
    allocatedAt: null,
    isSurplus: 0,
  };
}

/**
 * Returns the part of a line that its team gets, in paise. A reported payment gets at most its own amount. The rest
 * stays unplaced.
 */
export function placedOf({ line, candidate }: Confirmable): number {
  const paise = line.money.paise ?? 0;
  return candidate.status === "pending" ? Math.min(paise, candidate.amountPaise) : paise;
}

function byTeam(one: Confirmed, other: Confirmed): number {
  return one.match.candidate.teamId < other.match.candidate.teamId ? -1 : 1;
}
