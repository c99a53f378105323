import { StatementFixture, outcomeCounts, statementOf } from "../testing/statement-fixture.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";

let fixture: StatementFixture;
let alpha: TestTeam;
let beta: TestTeam;
let fresh: TestTeam;
/** Four lines: two exact matches, one without a report by its team, and one that no team claims. */
let csv: string;

beforeEach(async () => {
  fixture = await StatementFixture.open();
  alpha = await fixture.payments.team("Alpha");
  beta = await fixture.payments.team("Beta");
  fresh = await fixture.payments.team("Fresh");
  await fixture.payments.report(alpha, "412345678901");
  await fixture.payments.report(beta, "412345678902");
  csv = statementOf(
    ["UPI", "0000412345678901", "360.00"],
    [`fee ${beta.reference}`, "612345678902", "360.00"],
    [`fee ${fresh.reference}`, "412345678903", "360.00"],
    ["Cash", "", "360.00"],
  );
});
afterEach(() => fixture.close());

const everyLine = ({ match }: { readonly match: object | null }): boolean => match !== null;
const refused = (code: string): unknown => expect.objectContaining({ code });

test("looking changes nothing", async () => {
  const before = await fixture.rows(true);
  expect(outcomeCounts(await fixture.preview(csv))).toEqual({ exact: 2, probable: 1, unclaimed: 1 });
  expect(await fixture.rows(true)).toEqual(before);
});

test("chosen lines are accepted in one batch, as by hand; the leaders' mails wait in the outbox", async () => {
  const batch = await fixture.commit(csv, await fixture.preview(csv), everyLine);
  expect(batch).toMatchObject({
    eventTitle: "Syntax Siege 2025",
    fileName: "march.csv",
    lines: 4,
    confirmed: 3,
    probable: 1,
    amount: 108000,
    committedBy: fixture.payments.admin.name,
    undoneAt: null,
  });
  const reported = await fixture.payments.reads.reported(fixture.payments.admin);
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
    ["Fresh", "accepted", "412345678903", batch.committedAt, fixture.payments.admin.name],
  ]);
  for (const team of [alpha, beta, fresh]) {
    const [newest] = await fixture.payments.mails(team.leader.email);
    expect(newest?.subject).toBe(`Payment accepted for ${team.name}`);
  }
});

test("a payment that the team has not reported has its whole timeline, in the Superadmin's name", async () => {
  await fixture.commit(csv, await fixture.preview(csv), everyLine);
  const { steps, status } = await fixture.payments.reads.teamPayment(fresh.leader, fresh.id);
  expect(status).toBe("accepted");
  const by = fixture.payments.admin.name;
  expect(steps).toEqual([
    expect.objectContaining({
      from: "incomplete",
      to: "accepted",
      by,
      transactionId: "412345678903",
      basis: "bankLine",
    }),
  ]);
});

test("the bank's transaction id is claimed too, so that no other team can report it", async () => {
  await fixture.commit(csv, await fixture.preview(csv));
  const attacker = await fixture.payments.team("Thief");
  for (const id of ["412345678901", "612345678902"]) {
    await expect(fixture.payments.report(attacker, id)).rejects.toEqual(refused("TRANSACTION_TAKEN"));
  }
});

test("a cell that the bank fills alike in every line is no transaction id: the lines are confirmed together", async () => {
  const other = await fixture.payments.team("Other");
  const pool = "TRANSFER FROM 4897690162095";
  const sbi = statementOf(
    [`UPI/CR/412345678903/${fresh.reference}`, pool, "360.00"],
    [`UPI/CR/412345678904/${other.reference}`, pool, "360.00"],
  );
  expect(await fixture.commit(sbi, await fixture.preview(sbi), everyLine)).toMatchObject({ confirmed: 2 });
  const claims = await fixture.payments.db.query<{ transactionId: string }>(
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
  const shown = await fixture.preview(little);
  expect(shown.flatMap(({ reasons }) => reasons.map(({ text }) => text))).toEqual(
    expect.arrayContaining(["₹1 arrived, but ₹360 is due.", "₹350 arrived, but ₹360 is due."]),
  );
  const [inHindi] = await fixture.preview(little, "hi");
  expect(inHindi?.reasons.map(({ text }) => text)).toContain("₹1 आए, जबकि ₹360 देने थे।");
  await fixture.commit(little, shown, everyLine);
  const reported = await fixture.payments.reads.reported(fixture.payments.admin);
  const amounts = reported.map(({ teamName, amount, status }) => [teamName, amount, status]);
  expect(amounts).toContainEqual(["Fresh", 100, "accepted"]);
  expect(amounts).toContainEqual(["Alpha", 35000, "accepted"]);
  const entries = await fixture.payments.db.query<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE action LIKE 'payment.%' OR action LIKE 'statement.%'",
  );
  // The log has one entry for the whole statement, and none for its payments.
  expect(entries.map(({ action }) => action)).toEqual(["statement.commit"]);
  const { payments } = JSON.parse(entries[0]?.details ?? "{}") as { payments: unknown[] };
  expect(payments).toContainEqual(["Fresh", expect.stringMatching(/^STATEMENT/), 100]);
  expect(payments).toContainEqual(["Alpha", expect.any(String), 35000]);
});

