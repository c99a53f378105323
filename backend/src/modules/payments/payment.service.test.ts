import { newId } from "../../kernel/db/ids.js";
import { PaymentFixture } from "./testing/payment-fixture.js";

let payments: PaymentFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
});
afterEach(() => payments.close());

describe("a team's payment", () => {
  test("shows how to pay before anything was reported", async () => {
    const team = await payments.team("Null Pointers");
    expect(await payments.reads.teamPayment(team.leader, team.id)).toMatchObject({
      status: "incomplete",
      transactionId: null,
      steps: [],
      instructions: {
        amount: 36_000,
        reference: team.reference,
        configured: true,
        upiId: "club@examplebank",
      },
    });
  });

  test("is for its people and Superadmins", async () => {
    const member = await payments.person();
    const team = await payments.team("Null Pointers", member);
    for (const reader of [team.leader, member, payments.admin]) {
      expect((await payments.reads.teamPayment(reader, team.id)).teamName).toBe("Null Pointers");
    }
    const other = await payments.team("Lazy Loops");
    const refused = payments.reads.teamPayment(other.leader, team.id);
    await expect(refused).rejects.toMatchObject({ code: "FORBIDDEN" });
    const missing = payments.reads.teamPayment(payments.admin, newId());
    await expect(missing).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
  });

  test("takes at most two statements", async () => {
    const team = await payments.team("Null Pointers");
    await payments.report(team, "UTR12345678");
    payments.statements.length = 0;
    await payments.reads.teamPayment(team.leader, team.id);
    expect(payments.statements).toHaveLength(2);
  });
});

describe("the admin's list", () => {
  test("has the oldest report first, and can be narrowed to one state", async () => {
    const teams = [
      await payments.team("A team"),
      await payments.team("B team"),
      await payments.team("C team"),
    ] as const;
    for (const [index, team] of teams.entries()) {
      await payments.report(team, `UTR1000${String(index)}`);
      await payments.execute(
        "UPDATE payments SET reportedAt = ? WHERE teamId = ?",
        `2025-03-0${String(3 - index)} 10:00:00.000`,
        team.id,
      );
    }
    await payments.decide(teams[1], "accepted");
    const names = async (status: "pending" | "accepted" | null): Promise<string[]> =>
      (await payments.reads.reported(payments.admin, status)).map(({ teamName }) => teamName);
    expect(await names(null)).toEqual(["C team", "B team", "A team"]);
    expect(await names("pending")).toEqual(["C team", "A team"]);
    expect(await names("accepted")).toEqual(["B team"]);
  });

  test("takes two statements, however many payments and disputes there are", async () => {
    for (let index = 0; index < 6; index++) {
      const team = await payments.team(`Team ${String(index)}`);
      await payments.report(team, `UTR1000${String(index % 2)}`).catch(() => undefined);
    }
    payments.statements.length = 0;
    const list = await payments.reads.reported(payments.admin);
    expect(payments.statements).toHaveLength(2);
    expect(list.map(({ disputedBy }) => disputedBy)).toEqual([
      ["Team 2", "Team 4"],
      ["Team 3", "Team 5"],
    ]);
  });

  test("is for Superadmins only", async () => {
    const team = await payments.team("Null Pointers");
    await payments.report(team, "UTR12345678");
    await expect(payments.reads.reported(team.leader)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const one = payments.reads.reportedById(team.leader, await payments.paymentId(team));
    await expect(one).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
