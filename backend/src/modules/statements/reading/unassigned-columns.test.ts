import { guessMapping, isComplete, presetOf } from "./guess-mapping.js";
import { statementTable } from "./statement-table.js";
import { suspectsOf, unassignedColumns } from "./unassigned-columns.js";

/** Returns the headings of suspect columns that have no role in the guessed mapping. */
function unassigned(csv: string): string[] {
  const table = statementTable(csv);
  return unassignedColumns(suspectsOf(table), guessMapping(table)).map((at) => table.headings[at] ?? "");
}
const guess = (csv: string) => guessMapping(statementTable(csv));

test.each([
  ...[
    "WITHDRAWS",
    "Withdrawl",
    "Withdrawls",
    "Widrawal",
    "Withdrawal Amt.",
    "WITHDRAWN",
    "Outflow",
    "Out flow",
  ],
  ...[
    "Dr amt",
    "Money out",
    "Debits (INR)",
    "Debit Amount(₹)",
    "Amount Debited",
    "Paid Out",
    "Total Debit",
    "नामे",
  ],
  ...["Amt. Dr.", "निकासी", "ডেবিট", "Debit (Rs.)", "Transaction Amount (Dr)"],
])("%s is money out", (heading) => {
  const csv = `Date,Narration,Ref No,${heading},Deposits,Balance\n1/3/25,x,1,,360,360\n2/3/25,x,1,360,,0`;
  expect(guess(csv)).toMatchObject({ debit: 3, credit: 4 });
  expect(unassigned(csv)).toEqual([]);
});

test.each([
  ...[
    "Deposit Amt",
    "DEPOSITE",
    "Credits (INR)",
    "Cr amt",
    "Money In",
    "Inflow",
    "Amount Credited",
    "Paid in",
    "जमा",
  ],
  ...["Deposit (Cr)", "Received", "জমা"],
])("%s is money in", (heading) => {
  const csv = `Date,Narration,Ref No,Debit,${heading},Balance\n1/3/25,x,1,,360,360\n2/3/25,x,1,360,,0`;
  expect(guess(csv)).toMatchObject({ debit: 3, credit: 4 });
});

test.each([
  ["Currency", "USD"],
  ["Ccy", "EUR"],
  ["Flag", "N"],
  ["Matched?", "No"],
  ["OK", "❌"],
])("%s with %s in it is asked about", (heading, cell) => {
  expect(unassigned(`Date,Narration,UTR,Amount,${heading}\n1/3/25,x,412345678901,360,${cell}`)).toEqual([
    heading,
  ]);
});

test("a column that says INR on every line is not asked about", () => {
  expect(unassigned("Date,Narration,UTR,Amount,Currency\n1/3/25,x,412345678901,360,INR")).toEqual([]);
});

test.each(["Payment State", "Result", "Txn Status", "Final Outcome", "Zustand", "स्थिति"])(
  "%s with states in it is the status",
  (heading) => {
    expect(
      guess(`Date,Narration,UTR,Amount,${heading}\n1/3/25,x,1,360,FAILED\n2/3/25,x,2,360,SUCCESS`),
    ).toMatchObject({
      status: 4,
    });
  },
);

test.each([
  [
    "an unknown word above amounts",
    "Date,Narration,Ref No,Abgang,Deposits\n1/3/25,x,1,,360\n2/3/25,x,1,360.00,",
    "Abgang",
  ],
  [
    "whole rupees too",
    "Date,Narration,Ref No,Gone,Deposits\n1/3/25,x,1,,360\n2/3/25,x,1,360,\n3/3/25,x,1,50,",
    "Gone",
  ],
  ["no heading at all", "Date,Narration,Ref No,,Deposits\n1/3/25,x,1,,360\n2/3/25,x,1,360.00,", ""],
  ["a second amount", "Date,Narration,Ref No,Amount,Net Amount\n1/3/25,x,1,360,350.00", "Net Amount"],
  ["an amount next to both sides", "Date,Narration,Debit,Credit,Amount\n1/3/25,x,,360,360", "Amount"],
  ["a word for money above nothing", "Date,Narration,Amount,Withdrawals\n1/3/25,x,360,", "Withdrawals"],
  [
    "yes and no",
    "Date,Narration,UTR,Amount,Is Reversed\n1/3/25,x,1,360,Yes\n2/3/25,x,2,360,No",
    "Is Reversed",
  ],
  ["a second state", "Date,Narration,Amount,Status,Bank Status\n1/3/25,x,360,SUCCESS,SUCCESS", "Bank Status"],
  ["a state in unknown words", "Date,Narration,Amount,Response\n1/3/25,x,360,U30", "Response"],
  [
    "remarks that are mostly states",
    "Date,Narration,Amount,Remarks\n1/3/25,x,360,FAILED\n2/3/25,x,1,DONE\n3/3/25,x,1,?",
    "Remarks",
  ],
  ["Dr and Cr mostly", "Date,Narration,Amount,Kind\n1/3/25,x,360,CR\n2/3/25,x,1,DR\n3/3/25,x,1,?", "Kind"],
])("asks about %s", (_what, csv, heading) => {
  expect(unassigned(csv)).toEqual([heading]);
  expect(presetOf(statementTable(csv))).toBeNull();
  expect(isComplete(guess(csv))).toBe(true); // so the page can show the guess
});

test.each([
  "S No.,Date,Narration,Branch Code,Cheque No.,Debit,Credit,Balance\n1,1/3/25,x,123,100200,,360.00,1.00\n2,2/3/25,x,123,,360.00,,1",
  "Date,Narration,UTR,Amount,Fee,GST,Running Balance\n1/3/25,x,1,360,3.60,0.65,1000",
  "Date,Narration,Amount,Dr/Cr,Balance,Dr / Cr\n1/3/25,x,360,CR,1000.00,CR\n1/3/25,x,360,DR,1000.00,CR",
  "Date,Narration,Debit,Credit,Type\n1/3/25,x,,360,CR\n2/3/25,x,360,,DR",
  "Date,Payer Name,UPI ID,Phone,UTR,Amount\n1/3/25,Asha,a@b,9876543210,412345678901,360",
  ",Date,Narration,Amount\n1,1/3/25,x,360\n2,2/3/25,x,360\n3,2/3/25,x,1",
])("asks about nothing in %j", (csv) => {
  expect(unassigned(csv)).toEqual([]);
});

test("Dr and Cr below an unknown heading say which way money went", () => {
  const csv = "Date,Narration,Amount,Kind\n1/3/25,x,360,CR\n2/3/25,x,360,DR";
  expect(guess(csv)).toMatchObject({ amount: 2, direction: 3 });
});

test("what a person said is unused is not asked about again", () => {
  const table = statementTable("Date,Narration,Amount,Net Amount\n1/3/25,x,360,350.00");
  const mapping = { ...guessMapping(table), unused: [3] };
  expect(unassignedColumns(suspectsOf(table), mapping)).toEqual([]);
});
