import { STATEMENT_LIMITS } from "../contract/statement-limits.js";
import type { StatementMapping } from "../contract/column-role.js";
import { guessMapping, isComplete, presetOf } from "./guess-mapping.js";
import { statementTable } from "./statement-table.js";

const NONE: StatementMapping = {
  date: null,
  description: null,
  reference: null,
  amount: null,
  direction: null,
  debit: null,
  credit: null,
  status: null,
};

/** Each bank's headings, a line of its export, and the expected roles. */
const LAYOUTS: [string, string, Partial<StatementMapping>][] = [
  [
    "HDFC Bank",
    "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n" +
      "01/03/25,UPI-ASHA-asha@okaxis,0000412345678901,01/03/25,,360.00,1000.00",
    { date: 0, description: 1, reference: 2, debit: 4, credit: 5 },
  ],
  [
    "State Bank of India",
    "Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance\n" +
      "1 Mar 2025,1 Mar 2025,BY TRANSFER-UPI/CR/412345678901/ASHA,TRANSFER FROM 123,,360.00,1000.00",
    { date: 0, description: 2, reference: 3, debit: 4, credit: 5 },
  ],
  [
    "ICICI Bank",
    "S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )\n" +
      "1,01/03/2025,01/03/2025,-,UPI/412345678901/SS-7K3QX9/asha@okaxis,0.00,360.00,1000.00",
    { date: 2, description: 4, reference: 3, debit: 5, credit: 6 },
  ],
  [
    "Axis Bank",
    "Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n01-03-2025,-,UPI/P2A/412345678901/ASHA/,,360.00,1000.00,123",
    { date: 0, description: 2, reference: 1, debit: 3, credit: 4 },
  ],
  [
    "Kotak Mahindra Bank",
    "Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr\n" +
      '1,01-03-2025,01-03-2025,UPI/ASHA/412345678901,UPI-412345678901,360.00,CR,"1,000.00",CR',
    { date: 1, description: 3, reference: 4, amount: 5, direction: 6 },
  ],
  [
    "Kotak Mahindra Bank",
    "Date,Narration,Chq/Ref No,Withdrawal (Dr),Deposit (Cr),Balance\n01-03-2025,UPI/ASHA,UPI-412345678901,,360.00,1",
    { date: 0, description: 1, reference: 2, debit: 3, credit: 4 },
  ],
  [
    "UPI app",
    "Date,Transaction ID,UTR,Payer Name,Type,Amount (in Rs.),Status\n01 Mar 2025,T1,412345678901,Asha,CREDIT,360,SUCCESS",
    { date: 0, description: 3, reference: 2, amount: 5, direction: 4, status: 6 },
  ],
  [
    "Bank of Baroda",
    "DATE,NARRATION,CHQ.NO.,WITHDRAWAL (DR),DEPOSIT (CR),BALANCE (INR)\n01-03-2025,UPI/412345678901,,,360.00,1 Cr",
    { date: 0, description: 1, reference: 2, debit: 3, credit: 4 },
  ],
  [
    "Punjab National Bank",
    "Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance\nS1,01/03/2025,UPI/412345678901/x,X,,,360.00,1",
    { date: 1, description: 2, reference: 0, debit: 5, credit: 6 },
  ],
  [
    "Canara Bank",
    'Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance\n="01-03-2025",="01-03-2025",,UPI/CR/412345678901,123,,"360.00",1',
    { date: 0, description: 3, reference: 2, debit: 5, credit: 6 },
  ],
  [
    "Union Bank of India",
    "S.No,Date,Transaction Id,Remarks,Amount(Rs.),Balance(Rs.)\n1,01/03/2025,S412,UPIAR/412345678901/CR,360.00 (Cr),1 (Cr)",
    { date: 1, description: 3, reference: 2, amount: 4 },
  ],
  [
    "IDFC FIRST Bank",
    "Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance\n01-Mar-2025,01-Mar-2025,UPI/MOB/412345678901,,,360.00,1",
    { date: 0, description: 2, reference: 3, debit: 4, credit: 5 },
  ],
  [
    "YES Bank",
    "Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance\n01/03/2025,01/03/2025,412345678901,UPI,,360.00,1",
    { date: 0, description: 3, reference: 2, debit: 4, credit: 5 },
  ],
  [
    "IndusInd Bank",
    "Bank Reference,Value Date,Transaction Date & Time,Type(Credit/Debit),Payment Narration,Amount,Available Balance\n412345678901,01/03/2025,01/03/2025,Credit,UPI,360,1",
    { date: 2, description: 4, reference: 0, amount: 5, direction: 3 },
  ],
  [
    "Razorpay",
    "entity_id,type,debit,credit,amount,currency,fee,tax,created_at,settled_at,settlement_id,description,settlement_utr\npay_1,payment,0,351.5,360,INR,8.5,0,01/03/2025,02/03/2025,setl_1,SS-7K3QX9,UTR1",
    { date: 8, description: 11, reference: 0, debit: 2, credit: 3 },
  ],
  [
    "PhonePe Business",
    "Merchant Id,Transaction Type,PhonePe Reference Id,Transaction UTR,Transaction Date,Amount,Settlement UTR\nM1,CREDIT,T1,412345678901,01/03/2025,360,N1",
    { date: 4, reference: 3, amount: 5, direction: 1 },
  ],
  [
    "Paytm for Business",
    "Transaction_Date,Transaction_ID,Order_ID,UTR_No,Amount,Status,Settled_Date\n'01/03/2025,T1,O1,412345678901,360,SUCCESS,02/03/2025",
    { date: 0, reference: 3, amount: 4, status: 5 },
  ],
  [
    "Google Pay for Business",
    "Date & time,Payer name,UPI transaction ID,Amount,Status\n1 Mar 2025,Asha,412345678901,₹360.00,Completed",
    { date: 0, description: 1, reference: 2, amount: 3, status: 4 },
  ],
];

