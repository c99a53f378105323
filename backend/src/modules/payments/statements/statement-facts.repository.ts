import { IsNull, Not } from "typeorm";
import type { Database } from "../../../kernel/db/database.js";
import { lists } from "../../../kernel/lists.js";
import { allOf } from "../../../kernel/paging/keyset.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentConfig } from "../payment-config.js";
import { disputes } from "../payment-list.sql.js";
import { Payment } from "../payment.entity.js";
import type { Claim, MatchFacts } from "./matching/match-facts.js";
import { idKey, isLong } from "./matching/line-ids.js";
import type { MoneyReturn } from "./matching/money-returns.js";
import { claimsOfAll, type MovedLine, returnedLines, settledLines } from "./statement-facts.sql.js";
import { StatementConfirmation } from "./statement-confirmation.entity.js";

const OF_TEAM = {
  id: true,
  teamId: true,
  amountPaise: true,
  transactionId: true,
  reporterName: true,
} as const;

/** What bank statements are matched against. */
export class StatementFactsRepository {
  constructor(
    private readonly db: Database,
    private readonly teams: TeamService,
    private readonly config: Pick<PaymentConfig, "bankAccountNumber">,
  ) {}

  /** What the lines of a statement are matched against. Eight statements, however many lines there are. */
  async read(event: { readonly id: string; readonly duePaise: number }): Promise<MatchFacts> {
    const teams = await this.teams.ofStatement(event.id);
    const payments = await this.#payments(event.id);
    const seen = await this.db.read((reader) =>
      reader.find(StatementConfirmation, {
        select: { id: true, fingerprint: true, paymentId: true },
        where: { seenKey: Not(IsNull()) },
      }),
    );
    const [returned, settled] = [await returnedLines(this.db), await settledLines(this.db)];
    return {
      candidates: teams.map((team) => {
        // What is left of a withdrawn report says nothing about the next transfer.
        const payment = team.status === "incomplete" ? undefined : payments.get(team.teamId);
        const { id: paymentId = null, transactionId = null } = payment ?? {};
        const amountPaise = payment?.amountPaise ?? event.duePaise;
        const people = payment ? [...team.people, payment.reporterName] : team.people;
        return { ...team, paymentId, transactionId, amountPaise, people };
      }),
      claims: await this.#claims(),
      seen: new Map(seen.map(({ fingerprint, paymentId }) => [fingerprint, paymentId])),
      returns: returned.map(({ fileName, ...line }) => ({ ...moved(line), fileName })),
      settled: settled.map(({ paymentId, transactionId, ...line }) => {
        const { ids, ...facts } = moved(line);
        return { ...facts, ids: [...ids, idKey(transactionId)], paymentId };
      }),
      ownNumbers: [this.config.bankAccountNumber],
    };
  }

  async #payments(eventId: string): Promise<Map<string | null, Payment>> {
    const where = { eventId, teamId: Not(IsNull()) };
    const payments = await this.db.read((reader) => reader.find(Payment, { select: OF_TEAM, where }));
    return new Map(payments.map((payment) => [payment.teamId, payment]));
  }

  async #claims(): Promise<Claim[]> {
    const claims = await claimsOfAll(this.db);
    const refused = await disputes(this.db, allOf([]));
    const teams = lists(refused, ({ transactionId, teamName }) => [transactionId, teamName]);
    return claims.map((claim) => ({ ...claim, disputedBy: teams.get(claim.transactionId) ?? [] }));
  }
}

/** A stored line as it is compared with others. Of the oldest ones only the reference is known. */
function moved({ line, date, reference, ids, payers, movedPaise }: MovedLine): Omit<MoneyReturn, "fileName"> {
  const keys = [...ids.split(" "), idKey(reference)].filter(isLong);
  return {
    line,
    date,
    paise: Math.abs(movedPaise),
    ids: [...new Set(keys)],
    payers: payers.split(" ").filter((key) => key !== ""),
  };
}
