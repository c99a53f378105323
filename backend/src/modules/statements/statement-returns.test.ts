import { Not } from "typeorm";
import { updateWhere } from "../../kernel/db/changes.js";
import { StatementLayout } from "./statement-layout.entity.js";
import { StatementFixture, statementOf } from "./testing/statement-fixture.js";
import { addReportedTeams, inventTeams } from "./testing/reported-teams.js";

let fixture: StatementFixture;
const teams = inventTeams({ pending: 4, incomplete: 0, accepted: 0, rejected: 0 });
const idOf = (at: number): string => teams[at]?.transactionId ?? "";
beforeEach(async () => {
  fixture = await StatementFixture.open();
  await addReportedTeams(fixture.payments, teams);
});
afterEach(() => fixture.close());

/** Returns each line's outcome and the code of its first reason. */
async function previewed(csv: string): Promise<string[]> {
  const lines = await fixture.preview(csv);
  return lines.map(({ outcome, reasons }) => `${outcome} ${reasons[0]?.code ?? ""}`);
}
const warnings = () => fixture.history.warnings(fixture.payments.admin);

const CREDITS = statementOf(
  ["UPI/MEERA NAIR/SBIN", idOf(0), "360.00"],
  [`UPI/${idOf(1)}/SURESH PILLAI/SBIN`, "", "360.00"],
);

test("money that goes back by a later statement is warned of until its payment is accepted no more", async () => {
  const first = await fixture.commit(CREDITS, await fixture.preview(CREDITS));
  expect(first).toMatchObject({ confirmed: 2, openLines: 0 });
  const later = statementOf(
    [`REV ${idOf(0)}`, "", "-360.00"],
    ["UPI/SURESH PILLAI/KKBK", "999988887777", "-360"],
  );
  expect(await previewed(later)).toEqual(["ignored acceptedWentBack", "ignored acceptedWentBack"]);
  expect(await warnings()).toEqual([]);
  const second = await fixture.commit(later, await fixture.preview(later));
  expect(second).toMatchObject({ confirmed: 0, openLines: 0 });
  expect(await warnings()).toMatchObject([
    {
      teamName: "Team 0",
      line: 2,
      amount: 36000,
      date: "2025-03-01",
      batchId: second.id,
      fileName: "march.csv",
    },
    { teamName: "Team 1", line: 3, amount: 36000, date: "2025-03-01", batchId: second.id },
  ]);
  await fixture.revert(first.id);
  expect(await warnings()).toEqual([]);
});

test("a warning goes with its statement, and a payment accepted by hand is warned of too", async () => {
  const { decisions, admin, db } = fixture.payments;
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamName = 'Team 2'");
  await decisions.decide(admin, { paymentId: payment?.id ?? "", decision: "accepted" });
  const csv = statementOf(["CHARGEBACK", idOf(2), "-360"]);
  const batch = await fixture.commit(csv, await fixture.preview(csv));
  expect(await warnings()).toMatchObject([{ teamName: "Team 2", paymentId: payment?.id }]);
  await fixture.revert(batch.id);
  expect(await warnings()).toEqual([]);
});

test("a warning of a statement that was taken back does not hide a later one", async () => {
  const { decisions, admin, services, reads, db } = fixture.payments;
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamName = 'Team 2'");
  const paymentId = payment?.id ?? "";
  await decisions.decide(admin, { paymentId, decision: "accepted" });
  const csv = statementOf(["CHARGEBACK", idOf(2), "-360"]);
  const first = await fixture.commit(csv, await fixture.preview(csv));
  await fixture.revert(first.id);
  const { version } = await reads.reportedById(admin, paymentId);
  await services.paymentReverts.revert(admin, { paymentId, version });
  const second = await fixture.commit(csv, await fixture.preview(csv));
  await decisions.decide(admin, { paymentId, decision: "accepted" });
  expect(await warnings()).toMatchObject([{ teamName: "Team 2", batchId: second.id }]);
});

test("a payment that is accepted by hand after its reversal was kept is warned of", async () => {
  const { decisions, admin, db } = fixture.payments;
  const debit = statementOf([`REV ${idOf(3)}`, "", "-360"], ["Charges", "", "-11.80"]);
  const batch = await fixture.commit(debit, await fixture.preview(debit));
  expect(await warnings()).toEqual([]);
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamName = 'Team 3'");
  await decisions.decide(admin, { paymentId: payment?.id ?? "", decision: "accepted" });
  expect(await warnings()).toEqual([
    expect.objectContaining({
      teamName: "Team 3",
      paymentId: payment?.id,
      batchId: batch.id,
      line: 2,
      amount: 36000,
    }),
  ]);
  await fixture.revert(batch.id);
  expect(await warnings()).toEqual([]);
});

test("a reversal that came before its credit makes that a conflict", async () => {
  const debit = statementOf(["REV", idOf(0), "-360"], ["UPI/SURESH PILLAI", "999988887777", "-360"]);
  await fixture.commit(debit, await fixture.preview(debit));
  expect(await previewed(CREDITS)).toEqual(["conflict wentBack", "conflict wentBack"]);
});

