import type { PlaceState } from "../../teams/contract/place-state.js";
import type { PlaceAct } from "../../teams/places/place-publisher.service.js";
import type { PaymentFixture, TestTeam } from "./payment-fixture.js";

type Rules = Omit<Parameters<PaymentFixture["places"]["placeBoards"]["save"]>[1], "eventSlug">;

const RULES: Rules = {
  kind: "places",
  placeCount: 2,
  ties: "all",
  replyHours: 48,
  firstDeadline: null,
  movingUp: "automatic",
  lastMoveDay: null,
};

/** An event that offers places to ranked teams. */
export class PlaceFixture {
  constructor(
    readonly payments: PaymentFixture,
    readonly start: Date,
  ) {}

  /** Returns the time `hours` and `ms` after the start. */
  at(hours: number, ms = 0): Date {
    return new Date(this.start.getTime() + hours * 3_600_000 + ms);
  }

  async settings(more: Partial<Rules> = {}): Promise<void> {
    await this.payments.places.placeBoards.save(this.payments.admin, { ...RULES, ...more });
  }

  async teams(...names: readonly string[]): Promise<TestTeam[]> {
    const made: TestTeam[] = [];
    for (const name of names) made.push(await this.payments.team(name));
    return made;
  }

  /**
   * Publishes a ranking of the teams in this order. Like the rankings module, writes the ranks and the places in one
   * transaction.
   */
  publish(teams: readonly TestTeam[], publication = 1, at = this.start): Promise<void> {
    return this.rank(teams, { kind: "publish", publication }, at);
  }

  async rank(teams: readonly TestTeam[], act: PlaceAct, at = this.start): Promise<void> {
    const { db, event, places } = this.payments;
    await db.inTransaction(async (tx) => {
      await places.placePublisher.lock(tx, event.id);
      await tx.query("UPDATE teams SET ranking = NULL WHERE eventId = ?", [event.id]);
      for (const [index, { id }] of teams.entries())
        await tx.query("UPDATE teams SET ranking = ? WHERE id = ?", [index + 1, id]);
      await places.placePublisher.act(tx, event, act, { at });
    });
  }

  report({ id: teamId, leader, name }: TestTeam, at: Date): Promise<unknown> {
    const transactionId = `UTR${name.padEnd(9, "0")}`;
    return this.payments.reports.report(leader, { teamId, transactionId }, at);
  }

  decline({ id: teamId, leader }: TestTeam, at: Date): Promise<unknown> {
    return this.payments.places.placeAnswers.decline(leader, { teamId }, at);
  }

  run(at: Date): Promise<void> {
    return this.payments.places.placeDeadlines.run(at);
  }

  /** Returns the state of each team's place, keyed by the team's name. Omits teams without a place. */
  async states(): Promise<Record<string, PlaceState>> {
    const rows = await this.payments.db.query<{ name: string; state: PlaceState }>(
      "SELECT t.name, o.state FROM place_offers o JOIN teams t ON t.id = o.teamId ORDER BY t.name",
    );
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  }
}