test("cells that spreadsheets are kept from changing are read as what they show", () => {
  const { headings, rows } = statementTable(
    '="Date",Narration,="Amount"\n="01/03/2025","=""x, y""",="1,360.00"\n1,=2,"=""3"',
  );
  expect(headings).toEqual(["Date", "Narration", "Amount"]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["01/03/2025", "x, y", "1,360.00"],
    ["1", "=2", '="3'],
  ]);
});

test.each([
  ["Settlement UTR,RRN", "N1,412345678901", "N1,412345678902", 2],
  ["UTR,Transaction ID", "S1,T1", "S1,T2", 2],
  ["UTR,Transaction ID", "U1,T1", "U2,T2", 1],
])("of %s the column whose numbers differ is the transaction id", (ids, one, two, column) => {
  const more = [one, two, two.replaceAll("2", "3"), two.replaceAll("2", "4")].map(
    (cells) => `1/3/25,${cells},360`,
  );
  expect(guessMapping(statementTable([`Date,${ids},Amount`, ...more].join("\n"))).reference).toBe(column);
});

test.each(LAYOUTS)("%s: the columns are known", (bank, csv, mapping) => {
  const table = statementTable(csv);
  expect(presetOf(table)).toBe(bank);
  expect(guessMapping(table)).toEqual({ ...NONE, ...mapping });
});

test.each([",", ";", "\t"])(
  "finds the headings below lines of prose, with %j between the cells",
  (delimiter) => {
    const front = [
      "Coding Club",
      "Account Number: 001234567890",
      "Statement from 01/03/2025 to 31/03/2025",
      "",
    ];
    const table = ["Date", "Narration", "Amount"].join(delimiter);
    const line = ["01/03/2025", "Something", "360"].join(delimiter);
    const { headings, rows } = statementTable([...front, table, line].join("\r\n"));
    expect(headings).toEqual(["Date", "Narration", "Amount"]);
    expect(rows).toEqual([{ line: 6, cells: ["01/03/2025", "Something", "360"] }]);
  },
);

test("without known headings the first of the widest lines has them, and nothing is guessed", () => {
  const table = statementTable("Konto\nTag;Text;Betrag\n01.03.2025;Etwas;360,00");
  expect(table.headings).toEqual(["Tag", "Text", "Betrag"]);
  expect(presetOf(table)).toBeNull();
  expect(isComplete(guessMapping(table))).toBe(false);
});

test("a column called Type that does not say which way money went is left alone", () => {
  const table = statementTable("Date,Details,Type,Amount\n01/03/2025,Something,UPI,360");
  expect(guessMapping(table)).toMatchObject({ amount: 3, direction: null });
});

test("headings that differ in case and punctuation are the same layout; others are not", () => {
  const keyOf = (headings: string): string => statementTable(`${headings}\n01/03/2025,Something,360`).key;
  expect(keyOf("DATE,Narration.,Amount (INR)")).toBe(keyOf("Date,Narration,Amount INR"));
  expect(keyOf("Date,Amount,Narration")).not.toBe(keyOf("Date,Narration,Amount"));
});

test.each([
  ["nothing below the headings", "Date,Narration,Amount\n"],
  ["one column", "Amount\n360"],
  ["too many lines", `Date,Narration,Amount\n${"1,2,3\n".repeat(STATEMENT_LIMITS.rows + 1)}`],
  ["a quote that is never closed", 'Date,Narration,Amount\n"1,2,3'],
])("%s is refused with a clear word", (_what, csv) => {
  const clear = { code: "BAD_INPUT", fields: { csv: expect.stringMatching(/\w+ \w+/) } };
  expect(() => statementTable(csv)).toThrow(expect.objectContaining(clear) as Error);
});

test("huge cells and very many columns are cut", () => {
  const { headings, rows } = statementTable(
    `Date,Narration,Amount${",x".repeat(5000)}\n1,${"n".repeat(100_000)},360`,
  );
  expect(headings).toHaveLength(STATEMENT_LIMITS.columns);
  expect(rows[0]?.cells[1]).toHaveLength(STATEMENT_LIMITS.cell);
});
