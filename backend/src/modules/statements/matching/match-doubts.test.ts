import { fc } from "../../../../../scripts/jest/properties.js";
import { readLines } from "../reading/read-lines.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";
import { ALPHA as ALPHA_TEAM, claimOf, FACTS } from "../testing/match-fixture.js";
import { matchStatement } from "./match-statement.js";

/** Reads lines with the guessed mapping. Returns the outcome and the first reason of each line. */
function said(csv: string): string[] {
  const table = statementTable(csv);
  return matchStatement(readLines(table, guessMapping(table)), FACTS).map(
    ({ outcome, reasons }) => `${outcome} ${reasons[0]?.code ?? ""}`,
  );
}
const ALPHA = "UPI/ASHA RAO,412345678901";

test.each(["WITHDRAWS", "Withdrawl", "Outflow", "Dr amt", "Debits (INR)"])(
  "a credit that the next line takes back is a conflict, whatever money out is called: %s",
  (heading) => {
    const head = `Date,Narration,Ref No,${heading},Deposits,Balance`;
    const lines = [`1/3/25,${ALPHA},,360.00,1360.00`, "1/3/25,UPI/ASHA RAO,412345678901,360.00,,1000.00"];
    expect(said([head, ...lines].join("\n"))).toEqual(["conflict wentBack", "ignored takesBack"]);
  },
);

test("while a column of amounts has no meaning, nothing is exact, and a line with a credit's number is its reversal", () => {
  const head = "Date,Narration,Ref No,Abgang,Deposits,Balance";
  const [credit, other] = [`1/3/25,${ALPHA},,360.00,1360.00`, "2/3/25,x,999988887777,50.00,,1310.00"];
  expect(said([head, credit, other].join("\n"))).toEqual(["probable transactionId", "ignored blank"]);
  const reversal = "2/3/25,x,412345678901,360.00,,1000.00";
  expect(said([head, credit, reversal].join("\n"))[0]).toBe("conflict wentBack");
});

test.each([
  ["Payment State", "FAILED", "ignored failed"],
  ["Result", "Declined", "ignored failed"],
  ["Status", "U30", "probable transactionId"],
  ["Remarks", "TXN FAILED", "ignored failed"],
  ["Anything", "विफल", "ignored failed"],
  ["Anything", "REV", "conflict mentionsReturn"],
])("a line that says under %s that it is %s is not exact", (heading, state, expected) => {
  expect(said(`Date,Narration,UTR,Amount,${heading}\n1/3/25,${ALPHA},360,${state}`)).toEqual([expected]);
});

test.each([
  ["next to another state", "Status,Bank Status", "SUCCESS,FAILED", "conflict notDone"],
  ["among other words", "Mode,Remarks", "UPI,pending with the bank", "conflict notDone"],
])("nor one that says so %s", (_where, headings, cells, expected) => {
  const lines = [
    `1/3/25,${ALPHA},360,${cells}`,
    "2/3/25,x,999988887777,1,UPI,fee",
    "2/3/25,x,999988887778,1,UPI,tea",
  ];
  expect(said([`Date,Narration,UTR,Amount,${headings}`, ...lines].join("\n"))[0]).toBe(expected);
});

test("a narration that mentions a failure needs a treasurer", () => {
  expect(said("Date,Narration,UTR,Amount\n1/3/25,UPI/ASHA/TXN FAILED,412345678901,360")).toEqual([
    "probable transactionId",
  ]);
});

test("no statement with a word of failure in it has an exact line, wherever the word is", () => {
  const word = fc.constantFrom(
    "FAILED",
    "declined",
    "Pending",
    "REV",
    "RTN",
    "on hold",
    "Cancelled",
    "रद्द",
    "ব্যর্থ",
    "Txn Failed",
  );
  const heading = fc.constantFrom(
    "Status",
    "Result",
    "Payment State",
    "Remarks",
    "Info",
    "",
    "Txn Type",
    "Mode",
    "Note",
  );
  const more = fc.constantFrom("", "UPI", "SUCCESS", "ok", "x");
  fc.assert(
    fc.property(word, heading, heading, more, fc.boolean(), (state, one, two, other, first) => {
      const cells = first ? [state, other] : [other, state];
      const csv = `Date,Narration,UTR,Amount,${one},${two}\n1/3/25,${ALPHA},360,${cells.join(",")}\n2/3/25,y,999988887777,1,,`;
      expect(said(csv)[0]).not.toMatch(/^exact/);
    }),
  );
});

test.each(["UTR 412345678901", "412345678901 UPI", "0000412345678901", "यूटीआर ४१२३४५६७८९०१"])(
  "the line of a transfer is its team's, however the leader spelt the number: %s",
  (transactionId) => {
    const claims = [claimOf({ ...ALPHA_TEAM, transactionId })];
    const candidates = [{ ...ALPHA_TEAM, transactionId }];
    const table = statementTable("Date,Narration,UTR,Amount\n1/3/25,UPI,412345678901,360");
    const [line] = matchStatement(readLines(table, guessMapping(table)), { ...FACTS, claims, candidates });
    expect(line).toMatchObject({ outcome: "exact", candidate: { teamName: "Alpha" } });
  },
);
