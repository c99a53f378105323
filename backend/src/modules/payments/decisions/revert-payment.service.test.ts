import { FailedMailRepository } from "../../../kernel/mail/failed-mail.repository.js";
import { OutboxRepository } from "../../../kernel/mail/outbox.repository.js";
import type { ReportedPayment } from "../payment.types.js";
import { PaymentFixture, type TestTeam } from "../testing/payment-fixture.js";

let payments: PaymentFixture;
let team: TestTeam;
beforeEach(async () => {
  payments = await PaymentFixture.open();
  team = await payments.team("Null Pointers");
});
afterEach(() => payments.close());

const refused = (code: string): unknown => expect.objectContaining({ code });

async function payment(): Promise<ReportedPayment> {
  const { admin, reads } = payments;
  return reads.reportedById(admin, await payments.paymentId(team));
}

async function revert(reason: string | null = null) {
  const { id: paymentId, version } = await payment();
  return payments.services.paymentReverts.revert(payments.admin, { paymentId, version, reason });
}

function bookCash(amount = 36_000) {
  const input = { teamId: team.id, amount, note: "Handed to Asha at the desk" };
  return payments.services.paymentBookings.bookCash(payments.admin, input);
}

async function refund(): Promise<void> {
  const { refunds } = payments.services;
  const { id: paymentId } = await payment();
  const { refund: due } = await refunds.request(payments.admin, { paymentId, reason: "The event is off." });
  await refunds.record(payments.admin, {
    refundId: due.id,
    way: "upi",
    paidOn: "2025-03-01",
    transactionId: "512345678901",
  });
}

/** Returns a team's payment as the team sees it, in short form. */
async function seen() {
  const { status, steps, receipts, transactionId } = await payments.reads.teamPayment(team.leader, team.id);
  return {
    status,
    transactionId,
    steps: steps.map(({ from, to, basis }) => `${from} → ${to}${basis === null ? "" : ` (${basis})`}`),
    receipts: receipts.map(
      ({ number, cancelledAt }) => `${String(number)}${cancelledAt ? " cancelled" : ""}`,
    ),
  };
}

test("an acceptance that is taken back waits for a decision again; its receipt says that it is cancelled", async () => {
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  expect((await revert()).message).toBe(
    "The decision was taken back. The payment has its earlier status again.",
  );
  expect(await seen()).toEqual({
    status: "pending",
    transactionId: "412345678901",
    steps: ["incomplete → pending", "pending → accepted (report)", "accepted → pending (revert)"],
    receipts: ["1 cancelled"],
  });
  await payments.decide(team, "accepted");
  expect(await seen()).toMatchObject({ status: "accepted", receipts: ["2", "1 cancelled"] });
});

test("a rejection that is taken back waits for a decision again", async () => {
  await payments.report(team, "412345678901");
  await payments.decide(team, "rejected", "No such transfer");
  await revert();
  expect(await seen()).toMatchObject({ status: "pending", transactionId: "412345678901" });
  expect(await payment()).toMatchObject({ reason: null, decidedAt: null });
});

test("cash makes an accepted payment of a team that reported nothing, and a revert makes it incomplete again", async () => {
  const { payment: booked, message } = await bookCash(40_000);
  expect(message).toBe(`Cash from ${booked.teamName} recorded. The payment is accepted.`);
  expect(booked).toMatchObject({ status: "accepted", amount: 40_000, transactionId: null });
  await revert();
  expect(await seen()).toEqual({
    status: "incomplete",
    transactionId: null,
    steps: ["incomplete → accepted (cash)", "accepted → incomplete (revert)"],
    receipts: ["1 cancelled"],
  });
});

test("cash over a rejected report, taken back, leaves the rejection as it was, which can be taken back too", async () => {
  await payments.report(team, "412345678901");
  await payments.decide(team, "rejected", "No such transfer");
  const before = await payment();
  await bookCash(30_000);
  expect(await payment()).toMatchObject({ status: "accepted", amount: 30_000, transactionId: null });
  await revert();
  expect(await payment()).toEqual(before);
  await revert();
  expect(await seen()).toMatchObject({ status: "pending", transactionId: "412345678901" });
});

test("a refund that was recorded by mistake is taken back: accepted as before, with a new receipt", async () => {
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  await refund();
  expect(await seen()).toMatchObject({ status: "refunded", receipts: ["1 cancelled"] });
  await revert();
  expect(await seen()).toMatchObject({ status: "accepted", receipts: ["2", "1 cancelled"] });
  await revert();
  expect(await seen()).toMatchObject({ status: "pending" });
});

test("a team whose money was returned may pay again, by transfer or in cash", async () => {
  await bookCash();
  await refund();
  await bookCash();
  expect(await seen()).toMatchObject({ status: "accepted" });
  await revert();
  expect(await seen()).toMatchObject({ status: "refunded" });
  await payments.report(team, "412345678902");
  expect(await seen()).toMatchObject({ status: "pending" });
});

