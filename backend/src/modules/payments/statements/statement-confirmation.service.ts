import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { newId } from "../../../kernel/db/ids.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { TeamService } from "../../teams/team.service.js";
import type { DecidePaymentService } from "../decide-payment.service.js";
import type { PaymentRepository } from "../payment.repository.js";
import { sameId } from "./matching/find-transaction-ids.js";
import type { Candidate, LineMatch } from "./matching/match-facts.js";
import type { StatementConfirmation } from "./statement-confirmation.entity.js";

/** A payment in the audit entry of its statement, as `[team, transaction id, paise]`. */
export function paymentInLog(confirmed: StatementConfirmation): [string, string, number] {
  return [confirmed.teamName, confirmed.transactionId, confirmed.amountPaise];
}

/** The batch that lines are confirmed in. */
export interface CommittedIn {
  readonly batchId: string;
  readonly eventId: string;
  readonly at: Date;
}

/** A line that is for a team, whose payment can be confirmed. */
export type Confirmable = LineMatch & { readonly candidate: Candidate };

/** A line and what is written down for a revert of it. */
interface Confirmed extends Pick<
  StatementConfirmation,
  "paymentId" | "created" | "transactionId" | "claimedId"
> {
  readonly match: Confirmable;
}

/** A line whose payment is recorded by the Superadmin, as a report would be. */
type Recorded = Confirmed & { readonly amountPaise: number };

/** Confirms lines of a statement inside a commit's transaction: as many SQL statements for hundreds as for one. */
export class StatementConfirmationService {
  constructor(
    private readonly teams: TeamService,
    private readonly payments: PaymentRepository,
    private readonly decisions: DecidePaymentService,
  ) {}

  /**
   * Accepts the payments of the lines' teams, as decisions by hand would; answers what a later revert needs.
   * @param matches of different teams, in the order in which teams are held.
   * @throws DomainError STATEMENT_CHANGED, or what `decideInside` throws, when a payment is not as it was matched.
   */
  async confirm(
    tx: Tx,
    caller: Caller,
    matches: readonly Confirmable[],
    within: CommittedIn,
  ): Promise<StatementConfirmation[]> {
    const isReported = ({ candidate }: Confirmable): boolean => candidate.status === "pending";
    const reported = await this.#reported(tx, matches.filter(isReported), within);
    const unreported = await this.#record(
      tx,
      caller,
      matches.filter((match) => !isReported(match)).map(recordedAs),
      within,
    );
    const confirmed = [...reported, ...unreported].sort(byTeam);
    await this.decisions.decideInside(
      tx,
      caller,
      { decision: "accepted", reason: null, at: within.at },
      confirmed.map(({ match, transactionId }) => ({ teamId: match.candidate.teamId, transactionId })),
    );
    return confirmed.map((one) => confirmationOf(one, within));
  }

  /** Payments that teams reported; the bank's ids are claimed for them too, so that nobody else can report those. */
  async #reported(tx: Tx, matches: readonly Confirmable[], { at }: CommittedIn): Promise<Confirmed[]> {
    const reported = matches.map(reportedAs);
    const others = reported.flatMap(({ claimedId }) => claimedId ?? []);
    const claimants = await this.payments.claimants(others);
    const confirmed = reported.map((one) => {
      const claimant = claimants.get(one.claimedId ?? "");
      if (claimant === undefined) return one;
      if (claimant !== one.paymentId) throw new DomainError("STATEMENT_CHANGED");
      return { ...one, claimedId: null }; // claimed before: not for a revert to give free
    });
    const claims = confirmed.flatMap(({ claimedId, paymentId }) =>
      claimedId === null ? [] : [{ transactionId: claimedId, paymentId, claimedAt: at }],
    );
    await this.#claim(tx, claims);
    return confirmed;
  }

  /**
   * Payments that teams have not reported: the Superadmin reports them with the bank's id, or with one of ours, and
   * with the amount that arrived, whatever was due.
   */
  async #record(
    tx: Tx,
    actor: Caller,
    matched: readonly Recorded[],
    { eventId, at }: CommittedIn,
  ): Promise<readonly Recorded[]> {
    const teamIds = matched.map(({ match }) => match.candidate.teamId);
    if (!(await this.teams.movePayments(tx, teamIds, "record"))) throw new DomainError("STATEMENT_CHANGED");
    const reporter = { reporterId: actor.userId, reporterName: actor.name };
    // A team that withdrew its report has a payment already.
    const withdrawal = await this.payments.byTeams(teamIds);
    const recorded = matched.map((one) => {
      return { ...one, paymentId: withdrawal.get(one.match.candidate.teamId)?.id ?? one.paymentId };
    });
    const reports = recorded.map(({ match: { candidate }, paymentId, transactionId, amountPaise }) => {
      const { teamId, teamName, reference } = candidate;
      const team = { teamId, eventId, teamName, reference };
      return { id: paymentId, ...team, ...reporter, amountPaise, transactionId, reportedAt: at };
    });
    const isNew = ({ teamId }: { readonly teamId: string }): boolean => !withdrawal.has(teamId);
    await this.payments.insert(tx, reports.filter(isNew));
    for (const { id, ...report } of reports.filter((one) => !isNew(one)))
      await this.payments.reportAgain(tx, id, report);
    await this.#claimOwn(tx, recorded, at);
    const reported = recorded.map(({ paymentId, transactionId }) => ({ id: paymentId, transactionId }));
    const step = { from: "incomplete", to: "pending", actor, reason: null, at } as const;
    await this.payments.addSteps(tx, reported, step);
    return recorded;
  }

  /** Claims the ids of recorded payments; one that was decided about before its report was withdrawn is the payment's still. */
  async #claimOwn(tx: Tx, recorded: readonly Recorded[], claimedAt: Date): Promise<void> {
    const claimants = await this.payments.claimants(recorded.map(({ transactionId }) => transactionId));
    const claims = recorded.flatMap(({ transactionId, paymentId }) =>
      claimants.get(transactionId) === paymentId ? [] : [{ transactionId, paymentId, claimedAt }],
    );
    await this.#claim(tx, claims);
  }

  async #claim(tx: Tx, claims: Parameters<PaymentRepository["claim"]>[1]): Promise<void> {
    if (!(await this.payments.claim(tx, claims))) throw new DomainError("STATEMENT_CHANGED");
  }
}

/** With the bank's id as one to claim, if it is another than the team reported. */
function reportedAs(match: Confirmable): Confirmed {
  const { candidate, statedId } = match;
  const { paymentId, transactionId } = candidate;
  if (paymentId === null || transactionId === null) throw new DomainError("STATEMENT_CHANGED");
  const claimedId = statedId !== null && !sameId(statedId, transactionId) ? statedId : null;
  return { match, paymentId, created: 0, transactionId, claimedId };
}

function recordedAs(match: Confirmable): Recorded {
  const { line, statedId } = match;
  const amountPaise = line.money.paise;
  if (amountPaise === null) throw new DomainError("STATEMENT_CHANGED");
  const transactionId = statedId ?? `STATEMENT${line.fingerprint.slice(0, 16).toUpperCase()}`;
  return { match, paymentId: newId(), created: 1, transactionId, claimedId: null, amountPaise };
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
    amountPaise: line.money.paise ?? 0,
    teamId: candidate.teamId,
    teamName: candidate.teamName,
    paymentId: facts.paymentId,
    created: facts.created,
    transactionId: facts.transactionId,
    claimedId: facts.claimedId,
  };
}

function byTeam(one: Confirmed, other: Confirmed): number {
  return one.match.candidate.teamId < other.match.candidate.teamId ? -1 : 1;
}
