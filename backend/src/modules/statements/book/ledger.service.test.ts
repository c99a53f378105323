import { indiaDay } from "../../../kernel/contract/india-time.js";
import { StatementFixture } from "../testing/statement-fixture.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";
import type { LedgerRow } from "./book.types.js";

let fixture: StatementFixture;
beforeEach(async () => {
  fixture = await StatementFixture.open();
});
afterEach(() => fixture.close());

const FEE = 36_000;
const TODAY = indiaDay(new Date());
const STATEMENT = [
  "Date,Narration,Ref No,Debit,Credit",
  "01/03/2025,UPI ASHA SUNDARAM,412345678901,,360.00",
  "01/03/2025,NEFT from a father,512345678901,,1000.00",
  "02/03/2025,UPI seen by hand,412345678903,,360.00",
  "03/03/2025,Charges,,10.00,",
  "04/03/2025,IMPS OUT RAVI KUMAR,912345678901,360.00,",
].join("\n");

const services = () => fixture.services;
const ledger = () => services().ledgers.of(fixture.payments.admin, null);
const figures = () => services().paymentFigures.of(fixture.payments.admin, null);

async function keep(csv: string): Promise<string> {
  return (await fixture.commit(csv, await fixture.preview(csv))).id;
}

async function cash(team: TestTeam, amount = FEE): Promise<void> {
  await services().paymentBookings.bookCash(fixture.payments.admin, {
    teamId: team.id,
    amount,
    note: "at the desk",
  });
}

async function revert(team: TestTeam): Promise<void> {
  const { admin, reads } = fixture.payments;
  const paymentId = await fixture.payments.paymentId(team);
  const { version } = await reads.reportedById(admin, paymentId);
  await services().paymentReverts.revert(admin, { paymentId, version, reason: "a slip" });
}

async function refund(team: TestTeam, way: "upi" | "cash", transactionId?: string): Promise<void> {
  const { admin } = fixture.payments;
  const paymentId = await fixture.payments.paymentId(team);
  const { refund: openRefund } = await services().refunds.request(admin, {
    paymentId,
    reason: "does not come",
  });
  const paid = { refundId: openRefund.id, way, paidOn: "2025-03-04" };
  await services().refunds.record(admin, transactionId === undefined ? paid : { ...paid, transactionId });
}

/** Returns the final totals of bank and cash, and the sums of the rows' `unseen` and `open` amounts. */
const totals = (rows: readonly LedgerRow[]) => ({
  bank: rows.at(-1)?.bankTotal ?? 0,
  cash: rows.at(-1)?.cashTotal ?? 0,
  unseen: rows.reduce((sum, { unseen }) => sum + (unseen ?? 0), 0),
  open: rows.reduce((sum, { open }) => sum + open, 0),
});
const brief = ({ day, number, parts, note, open, bank, bankTotal }: LedgerRow) => [
  day,
  number,
  parts.map(({ teamName, amount }) => `${teamName} ${String(amount)}`).join(", "),
  note,
  open,
  bank,
  bankTotal,
];

test("each line of the bank once, its teams, and the bank's own running total; cash in separate columns", async () => {
  const { payments } = fixture;
  const [alpha, beta, hand, notes, away] = [
    await payments.team("Alpha"),
    await payments.team("Beta"),
    await payments.team("Hand"),
    await payments.team("Notes"),
    await payments.team("Away"),
  ];
  await payments.report(alpha, "412345678901");
  for (const [team, number] of [
    [hand, "UTR 0412345678903"],
    [away, "412345678904"],
  ] as const) {
    await payments.report(team, number);
    await payments.decide(team, "accepted");
  }
  await cash(notes);
  const batchId = await keep(STATEMENT);
  await keep(`${STATEMENT}\n05/03/2025,A stranger,612345678901,,5.00`); // contains all lines of the first statement
  const lines = [
    ["2025-03-01", "412345678901", "Alpha 36000", null, 0, 36_000, 36_000],
    ["2025-03-01", "512345678901", "", null, 100_000, 100_000, 136_000],
    ["2025-03-02", "412345678903", "Hand 36000", null, 0, 36_000, 172_000],
    ["2025-03-03", "", "", "Money out", 0, -1_000, 171_000],
    ["2025-03-04", "912345678901", "", "Money out", 0, -36_000, 135_000],
    ["2025-03-05", "612345678901", "", null, 500, 500, 135_500],
  ];
  expect((await ledger()).filter(({ bank }) => bank !== null).map(brief)).toEqual(lines);
  const { admin } = payments;
  const hindi = await services().ledgers.of({ ...admin, pageLanguage: "hi" }, null);
  expect(hindi.filter(({ bank }) => (bank ?? 0) < 0).map(({ note }) => note)).toEqual(["पैसा गया", "पैसा गया"]);
  expect(totals(await ledger())).toEqual({ bank: 135_500, cash: FEE, unseen: FEE, open: 100_500 });
  expect(
    (await ledger())
      .filter(({ bank }) => bank === null)
      .map(({ parts, cash: paid, unseen, day }) => [day, parts[0]?.teamName, paid, unseen]),
  ).toEqual(
    [
      [TODAY, "Away", null, FEE],
      [TODAY, "Notes", FEE, null],
    ].sort(),
  );

  await services().lineAllocations.allocate(payments.admin, {
    batchId,
    lineNumber: 3,
    parts: [{ teamId: beta.id, amount: FEE }],
  });
  expect(brief((await ledger())[1] as LedgerRow)).toEqual([
    "2025-03-01",
    "512345678901",
    "Beta 36000",
    null,
    64_000,
    100_000,
    136_000,
  ]);
  await services().lineAllocations.setAside(payments.admin, { batchId, lineNumber: 3, reason: "a donation" });
  expect(brief((await ledger())[1] as LedgerRow)).toEqual([
    "2025-03-01",
    "512345678901",
    "Beta 36000",
    "a donation",
    0,
    100_000,
    136_000,
  ]);
  expect(totals(await ledger())).toMatchObject({ bank: 135_500, open: 500 });
  expect(await figures()).toMatchObject({
    accepted: { count: 5, amount: 5 * FEE },
    cash: { count: 1, amount: FEE },
    open: { count: 1, amount: 500 },
  });
});

