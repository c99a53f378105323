import type { StatementMapping } from "../contract/column-role.js";
import { readLines } from "./read-lines.js";
import type { Money } from "./read-money.js";
import { guessMapping } from "./guess-mapping.js";
import { statementTable } from "./statement-table.js";

/** Reads lines below the given headings, with the mapping guessed from the headings. */
function read(headings: string, lines: readonly string[], mapping?: Partial<StatementMapping>) {
  const table = statementTable([headings, ...lines].join("\n"));
  return readLines(table, { ...guessMapping(table), ...mapping });
}
const money = (headings: string, line: string): Money["problem"] | number | null => {
  const [first] = read(headings, [line]);
  return first?.money.problem ?? first?.money.paise ?? null;
};

test.each([
  ["01/03/25,x,360", 36000],
  ["01/03/25,x,-360", "moneyOut"],
  ["01/03/25,x,0", "zero"],
  ["01/03/25,x,", "blank"],
  ["01/03/25,x,=360", "unreadable"],
  ['01/03/25,x,"1,00,360.00"', 10_036_000],
  ["01/03/25,x,1000000000", "tooLarge"],
  ["01/03/25", "blank"],
])("one signed amount: %j is %j", (line, expected) => {
  expect(money("Date,Narration,Amount", line)).toBe(expected);
});

test.each([
  ["01/03/25,x,360,CR", 36000],
  ["01/03/25,x,360,Cr.", 36000],
  ["01/03/25,x,360,DR", "moneyOut"],
  ["01/03/25,x,-360,DR", "moneyOut"],
  ["01/03/25,x,-360,CR", "moneyOut"],
  ["01/03/25,x,360,", "unreadable"],
])("amount with Dr/Cr: %j is %j", (line, expected) => {
  expect(money("Date,Narration,Amount,Dr/Cr", line)).toBe(expected);
});

test.each(["Dr / Cr", "Dr/Cr", "CR DR", "Type"])(
  "one unknown word under %s leaves debits debits",
  (heading) => {
    const lines = read(`Date,Narration,Amount,${heading}`, [
      "1/3/25,x,360,CR",
      "1/3/25,x,360,DR",
      "1/3/25,x,360,XYZ",
    ]);
    expect(lines.map(({ money: { problem } }) => problem)).toEqual([null, "moneyOut", "unreadable"]);
  },
);

test("a column called Type that never speaks of debits is not the direction", () => {
  const lines = read("Date,Narration,Amount,Type", ["1/3/25,x,360,UPI", "1/3/25,x,360,NEFT"]);
  expect(lines.map(({ money: { problem } }) => problem)).toEqual([null, null]);
});

test("a debit in a column that is not used is noticed", () => {
  const lines = read("Date,Narration,Amount,Kind", ["1/3/25,x,360,DR", "1/3/25,Debit,360,x"]);
  expect(lines.map(({ debitElsewhere }) => debitElsewhere)).toEqual([true, false]);
});

test.each([
  ["01/03/25,x,,360", 36000],
  ["01/03/25,x,0.00,360.00", 36000],
  ["01/03/25,x,-,360.00", 36000],
  ["01/03/25,x,360,", "moneyOut"],
  ["01/03/25,x,360,0.00", "moneyOut"],
  ["01/03/25,x,,-360", "moneyOut"],
  ["01/03/25,x,360,360", "unreadable"],
  ["01/03/25,x,oops,360", "unreadable"],
  ["01/03/25,x,0,0", "zero"],
  ["01/03/25,x,,", "blank"],
])("debit and credit: %j is %j", (line, expected) => {
  expect(money("Date,Narration,Debit,Credit", line)).toBe(expected);
});

test.each([
  ["01/03/25,x,360,SUCCESS", 36000],
  ["01/03/25,x,360,", 36000],
  ["01/03/25,x,360,FAILED", "failed"],
  ["01/03/25,x,360,Pending", "failed"],
])("a status: %j is %j", (line, expected) => {
  expect(money("Date,Narration,Amount,Status", line)).toBe(expected);
});

describe("the fingerprint", () => {
  const HEADINGS = "Date,Narration,Ref No,Amount";
  const print = (...lines: string[]): string[] => read(HEADINGS, lines).map(({ fingerprint }) => fingerprint);

  test("does not mind spelling: dates, spaces, case, zeros in front, thousands", () => {
    const [first] = print("01/03/2025,UPI-Asha-x,0000412345678901,1360");
    const [second] = print('01-Mar-25,upi asha X,412345678901,"1,360.00"');
    expect(first).toBe(second);
  });

  test("tells lines apart that are alike, in any file the same way", () => {
    const line = "01/03/2025,UPI-Asha,412345678901,360";
    const twice = print(line, "02/03/2025,Other,1,1", line);
    expect(new Set(twice).size).toBe(3);
    expect(print(line)[0]).toBe(twice[0]);
    expect(print(line, line)[1]).toBe(twice[2]);
  });

  test.each([
    "02/03/2025,UPI-Asha,412345678901,360",
    "01/03/2025,UPI-Asha,412345678902,360",
    "01/03/2025,UPI-Asha,412345678901,361",
    "01/03/2025,UPI-Ravi,412345678901,360",
  ])("is another one for %j", (line) => {
    expect(print(line)).not.toEqual(print("01/03/2025,UPI-Asha,412345678901,360"));
  });
});
