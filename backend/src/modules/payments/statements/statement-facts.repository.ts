import { IsNull, Not } from "typeorm";
import type { Database } from "../../../kernel/db/database.js";
import { lists } from "../../../kernel/lists.js";
import { allOf } from "../../../kernel/paging/keyset.js";
import type { TeamService } from "../../teams/team.service.js";
import type { PaymentConfig } from "../payment-config.js";
import { disputes } from "../payment-list.sql.js";
import { Payment } from "../payment.entity.js";
import type { Claim, MatchFacts } from "./matching/match-facts.js";
import { claimsOfAll } from "./statement-facts.sql.js";
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

  /** What the lines of a statement are matched against. Six statements, however many lines there are. */
  async read(event: { readonly id: string; readonly duePaise: number }): Promise<MatchFacts> {
    const teams = await this.teams.ofStatement(event.id);
    const payments = await this.#payments(event.id);
    const seen = await this.db.read((reader) =>
      reader.find(StatementConfirmation, {
        select: { id: true, seenKey: true },
        where: { seenKey: Not(IsNull()) },
      }),
    );
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
      seen: new Set(seen.flatMap(({ seenKey }) => seenKey ?? [])),
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
