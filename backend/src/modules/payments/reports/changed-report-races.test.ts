import { newId } from "../../../kernel/db/ids.js";
import { outcomes } from "../../teams/testing/races.js";
import { PaymentFixture, type TestTeam } from "../testing/payment-fixture.js";

/** Enough rounds to detect, with a probability of 99.5 %, a race that goes wrong once in ten rounds. */
const ROUNDS = 50;

let payments: PaymentFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
});
afterEach(() => payments.close());

async function teams(count: number): Promise<TestTeam[]> {
  const made: TestTeam[] = [];
  for (let index = 0; index < count; index++)
    made.push(await payments.team(`Team ${String(index)} ${newId()}`));
  return made;
}

async function countRows(sql: string, ...parameters: unknown[]): Promise<number> {
  const [row] = await payments.db.query<{ n: number | string }>(
    `SELECT COUNT(*) AS n FROM ${sql}`,
    parameters,
  );
  return Number(row?.n);
}

describe("correct or withdraw against a decision", () => {
  test.each(["correct", "withdraw"] as const)(
    "%s: the first counts, and nothing is half done",
    async (name) => {
      for (const [index, team] of (await teams(ROUNDS)).entries()) {
        await payments.report(team, `41234567${String(1000 + index)}`);
        const paymentId = await payments.paymentId(team);
        const corrected = `51234567${String(1000 + index)}`;
        const attempts = [
          () => payments.decisions.decide(payments.admin, { paymentId, decision: "accepted" }),
          () => (name === "correct" ? payments.correct(team, corrected) : payments.withdraw(team)),
        ];
        if (index % 2 === 0) attempts.reverse();
        // On a busy machine, one of the two attempts may run out of time and is then refused.
        const { UNAVAILABLE: late = 0 } = await outcomes(attempts.map((attempt) => attempt()));
        const { status, steps, transactionId } = await payments.reads.teamPayment(team.leader, team.id);
        expect(steps.at(-1)).toMatchObject({ to: status, transactionId });
        const claims = await countRows("transaction_claims WHERE paymentId = ?", paymentId);
        expect(late === 0 ? ["incomplete", "accepted"] : ["incomplete", "accepted", "pending"]).toContain(
          status,
        );
        expect(claims).toBe(status === "incomplete" ? 0 : 1);
      }
    },
  );

  test("control: looking first and writing then leaves an accepted team without a payment", async () => {
    let lost = 0;
    const lookThenWrite = async (team: TestTeam, status: string): Promise<void> => {
      if ((await countRows("teams WHERE id = ? AND paymentStatus = 'pending'", team.id)) === 0) return;
      await payments.execute("UPDATE teams SET paymentStatus = ? WHERE id = ?", status, team.id);
      await payments.execute("UPDATE payments SET status = ? WHERE teamId = ?", status, team.id);
    };
    for (let index = 0; lost === 0 && index < ROUNDS; index++) {
      const [team] = (await teams(1)) as [TestTeam];
      await payments.report(team, `41234567${String(1000 + index)}`);
      await Promise.all([lookThenWrite(team, "accepted"), lookThenWrite(team, "incomplete")]);
      const { steps, status } = await payments.reads.teamPayment(team.leader, team.id);
      if (steps.at(-1)?.to !== status) lost++;
    }
    expect(lost).toBeGreaterThan(0);
  });

  test("a number that is freed and reported at the same moment belongs to one team", async () => {
    const all = await teams(2 * ROUNDS);
    for (let index = 0; index < ROUNDS; index++) {
      const [team, other] = all.slice(2 * index, 2 * index + 2) as [TestTeam, TestTeam];
      const number = `41234567${String(1000 + index)}`;
      await payments.report(team, number);
      const counts = await outcomes([payments.withdraw(team), payments.report(other, number)]);
      const { TRANSACTION_TAKEN: refused = 0, ok = 0 } = counts;
      expect(ok + refused).toBe(2);
      const owned = await countRows("payments WHERE status = 'pending' AND transactionId = ?", number);
      expect(owned).toBe(await countRows("transaction_claims WHERE transactionId = ?", number));
      expect(owned).toBe(1 - refused);
    }
  });
});
