import type { Database } from "../../../kernel/db/database.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentRecordsService } from "../../payments/records/payment-records.service.js";
import type { FactRows } from "../matching/fact-rows.js";
import type { Candidate } from "../matching/match-facts.js";
import { transactionKey } from "../../payments/contract/transaction-id.js";
import { isLong } from "../matching/line-ids.js";
import type { MoneyReturn } from "../matching/money-returns.js";
import {
  type MovedLine,
  returnedLines,
  type SeenRow,
  seenLines,
  settledLines,
  spentNumbers,
} from "./statement-facts.sql.js";

/** The event of a statement, and the amount due from each of its teams in paise. */
export interface EventOfStatement {
  readonly id: string;
  readonly duePaise: number;
}

/** Reads the facts that bank statements are matched with. */
export class StatementFactsRepository {
  /** @param ownNumber returns the current account number of the club */
  constructor(
    private readonly db: Database,
    private readonly teams: TeamService,
    private readonly payments: PaymentRecordsService,
    private readonly ownNumber: () => string,
  ) {}

  /**
   * Yields the facts for matching a statement, page by page. Needs no more SQL statements for 20,000 lines than for
   * one.
   */
  async *read(event: EventOfStatement): AsyncGenerator<FactRows> {
    yield { ownNumbers: [this.ownNumber()] };
    for await (const candidates of this.#candidates(event)) yield { candidates };
    for await (const claims of this.payments.claims()) yield { claims };
    for await (const spent of spentNumbers(this.db))
      yield { spent: spent.map(({ transactionKey: key, paymentId }) => [key, paymentId]) };
    for await (const seen of seenLines(this.db))
      yield {
        seen: seen.map((row) => [row.fingerprint, payerOf(row)]),
        spent: seen.flatMap((row) => numbersOf(row).map((key) => [key, payerOf(row)] as const)),
      };
    for await (const returned of returnedLines(this.db))
      yield { returns: returned.map(({ fileName, ...line }) => ({ ...moved(line), fileName })) };
    for await (const settled of settledLines(this.db))
      yield {
        settled: settled.map(({ paymentId, transactionId, ...line }) => {
          const { ids, ...facts } = moved(line);
          return { ...facts, ids: [...ids, transactionKey(transactionId)], paymentId };
        }),
      };
  }

  /** Returns the teams of an event with their payments. */
  async candidates(event: EventOfStatement): Promise<Candidate[]> {
    const all: Candidate[] = [];
    for await (const some of this.#candidates(event)) all.push(...some);
    return all;
  }

  async *#candidates(event: EventOfStatement): AsyncGenerator<Candidate[]> {
    for await (const teams of this.teams.pagesWithPeople(event.id)) {
      const [first, last] = [teams[0]?.teamId ?? "", teams.at(-1)?.teamId ?? ""];
      const teamPayments = await this.payments.between(first, last);
      const payments = new Map(teamPayments.map((payment) => [payment.teamId, payment]));
      yield teams.map((team) => {
        // An incomplete payment is a withdrawn report or a reverted booking. Its data says nothing about the next
        // transfer.
        const payment = team.status === "incomplete" ? undefined : payments.get(team.teamId);
        const { id: paymentId = null, transactionId = null } = payment ?? {};
        const amountPaise = payment?.amountPaise ?? event.duePaise;
        const isReported = payment?.booked === 0;
        const people = isReported ? [...team.people, payment.reporterName] : team.people;
        return { ...team, paymentId, transactionId, amountPaise, people };
      });
    }
  }
}

/** Returns the id of the payment that a line's money confirmed, or "" if the money became a surplus. */
function payerOf({ paymentId, isSurplus }: SeenRow): string {
  return isSurplus === 1 ? "" : paymentId;
}

/**
 * Returns the transaction IDs of the transfer behind a line. Includes the reported ID only if the line has no other.
 */
function numbersOf({ transactionId, claimedId, lineKey, ids }: SeenRow): string[] {
  const own = [transactionKey(claimedId ?? ""), lineKey ?? "", ...(ids ?? "").split(" ")];
  const numbers = own.filter((key) => key !== "");
  return numbers.length > 0 ? numbers : [transactionKey(transactionId)];
}

/** Converts a stored line for comparison with others. Uses the reference too, because the oldest lines have no ids. */
function moved({ line, date, reference, ids, payers, movedPaise }: MovedLine): Omit<MoneyReturn, "fileName"> {
  const keys = [...ids.split(" "), transactionKey(reference)].filter(isLong);
  return {
    line,
    date,
    paise: Math.abs(movedPaise),
    ids: [...new Set(keys)],
    payers: payers.split(" ").filter((key) => key !== ""),
  };
}