test("a decision that is reverted before its mails leave causes no mail; a later revert is mailed to the team", async () => {
  const subjects = async () => (await payments.mails(team.leader.email)).map(({ subject }) => subject);
  const entries = () =>
    payments.db.query(
      "SELECT title FROM notifications WHERE kind LIKE 'PAYMENT_%' AND kind <> 'PAYMENT_REPORTED'",
    );
  await payments.report(team, "412345678901");
  const before = await subjects();
  await payments.decide(team, "accepted");
  const [mail] = await payments.db.query<{ wait: number | string }>(
    "SELECT COUNT(*) AS wait FROM outbox_mails WHERE causeId IS NOT NULL AND nextAttemptAt > createdAt",
  );
  expect(Number(mail?.wait)).toBe(1);
  await revert();
  expect(await subjects()).toEqual(before);
  expect(await entries()).toEqual([]);

  await payments.decide(team, "accepted");
  await payments.execute(
    "UPDATE outbox_mails SET state = 'sent', sentAt = createdAt WHERE causeId IS NOT NULL",
  );
  await revert("That was another team's money");
  expect(await payments.mails(team.leader.email)).toContainEqual({
    subject: "We are checking the payment for Null Pointers again",
    text: expect.stringContaining("taken this decision back. Reason: That was another team's money."),
  });
  expect(await entries()).toEqual([{ title: "We are checking the payment for Null Pointers again" }]);
});

test("a mail about a decision that did not get through is not sent again once that is taken back", async () => {
  const failed = new FailedMailRepository(payments.db);
  const ids = async () => {
    const all = [];
    for await (const slice of failed.all()) all.push(...slice.map(({ subject }) => subject));
    return all;
  };
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  await payments.execute("UPDATE outbox_mails SET state = 'failed' WHERE causeId IS NOT NULL");
  expect(await ids()).toEqual([expect.stringContaining("Payment accepted")]);
  await revert("That was another team's money");
  expect(await ids()).toEqual([]);
  // The outbox gave up on the first mail, but that mail may have been delivered. So the team also gets a mail about the
  // revert.
  expect((await payments.mails(team.leader.email))[0]).toMatchObject({
    subject: "We are checking the payment for Null Pointers again",
  });
});

test("a mail that is being sent while its decision is taken back is not tried again", async () => {
  const outbox = new OutboxRepository(payments.db);
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  const [mail] = await payments.db.query<{ id: string }>(
    "SELECT id FROM outbox_mails WHERE causeId IS NOT NULL",
  );
  await payments.execute("UPDATE outbox_mails SET leasedBy = 'worker' WHERE causeId IS NOT NULL");
  await revert("That was another team's money");
  const later = { kind: "unsent", state: "queued", at: new Date(), error: "450 try again" } as const;
  await payments.db.inTransaction((tx) =>
    outbox.settle(tx, "worker", [{ id: mail?.id ?? "", outcome: later }]),
  );
  const subjects = (await payments.mails(team.leader.email)).map(({ subject }) => subject);
  expect(subjects).toContain("We are checking the payment for Null Pointers again");
  expect(subjects).not.toContain("Payment accepted for Null Pointers");
});

test("two minutes after a decision a reason is asked for", async () => {
  await bookCash();
  const longAgo = new Date(Date.now() - 3 * 60_000);
  await payments.execute(
    "UPDATE payments SET decidedAt = ?",
    longAgo.toISOString().slice(0, 23).replace("T", " "),
  );
  await expect(revert("  ")).rejects.toMatchObject({
    code: "BAD_INPUT",
    fields: { reason: expect.any(String) },
  });
  await revert("The note was false");
  expect(await seen()).toMatchObject({ status: "incomplete" });
});

test("refused: a payment that waits, one that was decided again, one with an open refund, and a caller who is no treasurer", async () => {
  const { paymentReverts, refunds } = payments.services;
  await payments.report(team, "412345678901");
  const id = await payments.paymentId(team);
  const asOf = (version: string) => paymentReverts.revert(payments.admin, { paymentId: id, version });
  await expect(asOf("0")).rejects.toEqual(refused("PAYMENT_NOT_DECIDED"));
  await payments.decide(team, "accepted");
  const { version } = await payment();
  await expect(asOf(String(Number(version) - 1))).rejects.toEqual(refused("VERSION_CHANGED"));
  await expect(paymentReverts.revert(team.leader, { paymentId: id, version })).rejects.toEqual(
    refused("FORBIDDEN"),
  );
  const { refund: due } = await refunds.request(payments.admin, { paymentId: id, reason: "Paid twice" });
  await expect(asOf(version)).rejects.toEqual(refused("REFUND_OPEN"));
  await refunds.cancel(payments.admin, { refundId: due.id, reason: "It was not" });
  await asOf(version);
});

test("a number that a statement's line gave to the wrong team is free again for the right one", async () => {
  await payments.report(team, "412345678901");
  await payments.decide(team, "rejected", "No such transfer");
  const event = { eventId: payments.event.id, teamName: team.name, reference: team.reference };
  await payments.db.inTransaction((tx) =>
    payments.services.paymentBookings.bookInside(
      tx,
      payments.admin,
      [{ teamId: team.id, ...event, amountPaise: 36_000, transactionId: "612345678901" }],
      { basis: "bankLine", reason: null, at: new Date() },
    ),
  );
  const other = await payments.team("Segfault");
  await expect(payments.report(other, "612345678901")).rejects.toEqual(refused("TRANSACTION_TAKEN"));
  await revert();
  await payments.report(other, "612345678901");
  expect(await seen()).toMatchObject({ status: "rejected", transactionId: "412345678901" });
});
