import { spelledAmount } from "../contract/spelled-amount.js";
import { type TestTeam, PaymentFixture } from "../testing/payment-fixture.js";
import { textOfPdf } from "../../../kernel/testing/file-contents.js";
import { receiptPdf } from "./receipt-pdf.js";
import type { ReceiptView } from "./receipt.types.js";

let payments: PaymentFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
});
afterEach(() => payments.close());

const NOT_FOUND: unknown = expect.objectContaining({ code: "RECEIPT_NOT_FOUND" });

async function accepted(): Promise<TestTeam> {
  const team = await payments.team("Segfault");
  await payments.report(team, "412345678901");
  await payments.decide(team, "accepted");
  return team;
}

test("a receipt says what was paid, for what, how, and who accepted it", async () => {
  const team = await accepted();
  expect(await payments.services.receipts.byNumber(team.leader, 1)).toEqual({
    number: 1,
    teamName: "Segfault",
    eventTitle: payments.event.title,
    amount: payments.event.feePaise,
    spelledAmount: spelledAmount(payments.event.feePaise),
    transactionId: "412345678901",
    reference: team.reference,
    issuedAt: expect.any(Date),
    acceptedBy: payments.admin.name,
    cancelledAt: null,
    cancelReason: null,
  });
});

test("cash has no transaction id", async () => {
  const team = await payments.team("Segfault");
  const cash = { teamId: team.id, amount: 36_000, note: "at the desk" };
  await payments.services.paymentBookings.bookCash(payments.admin, cash);
  expect(await payments.services.receipts.byNumber(payments.admin, 1)).toMatchObject({ transactionId: null });
});

test("seen by the team's people who agreed, by treasurers, readers and Superadmins; to others there is none", async () => {
  const { receipts } = payments.services;
  const team = await accepted();
  const [member, waiting, stranger] = [
    await payments.person(),
    await payments.person(),
    await payments.person(),
  ];
  await payments.join(team, member);
  await payments.join(team, waiting);
  await payments.execute("UPDATE team_members SET confirmedAt = NULL WHERE userId = ?", waiting.userId);
  const holder = (grant: "treasurer" | "reader" | "desk") => ({ ...stranger, grants: [grant] });
  for (const caller of [team.leader, member, payments.admin, holder("treasurer"), holder("reader")])
    expect(await receipts.byNumber(caller, 1)).toMatchObject({ number: 1 });
  const other = await payments.team("Off by one");
  for (const caller of [waiting, stranger, holder("desk"), other.leader]) {
    await expect(receipts.byNumber(caller, 1)).rejects.toEqual(NOT_FOUND);
    await expect(receipts.pdf(caller, 1, "en")).rejects.toEqual(NOT_FOUND);
  }
  await expect(receipts.byNumber(payments.admin, 2)).rejects.toEqual(NOT_FOUND);
});

test("of a payment that was taken back the receipt stays, and says so with day and reason; the next one has its own", async () => {
  const { receipts, paymentReverts } = payments.services;
  const team = await accepted();
  const paymentId = await payments.paymentId(team);
  const { version } = await payments.reads.reportedById(payments.admin, paymentId);
  await paymentReverts.revert(payments.admin, { paymentId, version, reason: "The bank took it back" });
  await payments.decide(team, "accepted");
  expect(await receipts.byNumber(team.leader, 1)).toMatchObject({
    cancelledAt: expect.any(Date),
    cancelReason: "The bank took it back",
  });
  expect(await receipts.byNumber(team.leader, 2)).toMatchObject({ cancelledAt: null });
  const text = textOfPdf(await receipts.pdf(team.leader, 1, "en"));
  for (const words of ["CANCELLED", "The bank took it back", "Receipt R-00001"])
    expect(text).toContain(words);
});

test("the PDF has the same words, names in other scripts too, and says which letters it has not", async () => {
  const receipt: ReceiptView = {
    number: 42,
    teamName: "कोड Łódź কলকাতা தமிழ் اردو 王",
    reference: "SS-Z5RPMM",
    eventTitle: "Syntax Siege 2025",
    amount: 36_000,
    spelledAmount: spelledAmount(36_000),
    transactionId: null,
    issuedAt: new Date("2025-03-02T05:00:00Z"),
    acceptedBy: "Asha Rao",
    cancelledAt: null,
    cancelReason: null,
  };
  const text = textOfPdf(await receiptPdf(receipt, "CDC", "en"));
  const expectedLines = [
    "Receipt R-00042",
    "CDC",
    "Syntax Siege 2025, team fee",
    "कोड",
    "Łódź",
    "কলকাতা",
    "தமிழ்",
    "[U+738B]",
    "A code such as [U+738B] stands for a letter that this file cannot show.",
    "₹360",
    "In cash",
  ];
  for (const words of [
    ...expectedLines,
    "Rupees three hundred sixty only",
    "SS-Z5RPMM",
    "2 March 2025, 10:30 AM IST",
    "Asha Rao",
  ])
    expect(text).toContain(words);
});

test("a receipt is in the language of who opens it; names, amounts and numbers stay", async () => {
  const receipt = {
    number: 42,
    teamName: "Null Pointers",
    reference: "SS-Z5RPMM",
    eventTitle: "Syntax Siege 2025",
    amount: 36_000,
    spelledAmount: spelledAmount(36_000),
    transactionId: null,
    issuedAt: new Date("2025-03-02T05:00:00Z"),
    acceptedBy: null,
    cancelledAt: new Date("2025-03-03T05:00:00Z"),
    cancelReason: "Paid twice",
  };
  const text = textOfPdf(await receiptPdf(receipt, "CDC", "hi"));
  for (const words of ["R-00042", "Null Pointers", "Syntax Siege 2025", "₹360", "SS-Z5RPMM", "Paid twice"])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Receipt|Received|Amount|CANCELLED|In cash|Given out|March/);
});
