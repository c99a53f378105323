import { SortDirection } from "../../../kernel/contract/table-page.args.js";
import { REJECT_REASONS } from "../../../kernel/contract/texts/reject-reasons.texts.js";
import { newId } from "../../../kernel/db/ids.js";
import { translate } from "../../../kernel/languages/message.js";
import { PaymentFixture, type TestTeam } from "../testing/payment-fixture.js";

let payments: PaymentFixture;
let team: TestTeam;

beforeEach(async () => {
  payments = await PaymentFixture.open();
  team = await payments.team("Null Pointers");
  await payments.report(team, "UTR12345678");
});
afterEach(() => payments.close());

test("accepting shows on the team, in the timeline and in the leader's mail", async () => {
  const reply = await payments.decide(team, "accepted");
  expect(reply).toMatchObject({
    message: "Payment accepted.",
    payment: { teamId: team.id, status: "accepted", reason: null, decidedAt: expect.any(Date) },
  });
  const shown = await payments.reads.teamPayment(team.leader, team.id);
  expect(shown.status).toBe("accepted");
  expect(shown.steps[1]).toMatchObject({ from: "pending", to: "accepted", by: payments.admin.name });
  const subjects = (await payments.mails(team.leader.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Payment accepted for Null Pointers");
});

test("rejecting tells the team why and what to do", async () => {
  const reply = await payments.decide(team, "rejected", "  Nothing arrived.  ");
  expect(reply).toMatchObject({
    message: "Payment rejected.",
    payment: { status: "rejected", reason: "Nothing arrived." },
  });
  const shown = await payments.reads.teamPayment(team.leader, team.id);
  expect(shown).toMatchObject({
    status: "rejected",
    reason: "Nothing arrived.",
    steps: [{}, { reason: "Nothing arrived." }],
  });
  const mail = (await payments.mails(team.leader.email)).find(({ subject }) => subject.includes("rejected"));
  expect(mail?.text).toContain("Reason: Nothing arrived.");
  expect(mail?.text).toContain("https://club.example/payment");
});

test("a ready-made reason is stored in English, and read in the reader's own language", async () => {
  const [reason] = REJECT_REASONS;
  const inHindi = translate("hi", reason);
  expect(inHindi).not.toBe(reason);
  const reply = await payments.decide(team, "rejected", translate("bn", reason));
  expect(reply.payment.reason).toBe(reason);
  const reader = { ...team.leader, pageLanguage: "hi" } as const;
  expect(await payments.reads.teamPayment(reader, team.id)).toMatchObject({
    reason: inHindi,
    steps: [{}, { reason: inHindi }],
  });
  expect((await payments.mails(team.leader.email, "hi"))[0]?.text).toContain(inHindi);
});

test("treasurers read a ready-made reason in their own language in every list", async () => {
  const [reason] = REJECT_REASONS;
  await payments.decide(team, "rejected", reason);
  const reader = { ...payments.admin, pageLanguage: "hi" } as const;
  const { reads } = payments;
  const id = await payments.paymentId(team);
  const { edges } = await reads.page(reader, { first: 10, direction: SortDirection.ASC });
  const read = [
    edges[0]?.node,
    (await reads.reported(reader))[0],
    await reads.reportedById(reader, id),
    await reads.followed(reader, id),
  ];
  expect(read.map((payment) => payment?.reason)).toEqual(read.map(() => translate("hi", reason)));
});

test("a ready-made reason of version 0.2.0, with another capital, is translated too", async () => {
  const [reason] = REJECT_REASONS;
  await payments.decide(team, "rejected", reason.replace("transaction ID", "transaction id"));
  const reader = { ...team.leader, pageLanguage: "hi" } as const;
  const { reason: shown } = await payments.reads.teamPayment(reader, team.id);
  expect(shown).toBe(translate("hi", reason));
});

test("all of the team are notified, with what is still missing and never that nothing is", async () => {
  const member = await payments.person();
  await payments.join(team, member);
  await payments.decide(team, "accepted");
  for (const { email, name } of [team.leader, member]) {
    const [mail] = await payments.mails(email);
    expect(mail?.text).toContain(`Hello ${name}`);
    expect(mail?.text).toContain(
      `Still missing: the Codeforces handles of ${team.leader.name} and ${member.name}.`,
    );
    expect(mail?.text).not.toContain("nothing left to do");
  }
});

test("a complete team reads that nothing is left to do", async () => {
  await payments.execute(
    "UPDATE team_members SET codeforcesHandle = id, handleKey = id WHERE teamId = ?",
    team.id,
  );
  await payments.decide(team, "accepted");
  const [mail] = await payments.mails(team.leader.email);
  expect(mail?.text).toContain("There is nothing left to do.");
});

test("each decision is in the audit log", async () => {
  await payments.decide(team, "rejected", "Nothing arrived.");
  await payments.report(team, "UTR99999999");
  await payments.decide(team, "accepted");
  const entries = await payments.db.query<{
    action: string;
    actorId: string;
    targetId: string;
    details: string;
  }>("SELECT action, actorId, targetId, details FROM audit_entries ORDER BY id");
  const targetId = await payments.paymentId(team);
  expect(entries).toMatchObject([
    { action: "payment.reject", actorId: payments.admin.userId, targetId },
    { action: "payment.accept", actorId: payments.admin.userId, targetId },
  ]);
  expect(JSON.parse(entries[0]!.details)).toEqual({
    teamId: team.id,
    transactionId: "UTR12345678",
    amountPaise: 36_000,
    reason: "Nothing arrived.",
  });
});

test.each([
  ["accepted", "accepted"],
  ["accepted", "rejected"],
  ["rejected", "accepted"],
  ["rejected", "rejected"],
] as const)("after %s, %s is refused and changes nothing", async (first, second) => {
  await payments.decide(team, first, "because");
  const before = await payments.reads.teamPayment(team.leader, team.id);
  await expect(payments.decide(team, second, "again")).rejects.toMatchObject({ code: "PAYMENT_NOT_PENDING" });
  expect(await payments.reads.teamPayment(team.leader, team.id)).toEqual(before);
  const [audit] = await payments.db.query<{ n: number }>("SELECT COUNT(*) AS n FROM audit_entries");
  expect(Number(audit?.n)).toBe(1);
});

test("only a Superadmin decides", async () => {
  const paymentId = await payments.paymentId(team);
  const decision = payments.decisions.decide(team.leader, { paymentId, decision: "accepted" });
  await expect(decision).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await payments.reads.teamPayment(team.leader, team.id)).status).toBe("pending");
});

test("a payment that is not there is not found", async () => {
  const decision = payments.decisions.decide(payments.admin, { paymentId: newId(), decision: "accepted" });
  await expect(decision).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
});

test("a payment outlives its team and its reporter, and can then be decided no more", async () => {
  await payments.decide(team, "rejected", "Nothing arrived.");
  const paymentId = await payments.paymentId(team);
  await payments.execute("DELETE FROM teams WHERE id = ?", team.id);
  await payments.execute("DELETE FROM users WHERE id = ?", team.leader.userId);
  expect(await payments.reads.reported(payments.admin)).toMatchObject([
    {
      id: paymentId,
      teamId: null,
      teamName: "Null Pointers",
      reporterName: team.leader.name,
      amount: 36_000,
    },
  ]);
  const decision = payments.decisions.decide(payments.admin, { paymentId, decision: "accepted" });
  await expect(decision).rejects.toMatchObject({ code: "PAYMENT_NOT_PENDING" });
  const other = await payments.team("Lazy Loops");
  await expect(payments.report(other, "UTR12345678")).rejects.toMatchObject({ code: "TRANSACTION_TAKEN" });
});
