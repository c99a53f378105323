import { Role } from "../../kernel/contract/roles.js";
import { DomainError } from "../../kernel/errors/domain-error.js";
import type { TestTeam } from "../payments/testing/payment-fixture.js";
import { StatementFixture, statementOf } from "./testing/statement-fixture.js";

/** Enough rounds: a bug that occurs in one of ten rounds is found with a probability of 96 %. */
const ROUNDS = 30;
/**
 * Fewer rounds are enough for two concurrent reverts. Without the batch's mark (`markReverted`), they go wrong in every
 * round.
 */
const REVERTS = 10;

let fixture: StatementFixture;
beforeAll(async () => {
  fixture = await StatementFixture.open();
});
afterAll(() => fixture.close());
jest.setTimeout(120_000);

/** Returns each attempt's error code, or "done". Rethrows unexpected errors. */
async function outcomes(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(attempts)).map((result) => {
    if (result.status === "fulfilled") return "done";
    if (result.reason instanceof DomainError) return result.reason.code;
    throw result.reason;
  });
}

/** Creates two teams, one of which has reported its payment, and a statement of their transfers. */
async function round(number: number): Promise<{ teams: TestTeam[]; csv: string }> {
  const id = String(400_000_000_000 + number);
  const teams = [
    await fixture.payments.team(`Reported ${String(number)}`),
    await fixture.payments.team(`Fresh ${String(number)}`),
  ];
  const [first, second] = teams;
  if (!first || !second) throw new Error("no teams");
  await fixture.payments.report(first, id);
  const other = String(700_000_000_000 + number);
  return { teams, csv: statementOf(["UPI", id, "360"], [`x ${second.reference}`, other, "360"]) };
}

async function counts(teams: readonly TestTeam[]): Promise<Record<string, number>> {
  const ids = teams.map(({ id }) => id);
  const count = async (sql: string): Promise<number> => {
    const [row] = await fixture.payments.db.query<{ n: number | string }>(sql, ids);
    return Number(row?.n);
  };
  return {
    accepted: await count(
      "SELECT COUNT(*) AS n FROM payments WHERE status = 'accepted' AND teamId IN (?, ?)",
    ),
    rows: await count(
      "SELECT COUNT(*) AS n FROM statement_rows WHERE seenKey IS NOT NULL AND teamId IN (?, ?)",
    ),
    steps: await count(
      `SELECT COUNT(*) AS n FROM payment_steps s JOIN payments p ON p.id = s.paymentId
       WHERE s.toStatus = 'accepted' AND p.teamId IN (?, ?)`,
    ),
  };
}

test("two Superadmins commit the same file at once: one batch, and a clear word for the other", async () => {
  const second = await fixture.payments.person(Role.Superadmin);
  for (let number = 0; number < ROUNDS; number++) {
    const { teams, csv } = await round(number);
    const shown = await fixture.preview(csv);
    const all = (): boolean => true;
    const ended = await outcomes([fixture.commit(csv, shown, all), fixture.commit(csv, shown, all, second)]);
    expect(ended.sort()).toEqual(["STATEMENT_CHANGED", "done"]);
    expect(await counts(teams)).toEqual({ accepted: 2, rows: 2, steps: 2 });
  }
});

test("a commit against a decision by hand: the first one decides the payment, once", async () => {
  for (let number = ROUNDS; number < 2 * ROUNDS; number++) {
    const { teams, csv } = await round(number);
    const shown = await fixture.preview(csv);
    const [team] = teams;
    if (!team) throw new Error("no team");
    const [committed, decided] = await outcomes([
      fixture.commit(csv, shown),
      fixture.payments.decide(team, "rejected", "not found"),
    ]);
    const first = [committed, decided].join(" ");
    expect(["done PAYMENT_NOT_PENDING", "STATEMENT_CHANGED done"]).toContain(first);
    const accepted = committed === "done" ? 1 : 0;
    expect(await counts(teams)).toEqual({ accepted, rows: accepted, steps: accepted });
  }
});

test("lines that changed since the preview are left open and named; the others are confirmed", async () => {
  const { teams, csv } = await round(4 * ROUNDS);
  const [, fresh] = teams;
  if (!fresh) throw new Error("no team");
  const shown = await fixture.preview(csv);
  await fixture.payments.report(fresh, String(700_000_000_000 + 4 * ROUNDS));
  const { batch, message, changedLines } = await fixture.committed(csv, shown, () => true);
  expect(batch).toMatchObject({ lines: 2, confirmed: 1, openLines: 1, amount: 36000 });
  expect(changedLines).toEqual([3]);
  expect(message).toContain("These lines changed since the preview and were not confirmed: 3.");
  const [open] = await fixture.services.bankLines.list(fixture.payments.admin, null);
  expect(open?.narration).toContain(fresh.reference);
  // Another preview of the same file offers only the remaining lines.
  const again = await fixture.preview(csv);
  expect(again.map(({ outcome }) => outcome)).toEqual(["seen", "exact"]);
  await fixture.commit(csv, again);
  expect(await counts(teams)).toEqual({ accepted: 2, rows: 2, steps: 2 });
});

test("two Superadmins take the same batch back at once: once", async () => {
  for (let number = 2 * ROUNDS; number < 2 * ROUNDS + REVERTS; number++) {
    const { teams, csv } = await round(number);
    const { id } = await fixture.commit(csv, await fixture.preview(csv), () => true);
    const ended = await outcomes([fixture.revert(id), fixture.revert(id)]);
    expect(ended.sort()).toEqual(["STATEMENT_UNDONE", "done"]);
    expect(await counts(teams)).toEqual({ accepted: 0, rows: 0, steps: 2 });
  }
});
