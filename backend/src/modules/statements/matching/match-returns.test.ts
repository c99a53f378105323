import { readLines } from "../reading/read-lines.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";
import { ALPHA, BETA, CLAIMS, claimOf, FACTS, match, team, spentBy } from "../testing/match-fixture.js";
import type { LineMatch, MatchFacts } from "./match-facts.js";
import { matchStatement } from "./match-statement.js";
import { payerKeys } from "./payer-keys.js";

/** Returns each line's outcome, team and first reason. */
function said(lines: readonly LineMatch[]): string[] {
  return lines.map(({ outcome, candidate, reasons }) =>
    [outcome, candidate?.teamName ?? "-", reasons[0]?.code].join(" "),
  );
}

/** Matches lines of day, narration, debit and credit, the format of a bank with two amount columns. */
function inTwoColumns(lines: readonly string[], facts: Partial<MatchFacts> = {}): LineMatch[] {
  const table = statementTable(["Date,Narration,Debit,Credit", ...lines].join("\n"));
  return matchStatement(readLines(table, guessMapping(table)), { ...FACTS, ...facts });
}

describe("a credit whose money went back is never confirmed", () => {
  test("by its number, the next day", () => {
    const lines = inTwoColumns([
      "02/03/2025,UPI/412345678901/ASHA RAO,,360.00",
      "03/03/2025,UPI/REV/412345678901,360.00,",
    ]);
    expect(said(lines)).toEqual(["conflict Alpha wentBack", "ignored Alpha takesBack"]);
    expect(lines[0]?.reasons[0]?.text).toBe("This money was returned on 3 March: see line 3.");
    expect(lines[1]?.reasons.map(({ text }) => text)).toEqual([
      "This line returns the money of line 2.",
      "This money left the account.",
    ]);
  });

  test("by its number and its payer at once, which names the line once", () => {
    const lines = inTwoColumns([
      "02/03/2025,UPI/412345678901/ASHA RAO,,360.00",
      "03/03/2025,UPI/REV/412345678901/ASHA RAO,360.00,",
    ]);
    expect(said(lines)).toEqual(["conflict Alpha wentBack", "ignored Alpha takesBack"]);
    expect(lines[1]?.reasons[0]?.text).toBe("This line returns the money of line 2.");
  });

  test.each([
    ["a name", "UPI/CR/412345678901/ASHA RAO/SBIN", "UPI/DR/999988887777/ASHA RAO/SBIN"],
    ["a payment address", "UPI-412345678901-asha.rao@oksbi-x", "REFUND asha.rao@oksbi"],
  ])("by amount and payer: %s", (_how, credit, debit) => {
    const [line] = inTwoColumns([`02/03/2025,${credit},,360.00`, `05/03/2025,${debit},360.00,`]);
    expect(said(line ? [line] : [])).toEqual(["conflict Alpha wentBack"]);
  });

  test.each([
    ["another amount", "05/03/2025,TO ASHA RAO,500.00,"],
    ["the day before", "01/03/2025,TO ASHA RAO,360.00,"],
    ["half a year later", "05/10/2025,TO ASHA RAO,360.00,"],
    ["another person", "05/03/2025,TO ANITA RAO,360.00,"],
    ["no person", "05/03/2025,BANK CHARGES,360.00,"],
  ])("but a debit for %s is not", (_how, debit) => {
    const [line] = inTwoColumns(["02/03/2025,UPI/412345678901/ASHA RAO,,360.00", debit]);
    expect(said(line ? [line] : [])).toEqual(["exact Alpha transactionId"]);
  });

  test("a text that many payers write is no name", () => {
    const credits = Array.from(
      { length: 8 },
      (_, at) => `02/03/2025,UPI/41000000000${String(at)}/Syntax Siege,,360.00`,
    );
    const lines = inTwoColumns([...credits, "03/03/2025,UPI/Syntax Siege/T SHIRTS,360.00,"]);
    expect(new Set(said(lines.slice(0, 8)))).toEqual(new Set(["unclaimed - nobody"]));
  });

  test("the next transfer of the same team is exact again", () => {
    const lines = inTwoColumns([
      "02/03/2025,UPI/SS-7K3QX9/555566667777,,360.00",
      "03/03/2025,RETURN 555566667777,360.00,",
      "04/03/2025,UPI/412345678901,,360.00",
    ]);
    expect(said(lines)).toEqual([
      "conflict Alpha wentBack",
      "ignored Alpha takesBack",
      "exact Alpha transactionId",
    ]);
  });

  test("by an earlier statement", () => {
    const earlier = {
      line: 14,
      date: "2025-03-03",
      paise: 36000,
      ids: ["412345678901"],
      payers: [],
      fileName: "a.csv",
    };
    const [line] = inTwoColumns(["02/03/2025,UPI/412345678901,,360.00"], { returns: [earlier] });
    expect(said(line ? [line] : [])).toEqual(["conflict Alpha wentBack"]);
    expect(line?.reasons[0]?.text).toBe("This money was returned on 3 March: see line 14 of a.csv.");
  });
});

