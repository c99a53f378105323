import { StatementFixture } from "../testing/statement-fixture.js";
import type { TestTeam } from "../../payments/testing/payment-fixture.js";

let fixture: StatementFixture;
beforeEach(async () => {
  fixture = await StatementFixture.open();
});
afterEach(() => fixture.close());

const FEE = 36_000;
const LINE = "Date,Narration,Ref No,Debit,Credit\n01/03/2025,UPI ASHA SUNDARAM,412345678901,,360.00";
/** The same transfer in the words of another export of the bank. */
const OTHER_EXPORT =
  "Txn Date,Description,Ref No,Withdrawal,Deposit\n01/03/2025,UPI/CR/412345678901/ASHA,412345678901,,360.00";

const services = () => fixture.services;
const admin = () => fixture.payments.admin;

/** Expects ledger and figures to count the same money. Returns the bank total, and the accepted and the open money. */
async function book() {
  const rows = await services().ledgers.of(admin(), null);
  const { accepted, open, surplus } = await services().paymentFigures.of(admin(), null);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect({
    teams: sum(rows.flatMap(({ parts }) => parts.map(({ amount }) => amount))),
    open: sum(rows.map((row) => row.open)),
  }).toEqual({ teams: accepted.amount + surplus.amount, open: open.amount });
  return { bank: rows.at(-1)?.bankTotal ?? 0, accepted: accepted.amount, open: open.amount };
}

async function refund(team: TestTeam, transactionId: string): Promise<void> {
  const paymentId = await fixture.payments.paymentId(team);
  const { refund: openRefund } = await services().refunds.request(admin(), {
    paymentId,
    reason: "does not come",
  });
  const how = { way: "upi", paidOn: "2025-03-04", transactionId } as const;
  await services().refunds.record(admin(), { refundId: openRefund.id, ...how });
}

async function keep(csv: string) {
  const shown = await fixture.preview(csv);
  await fixture.commit(csv, shown);
  return shown.map(({ outcome }) => outcome);
}

const statusOf = async ({ id, leader }: TestTeam) =>
  (await fixture.payments.reads.teamPayment(leader, id)).status;

test.each([["by its line"], ["by hand"]])(
  "a payment that was accepted %s and refunded is not paid again by its line, in any export or by its number",
  async (how) => {
    const alpha = await fixture.payments.team("Alpha");
    await fixture.payments.report(alpha, "412345678901");
    if (how === "by hand") await fixture.payments.decide(alpha, "accepted");
    await keep(LINE);
    expect(await book()).toEqual({ bank: FEE, accepted: FEE, open: 0 });
    await refund(alpha, "912345678901");
    expect(await keep(LINE)).toEqual(["seen"]);
    expect(await keep(OTHER_EXPORT)).toEqual(["seen"]);
    expect(await statusOf(alpha)).toBe("refunded");
    expect(await book()).toEqual({ bank: FEE, accepted: 0, open: 0 });
    await expect(fixture.payments.report(alpha, "4123 4567 8901")).rejects.toMatchObject({
      code: "TRANSACTION_REFUNDED",
    });
    await fixture.payments.report(alpha, "412345678999");
    expect(await keep(OTHER_EXPORT.replaceAll("412345678901", "412345678999"))).toEqual(["exact"]);
    expect(await statusOf(alpha)).toBe("accepted");
    await book();
  },
);

test("what arrived is what is accepted: a paise less in book and receipt, and a rest that stays open", async () => {
  const [less, more] = [await fixture.payments.team("Less"), await fixture.payments.team("More")];
  await fixture.payments.report(less, "412345678901");
  await fixture.payments.report(more, "412345678902");
  const csv = `${LINE.replace("360.00", "359.99")}\n02/03/2025,UPI RAVI,412345678902,,1000.00`;
  const shown = await fixture.preview(csv);
  expect(shown[0]?.reasons.map(({ text }) => text)).toContain("₹359.99 arrived, but ₹360 is due.");
  const { id } = await fixture.commit(csv, shown, ({ outcome }) => outcome === "probable");
  expect(await book()).toEqual({ bank: 135_999, accepted: 35_999 + FEE, open: 64_000 });
  const [open] = await services().bankLines.list(admin(), null);
  expect(open).toMatchObject({ narration: "UPI RAVI 412345678902", left: 64_000 });
  await fixture.revert(id);
  expect(await fixture.payments.db.query("SELECT status, amountPaise FROM payments")).toEqual(
    Array.from({ length: 2 }, () => ({ status: "pending", amountPaise: FEE })),
  );
});

test("a credit of any size is money without a team until it is placed or set aside with a word", async () => {
  expect(await keep(LINE.replace("360.00", '"3,60,000.00"'))).toEqual(["unclaimed"]);
  expect(await book()).toEqual({ bank: 36_000_000, accepted: 0, open: 36_000_000 });
  const [line] = await services().bankLines.list(admin(), null);
  const { batchId = "", line: lineNumber = 0 } = line ?? {};
  await services().lineAllocations.setAside(admin(), { batchId, lineNumber, reason: "a sponsor" });
  expect((await services().ledgers.of(admin(), null))[0]).toMatchObject({ note: "a sponsor", open: 0 });
});

test("a line that was seen in a statement which is taken back is open again", async () => {
  const alpha = await fixture.payments.team("Alpha");
  await fixture.payments.report(alpha, "412345678901");
  const { id } = await fixture.commit(LINE, await fixture.preview(LINE));
  expect(await keep(LINE)).toEqual(["seen"]);
  await fixture.revert(id);
  expect(await book()).toEqual({ bank: FEE, accepted: 0, open: FEE });
});
