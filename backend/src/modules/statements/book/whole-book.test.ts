import {
  act,
  agreed,
  allocate,
  commit,
  FEE,
  foundTeam,
  lineWith,
  numberOf,
  openBook,
  paymentOf,
  read,
  refund,
  report,
  type Team,
} from "../../payments/testing/book-over-http.js";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openBook();
});
afterAll(() => close());

test("a whole contest's money adds up through every movement: ledger, book, bank and cash", async () => {
  const teams: Team[] = [];
  for (let index = 0; index < 12; index++) teams.push(await foundTeam(index));
  const [twice, split, other, cash, hand, back, slip, again] = teams as [
    ...[Team, Team, Team, Team, Team, Team, Team, Team],
    ...Team[],
  ];
  for (const [index, team] of [twice, hand, back, again].entries()) await report(team, numberOf(index));
  const csv = [
    "Date,Narration,Ref No,Debit,Credit",
    `01/03/2025,UPI fee,${numberOf(0)},,360.00`,
    `01/03/2025,UPI ${twice.reference} again,512345678901,,360.00`,
    "02/03/2025,NEFT from a father,612345678901,,1000.00",
    `02/03/2025,UPI fee,${numberOf(2)},,360.00`,
    `02/03/2025,UPI fee,${numberOf(3)},,360.00`,
    '02/03/2025,Sponsor,712345678901,,"48,80,00,000.00"',
    "03/03/2025,Charges,,7.40,",
    "05/03/2025,IMPS OUT,912345678901,360.00,",
  ].join("\n");
  const bank = 36_000 * 4 + 100_000 + 48_800_000_000 - 740 - 36_000;
  expect(await commit(csv)).toEqual([
    ...["conflict", "conflict", "unclaimed", "exact", "exact", "unclaimed", "ignored", "ignored"],
  ]);
  await agreed(bank);

  await act(["decidePayment", "DecidePaymentInput"], {
    paymentId: (await paymentOf(hand)).id,
    decision: "accepted",
  });
  await allocate("father", { teamId: split.id, amount: FEE }, { teamId: other.id, amount: FEE });
  const sponsor = await lineWith("Sponsor");
  await act(["setLineAside", "SetAsideLineInput"], { ...sponsor, reason: "a sponsor" });
  for (const team of [cash, slip])
    await act(["bookCashPayment", "BookCashInput"], {
      teamId: team.id,
      amount: FEE,
      note: "at the desk",
    });
  await agreed(bank);

  // A team that paid twice: one line is its payment, the other a surplus. The surplus is reverted and given again. Then
  // it is refunded, the refund is cancelled, and the surplus is refunded again.
  await allocate(numberOf(0), { teamId: twice.id, amount: FEE });
  await expect(allocate("again", { teamId: twice.id, amount: FEE })).rejects.toThrow("PAYMENT_NOT_BOOKABLE");
  await allocate("again", { teamId: twice.id, amount: FEE, asSurplus: true });
  const { id: paymentId } = await paymentOf(twice);
  expect(await agreed(bank)).toMatchObject({ surplus: { amount: FEE } });
  const surpluses = async () =>
    (
      await read<{ reportedPayment: { surpluses: { id: string; refund: string | null }[] } }>(
        "query ($id: ID!) { reportedPayment(paymentId: $id) { surpluses { id refund } } }",
        { id: paymentId },
      )
    ).reportedPayment.surpluses;
  const [{ id: surplusId } = { id: "" }] = await surpluses();
  await act(["revertSurplus", "SurplusInput"], { surplusId });
  await agreed(bank);
  await allocate("512345678901", { teamId: twice.id, amount: FEE, asSurplus: true });
  const [surplus] = await surpluses();
  const of = { paymentId, surplusId: surplus?.id };
  const returned = await refund(of, { way: "upi", transactionId: "912345678999" });
  await expect(refund(of, { way: "cash" })).rejects.toThrow("REFUND_OPEN");
  await expect(act(["revertSurplus", "SurplusInput"], { surplusId: surplus?.id })).rejects.toThrow(
    "SURPLUS_HELD",
  );
  expect(await agreed(bank)).toMatchObject({ surplus: { amount: 0 } });
  await act(["cancelRefund", "CancelRefundInput"], { refundId: returned, reason: "a slip" });
  expect(await agreed(bank)).toMatchObject({ surplus: { amount: FEE } });
  await refund(of, { way: "bank", transactionId: "912345678901" });
  expect(await agreed(bank)).toMatchObject({ surplus: { amount: 0 } });
  const payment = await read<{ reportedPayment: { payment: object } }>(
    "query ($id: ID!) { reportedPayment(paymentId: $id) { payment { status openRefund receiptNumber } } }",
    { id: paymentId },
  );
  expect(payment.reportedPayment.payment).toEqual({
    status: "accepted",
    openRefund: null,
    receiptNumber: expect.any(Number),
  });

  // Refunds of payments, in cash and by a transfer that no statement shows. One refund, one booking and one acceptance
  // are reverted.
  await refund({ paymentId: (await paymentOf(slip)).id }, { way: "cash" });
  await refund({ paymentId: (await paymentOf(back)).id }, { way: "upi", transactionId: "912345678902" });
  await agreed(bank);
  const revert = async (team: Team) => {
    const { id, version } = await paymentOf(team);
    await act(["revertPayment", "RevertPaymentInput"], {
      paymentId: id,
      version,
      reason: "a slip",
    });
  };
  await revert(back);
  await agreed(bank);
  await revert(split);
  await revert(again);
  await agreed(bank);

  // Another export of the same lines adds no money.
  const other2 = csv.replace(
    "Date,Narration,Ref No,Debit,Credit",
    "Txn Date,Description,Ref No,Withdrawal,Deposit",
  );
  await commit(other2.replaceAll("UPI fee", "UPI/CR/fee paid"));
  const end = await agreed(bank);
  expect(end).toMatchObject({ accepted: { amount: 6 * FEE }, cash: { amount: FEE } });
});

test("a payment that is left alone when its statement is taken back stays in the book, with its bank line", async () => {
  const before = await bankTotal();
  const [changedTeam, revertedTeam] = [await foundTeam(20), await foundTeam(21)];
  for (const [index, team] of [changedTeam, revertedTeam].entries()) await report(team, numberOf(20 + index));
  const lines = [20, 21].map((index) => `07/03/2025,UPI fee,${numberOf(index)},,360.00`);
  await commit(["Date,Narration,Ref No,Debit,Credit", ...lines].join("\n"));
  await agreed(before + 2 * FEE);
  await refund(
    { paymentId: (await paymentOf(changedTeam)).id },
    { way: "bank", transactionId: "912345678777" },
  );
  const { statementBatches } = await read<{ statementBatches: { id: string }[] }>(
    "{ statementBatches { id } }",
  );
  await act(["undoStatementBatch", "UndoStatementBatchInput"], {
    batchId: statementBatches[0]?.id,
    exceptChanged: true,
  });
  await agreed(before + FEE);
});

/** Returns the final total of the ledger's bank column. */
async function bankTotal(): Promise<number> {
  const { ledger } = await read<{ ledger: { bankTotal: number }[] }>("{ ledger { bankTotal } }");
  return ledger.at(-1)?.bankTotal ?? 0;
}