test("a statement with nothing to confirm is kept, its lines stay open, and it can be taken back", async () => {
  const csv = statementOf(["Cash", "", "500.25"], ["Charges", "", "-10"], ["Cash", "", "0.75"]);
  const shown = await fixture.preview(csv);
  const { mapping } = await fixture.previews.inspect(fixture.payments.admin, { csv });
  const kept = await fixture.commits.commit(fixture.payments.admin, { csv, mapping, rows: [] });
  expect(kept).toMatchObject({
    message:
      "Statement kept. There were no payments to confirm. 2 lines still have money without a team: ₹501 in total.",
    batch: { lines: 3, confirmed: 0, amount: 0, openLines: 2, openAmount: 50100 },
  });
  const again = await fixture.commit(csv, shown);
  expect(again).toMatchObject({ openLines: 0, openAmount: 0 }); // the first batch already counts these lines as open
  expect(await fixture.revert(kept.batch.id)).toMatchObject({ openLines: 0 });
  const [newest] = await fixture.history.batches(fixture.payments.admin);
  expect(newest).toMatchObject({ id: again.id, openLines: 2, openAmount: 50100 });
});

test("an opened statement shows the control totals of its preview", async () => {
  const csv = statementOf(
    ["x", idOf(0), "360"],
    ["Cash", "", `"1,50,000.50"`],
    ["Cash", "", "12.25"],
    ["Charges", "", "-7.30"],
  );
  const { admin } = fixture.payments;
  const { mapping } = await fixture.previews.inspect(admin, { csv });
  const { totals, lines } = await fixture.previews.preview(admin, { csv, mapping });
  expect(totals).toMatchObject({ creditLines: 3, amount: 15_037_275 });
  expect(totals.results).toEqual([
    { outcome: "exact", lines: 1, creditLines: 1, amount: 36000 },
    { outcome: "probable", lines: 0, creditLines: 0, amount: 0 },
    { outcome: "conflict", lines: 0, creditLines: 0, amount: 0 },
    { outcome: "unclaimed", lines: 2, creditLines: 2, amount: 15_001_275 },
    { outcome: "seen", lines: 0, creditLines: 0, amount: 0 },
    { outcome: "ignored", lines: 1, creditLines: 0, amount: 0 },
  ]);
  const batch = await fixture.commit(csv, lines);
  expect((await fixture.history.batch(admin, batch.id)).totals).toEqual(totals);
});

describe("a column of amounts or states without a meaning", () => {
  const WITHDRAWALS = "Date,Narration,Ref No,Abgang,Deposits,Balance";
  const credit = () => `1/3/25,UPI,${idOf(0)},,360.00,1360.00\n2/3/25,x,999988887777,50.00,,1310.00`;
  const { preset, remembered } = { preset: null, remembered: false };

  test("is asked about, with the guess filled in; nothing is exact until a person answers", async () => {
    const { admin } = fixture.payments;
    const csv = `${WITHDRAWALS}\n${credit()}`;
    const seen = await fixture.previews.inspect(admin, { csv });
    expect(seen).toMatchObject({ preset, remembered, unnamed: [3], mapping: { debit: null, credit: 4 } });
    expect(await previewed(csv)).toEqual(["probable transactionId", "ignored blank"]);
    for (const answer of [{ debit: 3 }, { unused: [3] }]) {
      const mapping = { ...seen.mapping, ...answer };
      const { lines } = await fixture.previews.preview(admin, { csv, mapping });
      expect(lines[0]?.outcome).toBe("exact");
    }
  });

  test("is asked about once: what a person said that it is, or that it is unused, is remembered", async () => {
    const { admin } = fixture.payments;
    const csv = `${WITHDRAWALS}\n${credit()}`;
    const { mapping: guess } = await fixture.previews.inspect(admin, { csv });
    const mapping = { ...guess, unused: [3] };
    await fixture.commits.commit(admin, { csv, mapping, rows: [] });
    const again = await fixture.previews.inspect(admin, { csv });
    expect(again).toMatchObject({ remembered: true, unnamed: [], mapping });
  });

  test("was possible in choices of before: each is shown once more, with what is known today filled in", async () => {
    const { admin, db } = fixture.payments;
    const csv = `Date,Narration,UTR,Amount,Payment State\n1/3/25,UPI,${idOf(0)},360,SUCCESS`;
    const { mapping } = await fixture.previews.inspect(admin, { csv });
    await fixture.commits.commit(admin, { csv, mapping, rows: [] });
    const before = { ...mapping, description: 2, reference: 1, status: null };
    await db.inTransaction((tx) =>
      updateWhere(tx, StatementLayout, { headingsKey: Not("") }, { mapping: JSON.stringify(before) }),
    );
    const inspected = await fixture.previews.inspect(admin, { csv });
    expect(inspected).toMatchObject({ preset, remembered, mapping: { ...before, status: 4 } });
    await fixture.commits.commit(admin, { csv, mapping: inspected.mapping, rows: [] });
    expect(await fixture.previews.inspect(admin, { csv })).toMatchObject({
      remembered: true,
      mapping: inspected.mapping,
    });
  });
});