describe("words of a reversal", () => {
  test.each(["REFUND", "UPI REVERSAL", "Chargeback", "RETURN"])(
    "a type that says %j is money that went back, and the column is kept",
    (type) => {
      const table = statementTable(
        `Date,Narration,Transaction Type,Amount\n1/3/25,UPI 412345678901,CREDIT,360\n2/3/25,UPI 412345678901,${type},360`,
      );
      expect(guessMapping(table).direction).toBe(2);
      expect(said(matchStatement(readLines(table, guessMapping(table)), FACTS))).toEqual([
        "conflict Alpha wentBack",
        "ignored Alpha takesBack",
      ]);
    },
  );

  test("in a column that cannot be a direction they are a conflict all the same", () => {
    const table = statementTable(
      "Date,Narration,Type,Amount\n1/3/25,SS-7K3QX9,UPI,360\n2/3/25,SS-Q0B10W,REFUND,360",
    );
    expect(said(matchStatement(readLines(table, guessMapping(table)), FACTS))).toEqual([
      "exact Alpha reference",
      "conflict Beta mentionsReturn",
    ]);
  });

  test.each([
    "REV-UPI-412345678901",
    "UPI/RET/412345678901",
    "charge back 412345678901",
    "Rtn: 412345678901",
  ])("%j needs a treasurer", (narration) => {
    expect(said(match([[narration, "", "360"]]))).toEqual(["conflict Alpha mentionsReturn"]);
  });

  test.each(["UPI/REVATHI/412345678901", "UPI 412345678901 rev@oksbi", "PREVIEW 412345678901"])(
    "%j has none",
    (narration) => {
      expect(said(match([[narration, "", "360"]]))).toEqual(["exact Alpha transactionId"]);
    },
  );

  test("a status that says it was refunded", () => {
    const table = statementTable("Date,UTR,Amount,Status\n1/3/25,412345678901,360,REFUNDED");
    const [line] = matchStatement(readLines(table, guessMapping(table)), FACTS);
    expect(line).toMatchObject({
      outcome: "ignored",
      line: { money: { problem: "returned", movedPaise: -36000 } },
    });
  });

  test("money of the club's own that came back pays nothing", () => {
    const table = statementTable(
      "Date,Narration,Type,Amount\n1/3/25,412345678901,CR,360\n1/3/25,x,DEBIT REVERSAL,5",
    );
    expect(matchStatement(readLines(table, guessMapping(table)), FACTS)[1]?.line.money.problem).toBe(
      "unreadable",
    );
  });
});

describe("a payment that was accepted before", () => {
  const paid = team("Paid", { reference: "SS-22222E", status: "accepted", transactionId: "412345670002" });
  const facts = {
    candidates: [ALPHA, paid],
    claims: [...CLAIMS.slice(0, 1), claimOf(paid)],
    spent: spentBy([claimOf(paid)]),
  };
  const warned = (lines: readonly LineMatch[]): string[] =>
    lines.flatMap(({ line, returnedPayments = [] }) =>
      returnedPayments.map(({ teamName }) => `${String(line.line)} ${teamName}`),
    );

  test("is warned of when its number goes back, by hand or not", () => {
    const lines = inTwoColumns(["03/03/2025,RRN 412345670002 REVERSED,360.00,"], facts);
    expect(warned(lines)).toEqual(["2 Paid"]);
    expect(lines[0]?.reasons[0]?.text).toBe("The payment of Paid is accepted, but the money was returned.");
  });

  test("is warned of when its line is in the file, and stays seen", () => {
    const lines = inTwoColumns(
      ["02/03/2025,UPI/412345670002/PRIYA NAIR,,360.00", "03/03/2025,UPI/PRIYA NAIR,360.00,"],
      facts,
    );
    expect(said(lines)).toEqual(["seen Paid wentBack", "ignored Paid acceptedWentBack"]);
    expect(warned(lines)).toEqual(["3 Paid"]);
  });

  test("is warned of by amount and payer of an earlier statement", () => {
    const settled = [
      {
        date: "2025-03-01",
        paise: 36000,
        ids: [],
        payers: payerKeys("UPI/CR/1/PRIYA NAIR/SBIN"),
        paymentId: "payment Paid",
      },
    ];
    expect(warned(inTwoColumns(["03/03/2025,UPI/PRIYA NAIR,360.00,"], { ...facts, settled }))).toEqual([
      "2 Paid",
    ]);
    expect(warned(inTwoColumns(["03/03/2025,UPI/PRIYA NAIR,100.00,"], { ...facts, settled }))).toEqual([]);
  });

  test("is not while it waits", () => {
    expect(
      warned(inTwoColumns(["03/03/2025,412345678901,360.00,"], { claims: [claimOf(ALPHA), claimOf(BETA)] })),
    ).toEqual([]);
  });
});