test("a line without an id of its own is noted under a number of ours", async () => {
  const noId = statementOf([`fee ${fresh.reference}`, "", "360.00"]);
  await fixture.commit(noId, await fixture.preview(noId), everyLine);
  const { transactionId } = await fixture.payments.reads.teamPayment(fresh.leader, fresh.id);
  expect(transactionId).toMatch(/^STATEMENT[0-9A-F]{16}$/);
});

test("the same file again changes nothing, nor does another export of the same lines", async () => {
  await fixture.commit(csv, await fixture.preview(csv), everyLine);
  const before = await fixture.rows(true);
  const again = await fixture.preview(csv);
  expect(outcomeCounts(again)).toEqual({ seen: 3, unclaimed: 1 });
  const semicolons = `\uFEFF${csv.replaceAll(",", ";").replaceAll("360.00", "360,00")}`;
  expect(outcomeCounts(await fixture.preview(semicolons))).toEqual({ seen: 3, unclaimed: 1 });
  await expect(fixture.commit(csv, again, () => true)).rejects.toEqual(refused("STATEMENT_CHANGED"));
  expect(await fixture.rows(true)).toEqual(before);
});

test("the columns are remembered for files with these headings, once committed", async () => {
  const odd = csv.replace("Date,Narration,Ref No,Amount", "Tag,Text,Nummer,Betrag");
  const { admin } = fixture.payments;
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
  expect(await fixture.previews.inspect(admin, { csv: odd })).toMatchObject({
    preset: null,
    remembered: false,
  });
  const { lines } = await fixture.previews.preview(admin, { csv: odd, mapping });
  const [{ line, match } = { line: 0, match: null }] = lines;
  const rows = [{ line, teamId: match?.teamId ?? "", matchKey: match?.matchKey ?? "" }];
  await fixture.commits.commit(admin, { csv: odd, mapping, rows });
  expect(await fixture.previews.inspect(admin, { csv: odd })).toMatchObject({ remembered: true, mapping });
});

describe("refused whole, with nothing written", () => {
  async function nothingHappens(code: string, act: () => Promise<unknown>): Promise<void> {
    const before = await fixture.rows(true);
    await expect(act()).rejects.toEqual(refused(code));
    expect(await fixture.rows(true)).toEqual(before);
  }

  test("when every line has changed since", async () => {
    const shown = await fixture.preview(csv);
    await fixture.payments.decide(alpha, "rejected", "no money");
    await fixture.payments.decide(beta, "rejected", "no money");
    await fixture.payments.report(fresh, "412345678903");
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(csv, shown, everyLine));
  });

  test("when a dispute arose since", async () => {
    const shown = await fixture.preview(csv);
    const attacker = await fixture.payments.team("Thief");
    await fixture.payments.report(attacker, "412345678901").catch(() => undefined);
    const isDisputed = ({ match }: (typeof shown)[number]): boolean => match?.teamName === "Alpha";
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(csv, shown, isDisputed));
  });

  test("when the file is another one", async () => {
    const shown = await fixture.preview(csv);
    const other = csv.replaceAll("360.00", "350.00");
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(other, shown));
  });

  test("for another team than the one shown, for a line twice, and for one that cannot be confirmed", async () => {
    const [first, second, , cash] = await fixture.preview(csv);
    if (!first || !second || !cash) throw new Error("lines are missing");
    const swapped = Object.assign(structuredClone(first), { match: second.match });
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(csv, [swapped], () => true));
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(csv, [first, first], () => true));
    const forced = Object.assign(structuredClone(cash), { match: first.match });
    await nothingHappens("STATEMENT_CHANGED", () => fixture.commit(csv, [forced], () => true));
  });

  test("for a mapping that lacks the money or names a column that is not there", async () => {
    const { admin } = fixture.payments;
    const { mapping } = await fixture.previews.inspect(admin, { csv });
    for (const wrongColumns of [
      { amount: null },
      { amount: 17 },
      { credit: 2 },
      { description: null, reference: null },
    ]) {
      await nothingHappens("BAD_INPUT", () =>
        fixture.previews.preview(admin, {
          csv,
          mapping: Object.assign(structuredClone(mapping), wrongColumns),
        }),
      );
    }
  });

  test("for anyone but a Superadmin", async () => {
    const [shown, { mapping }] = [
      await fixture.preview(csv),
      await fixture.previews.inspect(fixture.payments.admin, { csv }),
    ];
    await nothingHappens("FORBIDDEN", () => fixture.commit(csv, shown, everyLine, alpha.leader));
    await nothingHappens("FORBIDDEN", () => fixture.previews.inspect(alpha.leader, { csv }));
    await nothingHappens("FORBIDDEN", () => fixture.previews.preview(alpha.leader, { csv, mapping }));
    await nothingHappens("FORBIDDEN", () => fixture.history.batches(alpha.leader));
    await nothingHappens("UNAUTHENTICATED", () => fixture.history.batches(null));
  });
});
