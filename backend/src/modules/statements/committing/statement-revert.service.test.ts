import { newId } from "../../../kernel/db/ids.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";
import { StatementFixture, outcomeCounts, statementOf } from "../testing/statement-fixture.js";

let fixture: StatementFixture;
let alpha: TestTeam;
let beta: TestTeam;
let fresh: TestTeam;
let csv: string;

beforeEach(async () => {
  fixture = await StatementFixture.open();
  alpha = await fixture.payments.team("Alpha");
  beta = await fixture.payments.team("Beta");
  fresh = await fixture.payments.team("Fresh");
  await fixture.payments.report(alpha, "412345678901");
  await fixture.payments.report(beta, "412345678902");
  // A payment with a history: rejected, then reported again with another id.
  await fixture.payments.decide(beta, "rejected", "no money");
  await fixture.payments.report(beta, "412345678912");
  csv = statementOf(
    ["UPI", "412345678901", "360.00"],
    [`fee ${beta.reference}`, "612345678902", "360.00"],
    [`fee ${fresh.reference}`, "412345678903", "360.00"],
  );
});
afterEach(() => fixture.close());

const refused = (code: string): unknown => expect.objectContaining({ code });

async function commitAll(): Promise<string> {
  return (await fixture.commit(csv, await fixture.preview(csv), () => true)).id;
}

test("an export of payments and teams is the same as before, byte for byte; so are the rows", async () => {
  const [exported, rows] = [await fixture.exported(), await fixture.rows()];
  const batchId = await commitAll();
  expect(await fixture.exported()).not.toBe(exported);
  const batch = await fixture.revert(batchId);
  expect(batch).toMatchObject({
    undoneBy: fixture.payments.admin.name,
    undoneAt: expect.any(Date),
    confirmed: 3,
  });
  expect(await fixture.exported()).toBe(exported);
  expect(await fixture.rows()).toEqual(rows);
});

test("a statement with other payments than the treasurer saw is not taken back until they see them", async () => {
  const batchId = await commitAll();
  const { reverts, payments } = fixture;
  const before = await fixture.exported();
  await expect(reverts.revert(payments.admin, { batchId, inForce: 2 })).rejects.toEqual(refused("CONFLICT"));
  expect(await fixture.exported()).toBe(before);
  const { batch } = await reverts.revert(payments.admin, { batchId, inForce: 3 });
  expect(batch).toMatchObject({ inForce: 0, undoneAt: expect.any(Date) });
});

test("timeline and audit log gain entries and lose none; leaders who were mailed read what to do", async () => {
  const batchId = await commitAll();
  await fixture.payments.execute("UPDATE outbox_mails SET state = 'sent', sentAt = createdAt");
  await fixture.revert(batchId);
  const { steps } = await fixture.payments.reads.teamPayment(alpha.leader, alpha.id);
  expect(steps.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    "incomplete → pending",
    "pending → accepted",
    "accepted → pending",
  ]);
  const actions = await fixture.payments.db.query<{ action: string; n: number | string }>(
    "SELECT action, COUNT(*) AS n FROM audit_entries GROUP BY action ORDER BY action",
  );
  expect(Object.fromEntries(actions.map(({ action, n }) => [action, Number(n)]))).toEqual({
    "payment.reject": 1,
    "statement.commit": 1,
    "statement.undo": 1,
  });
  expect((await fixture.payments.mails(alpha.leader.email))[0]).toEqual({
    subject: "We are checking the payment for Alpha again",
    text: expect.stringContaining("You do not need to do anything"),
  });
  expect((await fixture.payments.mails(fresh.leader.email))[0]).toEqual({
    subject: "We have taken back our acceptance of the payment for Fresh",
    text: expect.stringContaining("If you have paid, report your transaction ID"),
  });
});

test("the same file can be confirmed again afterwards", async () => {
  const shown = await fixture.preview(csv);
  await fixture.revert((await fixture.commit(csv, shown, () => true)).id);
  expect(await fixture.preview(csv)).toEqual(shown);
  await commitAll();
  expect(outcomeCounts(await fixture.preview(csv))).toEqual({ seen: 3 });
  const batches = await fixture.history.batches(fixture.payments.admin);
  expect(batches.map(({ undoneAt }) => undoneAt === null)).toEqual([true, false]);
});

