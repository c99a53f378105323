import { seal } from "../../../kernel/crypto/seal.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import { PaymentFixture, type TestTeam } from "../testing/payment-fixture.js";
import { refundKey } from "./refund-reads.js";

let payments: PaymentFixture;
let team: TestTeam;
let paymentId: string;
beforeEach(async () => {
  payments = await PaymentFixture.open();
  team = await payments.team("Null Pointers", await payments.person());
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  paymentId = await payments.paymentId(team);
});
afterEach(() => payments.close());

const refused = (code: string): unknown => expect.objectContaining({ code });
const UPI = { way: "upi", account: "asha@examplebank" } as const;

const request = () =>
  payments.services.refunds.request(payments.admin, { paymentId, reason: "The event is off." });
const seen = () => payments.reads.teamPayment(team.leader, team.id);
const answer = (caller = team.leader, account: object = UPI) =>
  payments.services.refundAccounts.set(caller, { teamId: team.id, ...UPI, ...account });

test("noted, the leader alone is asked where it should go; the treasurer reads it, the database does not", async () => {
  const { refund } = await request();
  expect(refund).toMatchObject({ state: "accountNeeded", amount: 36_000, account: null });
  expect((await payments.mails(team.leader.email))[0]).toEqual({
    subject: "We will return the fee of Null Pointers",
    text: expect.stringContaining("Enter the UPI ID or bank account"),
  });
  expect(await seen()).toMatchObject({ status: "accepted", refund: { state: "accountNeeded" } });
  await answer();
  await answer(team.leader, { account: "other@examplebank" });
  const [listed] = await payments.services.refundReads.list(payments.admin, "syntaxsiege");
  expect(listed).toMatchObject({ state: "toPay", account: { ...UPI, account: "other@examplebank" } });
  const stored = JSON.stringify(await payments.db.query("SELECT * FROM refunds"));
  expect(stored).not.toContain("examplebank");
});

test.each([
  ["the payment", () => payments.db.changes.subscribe(Topic.payment, paymentId)],
  ["the team", () => payments.db.changes.subscribe(Topic.team, team.id)],
])(
  "open pages of %s hear of a refund that is started, and of one that is cancelled",
  async (_of, subscribe) => {
    const changes = subscribe();
    let heard = 0;
    const counted = (async () => {
      for await (const _ of changes) heard++;
    })();
    const { refund } = await request();
    await payments.services.refunds.cancel(payments.admin, { refundId: refund.id, reason: "A mistake." });
    await changes.return();
    await counted;
    expect(heard).toBe(1 + 2); // A stream begins with one change, so that its reader loads the data.
  },
);

test("paid out, the payment is refunded, its receipt cancelled, the account forgotten, and everybody is mailed", async () => {
  const { refund } = await request();
  await answer();
  const paid = {
    refundId: refund.id,
    way: "upi",
    paidOn: "2025-03-02",
    transactionId: "5123 4567 8901",
  } as const;
  const { refund: after } = await payments.services.refunds.record(payments.admin, paid);
  expect(after).toMatchObject({
    state: "paid",
    transactionId: "512345678901",
    account: null,
    closedBy: payments.admin.name,
  });
  const { status, receipts, refund: shown, steps } = await seen();
  expect(status).toBe("refunded");
  expect(receipts).toEqual([expect.objectContaining({ cancelledAt: expect.any(Date) })]);
  expect(shown).toMatchObject({ state: "paid", paidOn: "2025-03-02" });
  expect(steps.at(-1)).toMatchObject({
    to: "refunded",
    basis: "refund",
    reason: "Returned by UPI on 2 March 2025, number 512345678901. The event is off.",
  });
  expect(await payments.db.query("SELECT sealedAccount FROM refunds")).toEqual([{ sealedAccount: null }]);
  expect((await payments.mails(team.leader.email))[0]?.subject).toBe("Fee returned to Null Pointers");
});

