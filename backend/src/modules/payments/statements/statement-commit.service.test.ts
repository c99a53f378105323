import { StatementFixture, outcomeCounts, statementOf } from "./testing/statement-fixture.js";
import type { TestTeam } from "../testing/payment-fixture.js";

let world: StatementFixture;
let alpha: TestTeam;
let beta: TestTeam;
let fresh: TestTeam;
/** One exact line, one that the team has not reported, one that nobody claims. */
let csv: string;

beforeEach(async () => {
  world = await StatementFixture.open();
  alpha = await world.payments.team("Alpha");
  beta = await world.payments.team("Beta");
  fresh = await world.payments.team("Fresh");
  await world.payments.report(alpha, "412345678901");
  await world.payments.report(beta, "412345678902");
  csv = statementOf(
    ["UPI", "0000412345678901", "360.00"],
    [`fee ${beta.reference}`, "612345678902", "360.00"],
    [`fee ${fresh.reference}`, "412345678903", "360.00"],
    ["Cash", "", "360.00"],
  );
});
afterEach(() => world.close());

const everyLine = ({ match }: { readonly match: object | null }): boolean => match !== null;
const refused = (code: string): unknown => expect.objectContaining({ code });

test("looking changes nothing", async () => {
  const before = await world.rows(true);
  expect(outcomeCounts(await world.preview(csv))).toEqual({ exact: 2, probable: 1, unclaimed: 1 });
  expect(await world.rows(true)).toEqual(before);
});

test("chosen lines are accepted in one batch, as by hand; the leaders' mails wait in the outbox", async () => {
  const batch = await world.commit(csv, await world.preview(csv), everyLine);
  expect(batch).toMatchObject({
    eventTitle: "Syntax Siege 2025",
    fileName: "march.csv",
    lines: 4,
    confirmed: 3,
    probable: 1,
    amount: 108000,
    committedBy: world.payments.admin.name,
    undoneAt: null,
  });
  const reported = await world.payments.reads.reported(world.payments.admin);
  expect(
    reported.map(({ teamName, status, transactionId, decidedAt, reporterName }) => [
      teamName,
      status,
      transactionId,
      decidedAt,
      reporterName,
    ]),
  ).toEqual([
    ["Alpha", "accepted", "412345678901", batch.committedAt, alpha.leader.name],
    ["Beta", "accepted", "412345678902", batch.committedAt, beta.leader.name],
    ["Fresh", "accepted", "412345678903", batch.committedAt, world.payments.admin.name],
  ]);
  for (const team of [alpha, beta, fresh]) {
    const [newest] = await world.payments.mails(team.leader.email);
    expect(newest?.subject).toBe(`Payment accepted for ${team.name}`);
  }
});

test("a payment that the team has not reported has its whole timeline, in the Superadmin's name", async () => {
  await world.commit(csv, await world.preview(csv), everyLine);
  const { steps, status } = await world.payments.reads.teamPayment(fresh.leader, fresh.id);
  expect(status).toBe("accepted");
  const by = world.payments.admin.name;
  expect(steps).toEqual([
    expect.objectContaining({ from: "incomplete", to: "pending", by, transactionId: "412345678903" }),
    expect.objectContaining({ from: "pending", to: "accepted", by, transactionId: "412345678903" }),
  ]);
});

test("the bank's transaction id is claimed too, so that nobody else can report it", async () => {
  await world.commit(csv, await world.preview(csv));
  const thief = await world.payments.team("Thief");
  for (const id of ["412345678901", "612345678902"]) {
    await expect(world.payments.report(thief, id)).rejects.toEqual(refused("TRANSACTION_TAKEN"));
  }
});

test("a cell that the bank fills alike in every line is nobody's id: the lines are confirmed together", async () => {
  const other = await world.payments.team("Other");
  const pool = "TRANSFER FROM 4897690162095";
  const sbi = statementOf(
    [`UPI/CR/412345678903/${fresh.reference}`, pool, "360.00"],
    [`UPI/CR/412345678904/${other.reference}`, pool, "360.00"],
  );
  expect(await world.commit(sbi, await world.preview(sbi), everyLine)).toMatchObject({ confirmed: 2 });
  const claims = await world.payments.db.query<{ transactionId: string }>(
    "SELECT transactionId FROM transaction_claims ORDER BY transactionId",
  );
  expect(claims.map(({ transactionId }) => transactionId)).toEqual([
    "412345678901",
    "412345678902",
    "412345678903",
    "412345678904",
  ]);
});

test("what arrived is what is recorded, when it is not what was due", async () => {
  const little = statementOf([`fee ${fresh.reference}`, "", "1.00"], ["x", "412345678901", "350.00"]);
  const shown = await world.preview(little);
  expect(shown.flatMap(({ reasons }) => reasons.map(({ text }) => text))).toEqual(
    expect.arrayContaining([
      "1.00 INR arrived, 360.00 INR are due.",
      "350.00 INR arrived, 360.00 INR are due.",
    ]),
  );
  await world.commit(little, shown, everyLine);
  const reported = await world.payments.reads.reported(world.payments.admin);
  const amounts = reported.map(({ teamName, amount, status }) => [teamName, amount, status]);
  expect(amounts).toContainEqual(["Fresh", 100, "accepted"]);
  expect(amounts).toContainEqual(["Alpha", 36000, "accepted"]);
  const entries = await world.payments.db.query<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE action LIKE 'payment.%' OR action LIKE 'statement.%'",
  );
  // One entry for the whole statement, whatever it did to each payment.
  expect(entries.map(({ action }) => action)).toEqual(["statement.commit"]);
  const { payments } = JSON.parse(entries[0]?.details ?? "{}") as { payments: unknown[] };
  expect(payments).toContainEqual(["Fresh", expect.stringMatching(/^STATEMENT/), 100]);
  expect(payments).toContainEqual(["Alpha", expect.any(String), 35000]);
});