test("taken back, the money is open again or was never cash; a statement that was taken back is not there", async () => {
  const { payments } = fixture;
  const [alpha, notes] = [await payments.team("Alpha"), await payments.team("Notes")];
  await payments.report(alpha, "412345678901");
  await cash(notes);
  const batchId = await keep(STATEMENT);
  await revert(alpha);
  await revert(notes);
  const rows = await ledger();
  expect(totals(rows)).toEqual({ bank: 135_000, cash: 0, unseen: 0, open: 36_000 + 100_000 + 36_000 });
  const { days, accepted } = await figures();
  expect(accepted.amount).toBe(0);
  expect(days).toEqual([
    {
      day: TODAY,
      reported: 1,
      accepted: { count: 2, amount: 2 * FEE },
      ended: { count: 2, amount: 2 * FEE },
    },
  ]);
  await fixture.revert(batchId);
  expect(await ledger()).toEqual([]);
});

test("a refund goes out where the bank shows it, else in a row of its own, or from the cash", async () => {
  const { payments } = fixture;
  const [bank, unseen, notes] = [
    await payments.team("Bank"),
    await payments.team("Unseen"),
    await payments.team("Notes"),
  ];
  await payments.report(bank, "412345678901");
  await payments.report(unseen, "412345678902");
  await payments.decide(unseen, "accepted");
  await cash(notes);
  await keep(STATEMENT);
  await refund(bank, "upi", "912345678901");
  await refund(unseen, "upi", "912345678902");
  await refund(notes, "cash");
  const rows = await ledger();
  expect(totals(rows)).toEqual({ bank: 135_000, cash: 0, unseen: 0, open: 136_000 });
  expect(
    rows.map(({ parts, bank: moved, cash: paid, unseen: by }) => [parts[0]?.teamName, moved, paid, by]),
  ).toEqual(
    expect.arrayContaining([
      ["Bank", FEE, null, null],
      ["Bank", -FEE, null, null],
      ["Unseen", null, null, FEE],
      ["Unseen", null, null, -FEE],
      ["Notes", null, FEE, null],
      ["Notes", null, -FEE, null],
    ]),
  );
  expect(await figures()).toMatchObject({ accepted: { count: 0 }, refunded: { count: 3, amount: 3 * FEE } });
});

test("figures: what qualified teams owe, what waits, and who has not paid", async () => {
  const { payments } = fixture;
  const [first, second, waits] = [
    await payments.team("First"),
    await payments.team("Second"),
    await payments.team("Waits"),
  ];
  await payments.team("Unranked");
  for (const [index, { id }] of [first, second, waits].entries())
    await payments.execute("UPDATE teams SET ranking = ? WHERE id = ?", index + 1, id);
  await payments.execute("UPDATE events SET qualifyingRank = 3 WHERE id = ?", payments.event.id);
  await payments.report(waits, "412345678901");
  await payments.report(second, "412345678902");
  await payments.decide(second, "rejected", "not found");
  const { due, reported, owing } = await figures();
  expect({ due, reported }).toEqual({
    due: { count: 3, amount: 3 * FEE },
    reported: { count: 1, amount: FEE },
  });
  expect(owing.map(({ name, ranking, status }) => [name, ranking, status])).toEqual([
    ["First", 1, "incomplete"],
    ["Second", 2, "rejected"],
  ]);
});

test("for treasurers and readers alone", async () => {
  const stranger = await fixture.payments.person();
  const refused: unknown = expect.objectContaining({ code: "FORBIDDEN" });
  await expect(services().ledgers.of(stranger, null)).rejects.toEqual(refused);
  await expect(services().paymentFigures.of(stranger, null)).rejects.toEqual(refused);
  for (const grant of ["treasurer", "reader"] as const)
    expect(await services().ledgers.of({ ...stranger, grants: [grant] }, null)).toEqual([]);
});