test.each([
  ["qualifies", "UPDATE teams SET ranking = 1", true],
  ["does not qualify", "UPDATE teams SET ranking = 2", false],
  [
    "took part in an event that is over",
    "UPDATE events SET registration = 'closed' WHERE state = 'current'",
    false,
  ],
  ["took part in a past event", "UPDATE events SET state = 'past'", false],
])("a team that %s reads whether it can pay again", async (_which, sql, again) => {
  const { refund } = await request();
  await payments.execute("UPDATE teams SET ranking = 1");
  await payments.execute(sql);
  const paid = { refundId: refund.id, way: "cash", paidOn: "2025-03-02" } as const;
  await payments.services.refunds.record(payments.admin, paid);
  const [mail] = await payments.mails(team.leader.email);
  expect(mail?.text).toContain("in cash on 2 March 2025. Reason: The event is off.");
  expect(mail?.text.includes("If the team still wants to take part, it can pay again.")).toBe(again);
});

test("not recorded as paid while the leader has entered another account since", async () => {
  const { refund: before } = await request();
  await answer();
  const record = (version?: string) =>
    payments.services.refunds.record(payments.admin, {
      ...{ refundId: before.id, way: "cash", paidOn: "2025-03-02" },
      ...(version === undefined ? {} : { version }),
    });
  await expect(record(before.version)).rejects.toEqual(refused("VERSION_CHANGED"));
  const [seen] = await payments.services.refundReads.list(payments.admin, null);
  await answer(team.leader, { account: "other@examplebank" });
  await expect(record(seen?.version)).rejects.toEqual(refused("VERSION_CHANGED"));
  const [now] = await payments.services.refundReads.list(payments.admin, null);
  expect((await record(now?.version)).refund).toMatchObject({ state: "paid" });
  await expect(record(now?.version)).rejects.toEqual(refused("REFUND_CLOSED"));
});

test("cancelled, the payment stays accepted and may be noted again", async () => {
  const { refund } = await request();
  await payments.services.refunds.cancel(payments.admin, { refundId: refund.id, reason: "It takes place." });
  expect(await seen()).toMatchObject({ status: "accepted", refund: { state: "cancelled" } });
  expect((await request()).refund).toMatchObject({ state: "accountNeeded" });
});

test("refused: a second one, an account without one or by a member, a day that is ahead, and a caller who is no treasurer", async () => {
  const { refunds } = payments.services;
  await expect(answer()).rejects.toEqual(refused("REFUND_NOT_FOUND"));
  const { refund } = await request();
  await expect(request()).rejects.toEqual(refused("REFUND_OPEN"));
  await expect(answer(payments.admin)).rejects.toEqual(refused("NOT_LEADER"));
  const ahead = { refundId: refund.id, way: "cash", paidOn: "2099-01-01" } as const;
  await expect(refunds.record(payments.admin, ahead)).rejects.toMatchObject({
    fields: { paidOn: expect.any(String) },
  });
  await expect(refunds.request(team.leader, { paymentId, reason: "Mine" })).rejects.toEqual(
    refused("FORBIDDEN"),
  );
  await expect(payments.services.refundReads.list(team.leader, null)).rejects.toEqual(refused("FORBIDDEN"));
  await refunds.cancel(payments.admin, { refundId: refund.id, reason: "No" });
  await expect(refunds.record(payments.admin, { ...ahead, paidOn: "2025-01-01" })).rejects.toEqual(
    refused("REFUND_CLOSED"),
  );
});

test("with another JWT_SECRET the list is there without the accounts, the leader says it again, and it ends", async () => {
  const { refund } = await request();
  await answer();
  await payments.execute("UPDATE refunds SET sealedAccount = ?", seal(refundKey("the secret before"), "{}"));
  const listed = () => payments.services.refundReads.list(payments.admin, null);
  expect(await listed()).toMatchObject([{ state: "toPay", account: null }]);
  await answer();
  expect(await listed()).toMatchObject([{ state: "toPay", account: UPI }]);
  await payments.services.refunds.cancel(payments.admin, { refundId: refund.id, reason: "It takes place." });
  expect(await listed()).toMatchObject([{ state: "cancelled" }]);
});