test("a line without an id of its own is noted under a number of ours", async () => {
  const noId = statementOf([`fee ${fresh.reference}`, "", "360.00"]);
  await world.commit(noId, await world.preview(noId), everyLine);
  const { transactionId } = await world.payments.reads.teamPayment(fresh.leader, fresh.id);
  expect(transactionId).toMatch(/^STATEMENT[0-9A-F]{16}$/);
});

test("the same file again changes nothing, nor does another export of the same lines", async () => {
  await world.commit(csv, await world.preview(csv), everyLine);
  const before = await world.rows(true);
  const again = await world.preview(csv);
  expect(outcomeCounts(again)).toEqual({ seen: 3, unclaimed: 1 });
  const semicolons = `\uFEFF${csv.replaceAll(",", ";").replaceAll("360.00", "360,00")}`;
  expect(outcomeCounts(await world.preview(semicolons))).toEqual({ seen: 3, unclaimed: 1 });
  await expect(world.commit(csv, again, () => true)).rejects.toEqual(refused("STATEMENT_CHANGED"));
  expect(await world.rows(true)).toEqual(before);
});

test("the columns are remembered for files with these headings, once committed", async () => {
  const odd = csv.replace("Date,Narration,Ref No,Amount", "Tag,Text,Nummer,Betrag");
  const { admin } = world.payments;
  const mapping = {
    date: 0,
    description: 1,
    reference: 2,
    amount: 3,
    direction: null,
    debit: null,
    credit: null,
    status: null,
  };
  expect(await world.previews.inspect(admin, { csv: odd })).toMatchObject({
    preset: null,
    remembered: false,
  });
  const { lines } = await world.previews.preview(admin, { csv: odd, mapping });
  const [{ line, match } = { line: 0, match: null }] = lines;
  const rows = [{ line, teamId: match?.teamId ?? "", matchKey: match?.matchKey ?? "" }];
  await world.commits.commit(admin, { csv: odd, mapping, rows });
  expect(await world.previews.inspect(admin, { csv: odd })).toMatchObject({ remembered: true, mapping });
});

describe("refused whole, with nothing written", () => {
  async function nothingHappens(code: string, act: () => Promise<unknown>): Promise<void> {
    const before = await world.rows(true);
    await expect(act()).rejects.toEqual(refused(code));
    expect(await world.rows(true)).toEqual(before);
  }

  test("when a payment was decided since", async () => {
    const shown = await world.preview(csv);
    await world.payments.decide(beta, "rejected", "no money");
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, shown, everyLine));
  });

  test("when a team has reported since", async () => {
    const shown = await world.preview(csv);
    await world.payments.report(fresh, "412345678903");
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, shown, everyLine));
  });

  test("when a dispute arose since", async () => {
    const shown = await world.preview(csv);
    const thief = await world.payments.team("Thief");
    await world.payments.report(thief, "412345678901").catch(() => undefined);
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, shown));
  });

  test("when the file is another one", async () => {
    const shown = await world.preview(csv);
    const other = csv.replace("360.00", "350.00");
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(other, shown));
  });

  test("for another team than the one shown, for a line twice, and for one that cannot be confirmed", async () => {
    const [first, second, , cash] = await world.preview(csv);
    if (!first || !second || !cash) throw new Error("lines are missing");
    const swapped = Object.assign(structuredClone(first), { match: second.match });
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, [swapped], () => true));
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, [first, first], () => true));
    const forced = Object.assign(structuredClone(cash), { match: first.match });
    await nothingHappens("STATEMENT_CHANGED", () => world.commit(csv, [forced], () => true));
  });

  test("for a mapping that lacks the money or names a column that is not there", async () => {
    const { admin } = world.payments;
    const { mapping } = await world.previews.inspect(admin, { csv });
    for (const wrong of [
      { amount: null },
      { amount: 17 },
      { credit: 2 },
      { description: null, reference: null },
    ]) {
      await nothingHappens("BAD_INPUT", () =>
        world.previews.preview(admin, { csv, mapping: Object.assign(structuredClone(mapping), wrong) }),
      );
    }
  });

  test("for anyone but a Superadmin", async () => {
    const [shown, { mapping }] = [
      await world.preview(csv),
      await world.previews.inspect(world.payments.admin, { csv }),
    ];
    await nothingHappens("FORBIDDEN", () => world.commit(csv, shown, everyLine, alpha.leader));
    await nothingHappens("FORBIDDEN", () => world.previews.inspect(alpha.leader, { csv }));
    await nothingHappens("FORBIDDEN", () => world.previews.preview(alpha.leader, { csv, mapping }));
    await nothingHappens("FORBIDDEN", () => world.previews.batches(alpha.leader));
    await nothingHappens("UNAUTHENTICATED", () => world.previews.batches(null));
  });
});
