import { newId } from "../../../kernel/db/ids.js";
import type { TestTeam } from "../testing/payment-fixture.js";
import { StatementFixture, outcomeCounts, statementOf } from "./testing/statement-fixture.js";

let world: StatementFixture;
let alpha: TestTeam;
let beta: TestTeam;
let fresh: TestTeam;
let csv: string;

beforeEach(async () => {
  world = await StatementFixture.open();
  alpha = await world.payments.team("Alpha");
  beta = await world.payments.team("Beta");
  fresh = await world.payments.team("Fresh");
  await world.payments.report(alpha, "412345678901");
  await world.payments.report(beta, "412345678902");
  // A payment with a past: rejected, then reported again under another id.
  await world.payments.decide(beta, "rejected", "no money");
  await world.payments.report(beta, "412345678912");
  csv = statementOf(
    ["UPI", "412345678901", "360.00"],
    [`fee ${beta.reference}`, "612345678902", "360.00"],
    [`fee ${fresh.reference}`, "412345678903", "360.00"],
  );
});
afterEach(() => world.close());

const refused = (code: string): unknown => expect.objectContaining({ code });

async function commitAll(): Promise<string> {
  return (await world.commit(csv, await world.preview(csv), () => true)).id;
}

test("an export of payments and teams is the same as before, byte for byte; so are the rows", async () => {
  const [exported, rows] = [await world.exported(), await world.rows()];
  const batchId = await commitAll();
  expect(await world.exported()).not.toBe(exported);
  const batch = await world.undo(batchId);
  expect(batch).toMatchObject({
    undoneBy: world.payments.admin.name,
    undoneAt: expect.any(Date),
    confirmed: 3,
  });
  expect(await world.exported()).toBe(exported);
  expect(await world.rows()).toEqual(rows);
});

test("timeline and audit log gain entries and lose none; the leaders are told what to do", async () => {
  await world.undo(await commitAll());
  const { steps } = await world.payments.reads.teamPayment(alpha.leader, alpha.id);
  expect(steps.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    "incomplete → pending",
    "pending → accepted",
    "accepted → pending",
  ]);
  const actions = await world.payments.db.query<{ action: string; n: number | string }>(
    "SELECT action, COUNT(*) AS n FROM audit_entries GROUP BY action ORDER BY action",
  );
  expect(Object.fromEntries(actions.map(({ action, n }) => [action, Number(n)]))).toEqual({
    "payment.reject": 1,
    "statement.commit": 1,
    "statement.undo": 1,
  });
  expect((await world.payments.mails(alpha.leader.email))[0]).toEqual({
    subject: "Payment being checked again for Alpha",
    text: expect.stringContaining("There is nothing you need to do"),
  });
  expect((await world.payments.mails(fresh.leader.email))[0]).toEqual({
    subject: "Payment taken back for Fresh",
    text: expect.stringContaining("If you have paid, report your transaction id"),
  });
});

test("the same file can be confirmed again afterwards", async () => {
  const shown = await world.preview(csv);
  await world.undo((await world.commit(csv, shown, () => true)).id);
  expect(await world.preview(csv)).toEqual(shown);
  await commitAll();
  expect(outcomeCounts(await world.preview(csv))).toEqual({ seen: 3 });
  const batches = await world.previews.batches(world.payments.admin);
  expect(batches.map(({ undoneAt }) => undoneAt === null)).toEqual([true, false]);
});

test("an id that the batch had claimed can be reported by the team it was refused to, in no dispute with itself", async () => {
  const batchId = await commitAll();
  const late = await world.payments.team("Late");
  await expect(world.payments.report(late, "612345678902")).rejects.toEqual(refused("TRANSACTION_TAKEN"));
  await world.undo(batchId);
  await world.payments.report(late, "612345678902");
  const reported = await world.payments.reads.reported(world.payments.admin);
  expect(reported.find(({ teamName }) => teamName === "Late")?.disputedBy).toEqual([]);
  const [line] = await world.preview(statementOf(["UPI", "612345678902", "360.00"]));
  expect(line).toMatchObject({ outcome: "exact", match: { teamName: "Late" } });
});

test("refused whole when a payment was changed since, with the teams by name", async () => {
  const batchId = await commitAll();
  await world.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", beta.id);
  const before = await world.rows(true);
  await expect(world.undo(batchId)).rejects.toMatchObject({
    code: "STATEMENT_PAYMENTS_CHANGED",
    message: "Some payments have changed since, so nothing was taken back. Decide these by hand: Beta.",
  });
  expect(await world.rows(true)).toEqual(before);
});

test("taken back but for what was changed since, on request: that stays, and the batch says so", async () => {
  const batchId = await commitAll();
  await world.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", beta.id);
  const statusOf =
    "SELECT name, paymentStatus FROM teams WHERE name IN ('Alpha', 'Beta', 'Fresh') ORDER BY name";
  const { message, batch } = await world.undoRest(batchId);
  expect(message).toBe(
    "Taken back, except for payments that have changed since: Beta. Decide these by hand.",
  );
  expect(batch).toMatchObject({ leftAsIs: 1, confirmed: 3, undoneAt: expect.any(Date) });
  expect(await world.payments.db.query(statusOf)).toEqual([
    { name: "Alpha", paymentStatus: "pending" },
    { name: "Beta", paymentStatus: "accepted" },
    { name: "Fresh", paymentStatus: "incomplete" },
  ]);
  expect(outcomeCounts(await world.preview(csv))).toEqual({ exact: 1, seen: 1, probable: 1 });
  const { lines } = await world.previews.batch(world.payments.admin, batchId);
  expect(lines.map(({ teamName, effect }) => [teamName, effect])).toEqual([
    ["Alpha", "takenBack"],
    ["Beta", "kept"],
    ["Fresh", "takenBack"],
  ]);
  await expect(world.undoRest(batchId)).rejects.toEqual(refused("STATEMENT_UNDONE"));
});

test("where every payment was changed since there is nothing to take back, asked for or not", async () => {
  const batchId = await commitAll();
  for (const { id } of [alpha, beta, fresh])
    await world.payments.execute("UPDATE payments SET decidedAt = NULL WHERE teamId = ?", id);
  const before = await world.rows(true);
  await expect(world.undoRest(batchId)).rejects.toEqual(refused("STATEMENT_PAYMENTS_CHANGED"));
  expect(await world.rows(true)).toEqual(before);
});

test("a batch is taken back once, by a Superadmin, and only if it is there", async () => {
  const batchId = await commitAll();
  await expect(world.undo(batchId, alpha.leader)).rejects.toEqual(refused("FORBIDDEN"));
  await expect(world.undo(newId())).rejects.toEqual(refused("NOT_FOUND"));
  await world.undo(batchId);
  await expect(world.undo(batchId)).rejects.toEqual(refused("STATEMENT_UNDONE"));
});
