import { fc } from "../../../../../scripts/jest/properties.js";
import { matchStatement } from "../matching/match-statement.js";
import { readLines } from "../reading/read-lines.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";
import { totalsOf } from "./statement-totals.js";
import { ALPHA, BETA, FACTS } from "../testing/match-fixture.js";

const paise = fc.oneof(fc.constant(36000), fc.integer({ min: 1, max: 999_999_999 }));
const words = fc.constantFrom(
  "UPI/412345678901/ASHA RAO",
  ALPHA.reference,
  BETA.reference,
  "HDFCN52025030112345",
  "REV 412345678901",
  "412345670002",
  "Cash deposit",
  "Interest",
);
/** A line's cells, and its incoming money if it has any. */
const line = fc.oneof(
  fc.tuple(words, paise).map(([text, p]) => ({ into: p, cells: [text, "", rupees(p)] })),
  fc.tuple(words, paise).map(([text, p]) => ({ into: 0, cells: [text, rupees(p), ""] })),
  fc
    .tuple(words, fc.constantFrom("", "0.00", "=360", "x"))
    .map(([text, cell]) => ({ into: 0, cells: [text, "", cell] })),
);

function rupees(p: number): string {
  const whole = new Intl.NumberFormat("en-IN").format(Math.floor(p / 100));
  return `${whole}.${String(p % 100).padStart(2, "0")}`;
}

test("every rupee that came in is in one result, to the paisa, whatever the file", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const rows = lines.map(({ cells }) => `01/03/2025,${cells.map((cell) => `"${cell}"`).join(",")}`);
      const csv = ["Date,Narration,Debit,Credit", ...rows].join("\n");
      const table = statementTable(csv);
      const parsed = readLines(table, guessMapping(table));
      const matches = matchStatement(parsed, FACTS);
      const totals = totalsOf(matches.map((match) => ({ outcome: match.outcome, ...match.line.money })));
      const came = lines.filter(({ into }) => into > 0);
      const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
      expect(totals).toMatchObject({ creditLines: came.length, amount: sum(came.map(({ into }) => into)) });
      expect(sum(totals.results.map(({ amount }) => amount))).toBe(totals.amount);
      expect(sum(totals.results.map(({ creditLines }) => creditLines))).toBe(totals.creditLines);
      expect(sum(totals.results.map(({ lines: count }) => count))).toBe(lines.length);
    }),
  );
});
