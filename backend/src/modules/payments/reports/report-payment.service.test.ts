import { Role } from "../../../kernel/contract/roles.js";
import { newId } from "../../../kernel/db/ids.js";
import { PaymentFixture, TEST_CLUB, type TestTeam } from "../testing/payment-fixture.js";

let payments: PaymentFixture;
let team: TestTeam;

beforeEach(async () => {
  payments = await PaymentFixture.open();
  team = await payments.team("Null Pointers");
});
afterEach(() => payments.close());

describe("a report", () => {
  test("makes the payment pending, with what it was about and who said so", async () => {
    const reply = await payments.report(team, " utr-1234 5678 ");
    expect(reply.message).toBe("Form submitted successfully! Payment status updated to pending.");
    expect(reply.payment).toMatchObject({
      teamId: team.id,
      teamName: "Null Pointers",
      status: "pending",
      transactionId: "UTR12345678",
      reason: null,
      steps: [
        {
          from: "incomplete",
          to: "pending",
          by: team.leader.name,
          at: expect.any(Date),
          reason: null,
          transactionId: "UTR12345678",
        },
      ],
      instructions: { amount: 36_000, reference: team.reference },
    });
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { teamId: team.id, amount: 36_000, reporterName: team.leader.name, status: "pending", decidedAt: null },
    ]);
  });

  test("notifies the leader, and the club with transaction id and team name", async () => {
    await payments.report(team, "UTR12345678");
    const [toLeader] = await payments.mails(team.leader.email);
    expect(toLeader?.subject).toBe("Payment reported for Null Pointers");
    expect(toLeader?.text).toContain("UTR12345678");
    const [toClub] = await payments.mails(TEST_CLUB);
    expect(toClub?.text).toContain("Null Pointers");
    expect(toClub?.text).toContain("UTR12345678");
    expect(toClub?.text).toContain("₹360");
  });

  test("takes any ranking, because the money may already have moved", async () => {
    await payments.execute("UPDATE teams SET ranking = 40 WHERE id = ?", team.id);
    expect((await payments.report(team, "UTR12345678")).payment.status).toBe("pending");
  });

  test("keeps amount and names as they were", async () => {
    await payments.report(team, "UTR12345678");
    await payments.execute("UPDATE events SET feePaise = 99900 WHERE id = ?", payments.event.id);
    await payments.execute("UPDATE teams SET name = 'Renamed', nameKey = 'renamed' WHERE id = ?", team.id);
    await payments.execute("UPDATE users SET name = 'Renamed' WHERE id = ?", team.leader.userId);
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { amount: 36_000, teamName: "Null Pointers", reporterName: team.leader.name },
    ]);
    const shown = await payments.reads.teamPayment(team.leader, team.id);
    expect(shown.instructions.amount).toBe(36_000);
  });
});

describe("the same report again", () => {
  test("is answered as the first time, and leaves one step and one mail", async () => {
    const first = await payments.report(team, "UTR12345678");
    for (const spelling of ["utr 12345678", "12345678", "0000 12345678 UPI", "Ref No: १२३४५६७८"])
      expect(await payments.report(team, spelling)).toEqual(first);
    expect(await payments.mails(team.leader.email)).toHaveLength(1);
  });

  test("is answered after it was accepted, too", async () => {
    await payments.report(team, "UTR12345678");
    await payments.decide(team, "accepted");
    const again = await payments.report(team, "UTR12345678");
    expect(again.payment).toMatchObject({ status: "accepted", steps: [{}, {}] });
  });

  test("is answered even when the event is over by then", async () => {
    await payments.report(team, "UTR12345678");
    await payments.execute("UPDATE events SET state = 'past' WHERE id = ?", payments.event.id);
    expect((await payments.report(team, "UTR12345678")).payment.status).toBe("pending");
  });
});

