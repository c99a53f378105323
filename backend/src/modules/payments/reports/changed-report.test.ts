import type { Caller } from "../../../kernel/auth/caller.js";
import { Role } from "../../../kernel/contract/roles.js";
import { PaymentFixture, TEST_CLUB, type TestTeam } from "../testing/payment-fixture.js";

const WRONG = "412345678901";
const RIGHT = "412345678910";

let payments: PaymentFixture;
let team: TestTeam;
let other: TestTeam;

beforeEach(async () => {
  payments = await PaymentFixture.open();
  team = await payments.team("Null Pointers");
  other = await payments.team("Lazy Loops");
});
afterEach(() => payments.close());

describe("a correction", () => {
  test("is a step of its own, keeps the place in the queue, and notifies leader and club", async () => {
    await payments.report(team, WRONG);
    const [reported] = await payments.reads.reported(payments.admin);
    const { message, payment } = await payments.correct(team, "4123 4567 8910");
    expect(message).toBe("Transaction ID corrected.");
    expect(payment).toMatchObject({ status: "pending", transactionId: RIGHT });
    expect(payment.steps.map(({ from, to, by, transactionId }) => [from, to, by, transactionId])).toEqual([
      ["incomplete", "pending", team.leader.name, WRONG],
      ["pending", "pending", team.leader.name, RIGHT],
    ]);
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { reportedAt: reported?.reportedAt, reporterName: team.leader.name, transactionId: RIGHT },
    ]);
    for (const address of [team.leader.email, TEST_CLUB])
      expect((await payments.mails(address))[0]?.text).toContain(RIGHT);
  });

  test("frees the number that was wrong, for the team whose it is", async () => {
    await payments.report(team, WRONG);
    await expect(payments.report(other, WRONG)).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
    await payments.correct(team, RIGHT);
    expect((await payments.report(other, WRONG)).payment.status).toBe("pending");
    expect((await payments.reads.reported(payments.admin)).map(({ disputedBy }) => disputedBy)).toEqual([
      [],
      [],
    ]);
  });

  test("frees no number that the club decided about", async () => {
    await payments.report(team, WRONG);
    await payments.decide(team, "rejected", "Nothing arrived.");
    await payments.report(team, `UPI 00${WRONG}`);
    await payments.correct(team, RIGHT);
    await expect(payments.report(other, WRONG)).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
  });

  test("to another team's number is refused, kept for the review, and changes nothing", async () => {
    await payments.report(team, WRONG);
    await payments.report(other, RIGHT);
    await expect(payments.correct(team, RIGHT)).rejects.toMatchObject({
      code: "TRANSACTION_TAKEN",
      fields: { transactionId: expect.any(String) },
    });
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { transactionId: WRONG, disputedBy: [] },
      { transactionId: RIGHT, disputedBy: ["Null Pointers"] },
    ]);
  });

  test("sent twice is answered as the first time", async () => {
    await payments.report(team, WRONG);
    const first = await payments.correct(team, RIGHT);
    expect(await payments.correct(team, RIGHT)).toEqual(first);
    expect(await payments.mails(team.leader.email)).toHaveLength(2);
  });

  test("overtakes a decision about the number before it", async () => {
    await payments.report(team, WRONG);
    const paymentId = await payments.paymentId(team);
    await payments.correct(team, RIGHT);
    const decision = { paymentId, decision: "accepted", transactionId: WRONG } as const;
    await expect(payments.decisions.decide(payments.admin, decision)).rejects.toMatchObject({
      code: "PAYMENT_CHANGED",
    });
  });
});

describe("a withdrawal", () => {
  test("comes before the next report in the timeline, also where that arrived earlier and waited for it", async () => {
    await payments.report(team, WRONG);
    const arrived = new Date();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await payments.reports.withdraw(team.leader, { teamId: team.id });
    const input = { teamId: team.id, transactionId: RIGHT };
    const { payment } = await payments.reports.report(team.leader, input, arrived);
    expect(payment.steps.map(({ from, to }) => [from, to])).toEqual([
      ["incomplete", "pending"],
      ["pending", "incomplete"],
      ["incomplete", "pending"],
    ]);
  });

  test("is a step, and leaves nothing reported: the leader can report again, the roster is open", async () => {
    await payments.report(team, WRONG);
    const { payment } = await payments.withdraw(team);
    expect(payment).toMatchObject({
      status: "incomplete",
      steps: [{}, { from: "pending", to: "incomplete" }],
    });
    const person = await payments.person();
    await payments.rosters.addMember(team.leader, { teamId: team.id, email: person.email });
    const again = await payments.report(team, WRONG);
    expect(again.payment.steps.map(({ to }) => to)).toEqual(["pending", "incomplete", "pending"]);
  });

  test("frees the number", async () => {
    await payments.report(team, WRONG);
    await payments.withdraw(team);
    expect((await payments.report(other, WRONG)).payment.status).toBe("pending");
    await expect(payments.report(team, WRONG)).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
  });

  test("sent twice is answered as the first time", async () => {
    await payments.report(team, WRONG);
    const first = await payments.withdraw(team);
    expect(await payments.withdraw(team)).toEqual(first);
  });
});

describe("refused is a correction or a withdrawal", () => {
  const both = ({ id: teamId, leader }: TestTeam, caller: Caller = leader): Promise<unknown>[] => [
    payments.reports.correct(caller, { teamId, transactionId: RIGHT }),
    payments.reports.withdraw(caller, { teamId }),
  ];
  const refusals = async (attempts: readonly Promise<unknown>[]): Promise<unknown> =>
    (await Promise.allSettled(attempts)).map((result) =>
      result.status === "rejected" ? (result.reason as { code: string }).code : result.value,
    );

  test("while nothing was ever reported", async () => {
    expect(await refusals(both(team))).toEqual(["PAYMENT_NOT_REPORTED", "PAYMENT_NOT_REPORTED"]);
  });

  test("of a report that was withdrawn: there is no number to correct", async () => {
    await payments.report(team, WRONG);
    await payments.withdraw(team);
    for (const number of [RIGHT, WRONG])
      await expect(payments.correct(team, number)).rejects.toMatchObject({ code: "PAYMENT_NOT_REPORTED" });
  });

  test.each(["accepted", "rejected"] as const)("once it was %s", async (decision) => {
    await payments.report(team, WRONG);
    await payments.decide(team, decision, "Nothing arrived.");
    expect(await refusals(both(team))).toEqual(["PAYMENT_NOT_PENDING", "PAYMENT_NOT_PENDING"]);
  });

  test("once the event is past", async () => {
    await payments.report(team, WRONG);
    await payments.execute("UPDATE events SET state = 'past' WHERE id = ?", payments.event.id);
    expect(await refusals(both(team))).toEqual(["EVENT_PAST", "EVENT_PAST"]);
  });

  test("from anyone but the leader", async () => {
    const member = await payments.person();
    const joined = await payments.team("Greedy Graphs", member);
    await payments.report(joined, WRONG);
    for (const caller of [member, await payments.person(Role.TeamLeader), payments.admin]) {
      expect(await refusals(both(joined, caller))).toEqual(["NOT_LEADER", "NOT_LEADER"]);
    }
    const shown = await payments.reads.teamPayment(joined.leader, joined.id);
    expect(shown).toMatchObject({ status: "pending", transactionId: WRONG, steps: [{}] });
  });

  test("after ten in an hour", async () => {
    await payments.report(team, WRONG);
    for (let index = 0; index < 10; index++) await payments.correct(team, `41234567800${String(index)}`);
    expect(await refusals(both(team))).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
  });
});