test("an id that the batch had claimed can be reported by the team it was refused to, in no dispute with itself", async () => {
  const batchId = await commitAll();
  const late = await fixture.payments.team("Late");
  await expect(fixture.payments.report(late, "612345678902")).rejects.toEqual(refused("TRANSACTION_TAKEN"));
  await fixture.revert(batchId);
  await fixture.payments.report(late, "612345678902");
  const reported = await fixture.payments.reads.reported(fixture.payments.admin);
  expect(reported.find(({ teamName }) => teamName === "Late")?.disputedBy).toEqual([]);
  const [line] = await fixture.preview(statementOf(["UPI", "612345678902", "360.00"]));
  expect(line).toMatchObject({ outcome: "exact", match: { teamName: "Late" } });
});

test("refused whole when a payment was changed since, with the teams by name", async () => {
  const batchId = await commitAll();
  await fixture.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", beta.id);
  const before = await fixture.rows(true);
  await expect(fixture.revert(batchId)).rejects.toMatchObject({
    code: "STATEMENT_PAYMENTS_CHANGED",
    message:
      "Some payments changed after the confirmation, so nothing was taken back. Review the payments of these teams by hand: Beta.",
  });
  expect(await fixture.rows(true)).toEqual(before);
});

test("taken back but for what was changed since, on request: that stays, and the batch says so", async () => {
  const batchId = await commitAll();
  await fixture.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", beta.id);
  const statusOf =
    "SELECT name, paymentStatus FROM teams WHERE name IN ('Alpha', 'Beta', 'Fresh') ORDER BY name";
  const { message, batch } = await fixture.revertRest(batchId);
  expect(message).toBe(
    "The statement was taken back, except for payments that changed later: Beta. Review these payments by hand.",
  );
  expect(batch).toMatchObject({ leftAsIs: 1, confirmed: 3, undoneAt: expect.any(Date) });
  expect(await fixture.payments.db.query(statusOf)).toEqual([
    { name: "Alpha", paymentStatus: "pending" },
    { name: "Beta", paymentStatus: "accepted" },
    { name: "Fresh", paymentStatus: "incomplete" },
  ]);
  expect(outcomeCounts(await fixture.preview(csv))).toEqual({ exact: 1, seen: 1, probable: 1 });
  const { lines } = await fixture.history.batch(fixture.payments.admin, batchId);
  expect(lines.map(({ teamName, effect }) => [teamName, effect])).toEqual([
    ["Alpha", "takenBack"],
    ["Beta", "kept"],
    ["Fresh", "takenBack"],
  ]);
  await expect(fixture.revertRest(batchId)).rejects.toEqual(refused("STATEMENT_UNDONE"));
});

test("where every payment was changed since there is nothing to take back, asked for or not", async () => {
  const batchId = await commitAll();
  for (const { id } of [alpha, beta, fresh])
    await fixture.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", id);
  const before = await fixture.rows(true);
  await expect(fixture.revertRest(batchId)).rejects.toEqual(refused("STATEMENT_PAYMENTS_CHANGED"));
  expect(await fixture.rows(true)).toEqual(before);
});

test("a batch is taken back once, by a Superadmin, and only if it is there", async () => {
  const batchId = await commitAll();
  await expect(fixture.revert(batchId, alpha.leader)).rejects.toEqual(refused("FORBIDDEN"));
  await expect(fixture.revert(newId())).rejects.toEqual(refused("NOT_FOUND"));
  await fixture.revert(batchId);
  await expect(fixture.revert(batchId)).rejects.toEqual(refused("STATEMENT_UNDONE"));
});

test("a team that had withdrawn its report is confirmed over it, and is as before once that is reverted", async () => {
  const { payments } = fixture;
  await payments.report(fresh, "412345678999");
  await payments.withdraw(fresh);
  const shown = outcomeCounts(await fixture.preview(csv));
  const batchId = await commitAll();
  expect((await payments.reads.teamPayment(fresh.leader, fresh.id)).status).toBe("accepted");
  await fixture.revert(batchId);
  expect(await payments.reads.teamPayment(fresh.leader, fresh.id)).toMatchObject({
    status: "incomplete",
    steps: [{}, { to: "incomplete" }, { to: "accepted" }, { to: "incomplete" }],
  });
  const claims =
    "SELECT transactionId FROM transaction_claims WHERE transactionId IN ('412345678999', '412345678903')";
  expect(await payments.db.query(claims)).toEqual([]);
  expect(outcomeCounts(await fixture.preview(csv))).toEqual(shown);
});