describe("after a rejection", () => {
  beforeEach(async () => {
    await payments.report(team, "UTR12345678");
    await payments.decide(team, "rejected", "Nothing arrived.");
  });

  test.each(["UTR12345678", "UTR99999999"])("the leader may report %s", async (transactionId) => {
    const { payment } = await payments.report(team, transactionId);
    expect(payment).toMatchObject({ status: "pending", transactionId, reason: null });
    expect(payment.steps.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ["incomplete", "pending", null],
      ["pending", "rejected", "Nothing arrived."],
      ["rejected", "pending", null],
    ]);
  });

  test("the new report is about the fee of then", async () => {
    await payments.execute("UPDATE events SET feePaise = 40000 WHERE id = ?", payments.event.id);
    const shown = await payments.reads.teamPayment(team.leader, team.id);
    expect(shown.instructions.amount).toBe(40_000);
    await payments.report(team, "UTR99999999");
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { amount: 40_000, decidedAt: null },
    ]);
  });

  test("an id once claimed stays the team's for ever", async () => {
    await payments.report(team, "UTR99999999");
    const other = await payments.team("Lazy Loops");
    await expect(payments.report(other, "UTR12345678")).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
  });
});

describe("is refused, and changes nothing,", () => {
  const nothingChanged = async (of: TestTeam): Promise<void> => {
    expect(await payments.reads.teamPayment(of.leader, of.id)).toMatchObject({
      status: "incomplete",
      transactionId: null,
      steps: [],
    });
    expect(await payments.mails(of.leader.email)).toEqual([]);
  };

  test("from anyone but the leader", async () => {
    const member = await payments.person();
    const joined = await payments.team("Greedy Graphs", member);
    const stranger = await payments.person(Role.TeamLeader);
    for (const caller of [member, stranger, payments.admin]) {
      const report = payments.reports.report(caller, { teamId: joined.id, transactionId: "UTR12345678" });
      await expect(report).rejects.toMatchObject({ code: "NOT_LEADER" });
    }
    await nothingChanged(joined);
  });

  test("from someone who led the team once", async () => {
    const nextLeader = await payments.person();
    const joined = await payments.team("Greedy Graphs", nextLeader);
    await payments.execute("UPDATE teams SET leaderId = ? WHERE id = ?", nextLeader.userId, joined.id);
    await expect(payments.report(joined, "UTR12345678")).rejects.toMatchObject({ code: "NOT_LEADER" });
  });

  test("for a team that is not there", async () => {
    const report = payments.reports.report(team.leader, { teamId: newId(), transactionId: "UTR12345678" });
    await expect(report).rejects.toMatchObject({ code: "TEAM_NOT_FOUND" });
  });

  test("once the event is past", async () => {
    await payments.execute("UPDATE events SET state = 'past' WHERE id = ?", payments.event.id);
    await expect(payments.report(team, "UTR12345678")).rejects.toMatchObject({ code: "EVENT_PAST" });
    await nothingChanged(team);
  });

  test("with another id while one is pending or accepted", async () => {
    await payments.report(team, "UTR12345678");
    await expect(payments.report(team, "UTR99999999")).rejects.toMatchObject({
      code: "PAYMENT_NOT_REPORTABLE",
    });
    await payments.decide(team, "accepted");
    await expect(payments.report(team, "UTR99999999")).rejects.toMatchObject({
      code: "PAYMENT_NOT_REPORTABLE",
    });
    const other = await payments.team("Lazy Loops");
    // The refused report has not claimed this transaction id.
    expect((await payments.report(other, "UTR99999999")).payment.status).toBe("pending");
  });

  test("with another team's id, without a word about whose it is; the admin sees both", async () => {
    await payments.report(team, "UTR12345678");
    const other = await payments.team("Lazy Loops");
    for (const spelling of [
      "UTR12345678",
      "utr 1234-5678",
      "000012345678",
      "IMPS/P2A/12345678",
      "১২৩৪৫৬৭৮",
    ]) {
      const error: unknown = await payments.report(other, spelling).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: "TRANSACTION_TAKEN",
        fields: { transactionId: expect.any(String) },
      });
      expect(JSON.stringify(error) + String(error)).not.toContain("Null Pointers");
    }
    await nothingChanged(other);
    expect(await payments.reads.reported(payments.admin)).toMatchObject([
      { teamName: "Null Pointers", transactionId: "UTR12345678", disputedBy: ["Lazy Loops"] },
    ]);
  });
});
