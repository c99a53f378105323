import { newTeamReference } from "../../teams/changes/team-reference.js";
import { readLines } from "../reading/read-lines.js";
import { guessMapping } from "../reading/guess-mapping.js";
import { statementTable } from "../reading/statement-table.js";
import { ALPHA, BETA, CLAIMS, claimOf, FACTS, match, SHORT, team } from "../testing/match-fixture.js";
import type { MatchFacts } from "./match-facts.js";
import { matchStatement } from "./match-statement.js";

/** Returns outcome, team and reasons of one line. */
function one(narration: string, reference: string, amount: string, facts: Partial<MatchFacts> = {}): string {
  const [{ outcome, candidate, reasons } = { outcome: "none", candidate: null, reasons: [] }] = match(
    [[narration, reference, amount]],
    facts,
  );
  const reasonCodes = reasons.map(({ code }) => code).join(" ");
  return [outcome, ...(candidate ? [candidate.teamName] : []), reasonCodes].join(" · ");
}

describe("exact", () => {
  test.each([
    ["x", "412345678901", "exact · Alpha · transactionId amount"],
    ["x", "0000412345678901", "exact · Alpha · transactionId amount"],
    ["x", " 4123 4567-8901 ", "exact · Alpha · transactionId amount"],
    ["x", "4I234567890l", "exact · Alpha · transactionId amount"],
    ["x", "Ref No: 4123 4567 8901", "exact · Alpha · transactionId amount"],
    ["UPI/४१२३४५६७८९०१/x", "", "exact · Alpha · transactionId amount"],
    ["UPI-ASHA-asha@okaxis-EXAM0000123-412345678901", "", "exact · Alpha · transactionId amount"],
    ["UPI/412345678901/ASHA RAO", "", "exact · Alpha · transactionId amount payer"],
    ["UPI412345678901", "", "exact · Alpha · transactionId amount"],
    ["NEFT CR-HDFCN52025030112345-SOMEBODY", "", "exact · Beta · transactionId amount"],
    ["ss-7k3qx9", "412345678901", "exact · Alpha · transactionId reference amount"],
    ["UPI/SS-7K3QX9", "", "exact · Alpha · reference amount"],
    ["UPI/SS 7K3 QX9/x", "", "exact · Alpha · reference amount"],
    ["feeSS7K3QX9thanks", "", "exact · Alpha · reference amount"],
    ["x", "SS7K3QX9", "exact · Alpha · reference amount"],
    ["ss-qObl0w", "", "exact · Beta · reference amount"],
    ["SS-QBI0W", "HDFCN52025030112345", "exact · Beta · transactionId nearlyReference amount"],
    ["ЅЅ-7К3QХ9", "", "exact · Alpha · reference amount"],
    ["S\u200bS\u2011７K3QX9", "", "exact · Alpha · reference amount"],
    ["SS-7K3QX9 by 555555555555", "", "exact · Alpha · reference amount idDiffers"],
    ["SS-7K3QX9", "999988887777", "exact · Alpha · reference amount idDiffers"],
    ["SS-44444A", "123456", "exact · Short · shortId reference amount"],
  ])("%j %j", (narration, reference, expected) => {
    expect(one(narration, reference, "360.00")).toBe(expected);
  });
});

describe("probable", () => {
  test.each([
    ["x", "412345678901", "350", "probable · Alpha · transactionId amountDiffers"],
    ["SS-7K3QX9", "", "350", "probable · Alpha · reference amountDiffers"],
    ["SS-PPPPPA", "555566667777", "360", "probable · New · notReported reference amount"],
    ["SS-PPPPPA", "555566667777", "36", "probable · New · notReported reference amountDiffers"],
    ["SS-PPPPPA", "", "360", "probable · New · notReported reference amount noId"],
    ["SS-QBI0W", "", "360", "probable · Beta · nearlyReference amount"],
    ["SS-7K3QX8", "", "360", "probable · Alpha · nearReference amount"],
    ["UPI/ss7k3xq9/fee", "", "360", "probable · Alpha · nearReference amount"],
    ["fee SS-7K3Q9", "", "360", "probable · Alpha · nearReference amount"],
    ["x", "SS-7K3QQX9", "350", "probable · Alpha · nearReference amountDiffers"],
    ["SS-PPPPBA", "", "360", "probable · New · notReported nearReference amount noId"],
    ["SS-QBI0W", "HDFCN5202503112345", "360", "probable · Beta · nearlyId nearlyReference amount"],
    ["UPI from ASHA RAO", "", "360", "probable · Alpha · amount payer"],
    ["UPI-asha.rao@okaxis", "", "360", "probable · Alpha · amount payer"],
    ["x", "123456", "360", "probable · Short · shortId amount"],
    ["x", "HDFCN52250301012345", "360", "unclaimed · nobody"],
    ["x", "HDFCN5202503112345", "360", "probable · Beta · nearlyId amount"],
  ])("%j %j %s", (narration, reference, amount, expected) => {
    expect(one(narration, reference, amount)).toBe(expected);
  });

  test("an id that the team reported before it was rejected once", () => {
    const earlier = claimOf(ALPHA, { transactionId: "412345670099" });
    const facts = { claims: [earlier, ...CLAIMS] };
    expect(one("x", "412345670099", "360", facts)).toBe("probable · Alpha · earlierId amount");
    expect(one("SS-7K3QX9", "412345670099", "360", facts)).toBe("exact · Alpha · earlierId reference amount");
  });
});

test("a line that an unassigned column calls a debit is never exact", () => {
  const text = "Date,Narration,Amount,Kind\n1/3/25,412345678901,360,Debit\n1/3/25,SS-Q0B10W,360,x";
  const table = statementTable(text);
  const lines = matchStatement(readLines(table, guessMapping(table)), FACTS);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["probable", "exact"]);
  expect(lines[0]?.reasons.map(({ code }) => code)).toContain("skippedDebit");
});

describe("conflict", () => {
  test.each([
    ["SS-Q0B10W", "412345678901", "conflict · idAgainstReference"],
    ["SS-Q0B10W SS-7K3QX9", "", "conflict · severalReferences"],
    ["412345678901 HDFCN52025030112345", "", "conflict · severalIds"],
    ["SS-22222E", "", "conflict · Paid · paidAlready"],
    ["x", "412345670003", "conflict · Sent back · rejected"],
    ["SS-33333C", "", "conflict · Sent back · rejected"],
  ])("%j %j", (narration, reference, expected) => {
    expect(one(narration, reference, "360")).toBe(expected);
  });

  test("an id that two teams claim", () => {
    const claims = [claimOf(ALPHA, { disputedBy: ["Gamma"] })];
    expect(one("x", "412345678901", "360", { claims })).toBe("conflict · Alpha · disputed");
  });

  test("an id that was reported for another event", () => {
    const claims = [claimOf(ALPHA, { teamId: "elsewhere", teamName: "Old" })];
    expect(one("x", "412345678901", "360", { claims })).toBe("conflict · otherEvent");
  });

  test("ids of two teams that look alike", () => {
    const claims = [claimOf(ALPHA), claimOf(BETA, { transactionId: "4I2345678901" })];
    expect(one("x", "412345678901", "360", { claims })).toBe("conflict · severalIds");
  });

  test("lines for the same payment, whatever each shows", () => {
    const lines = match([
      ["x", "412345678901", "360"],
      ["SS-7K3QX9", "", "300"],
      ["x", "HDFCN52025030112345", "360"],
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(["conflict", "conflict", "exact"]);
    expect(lines[0]?.reasons[0]?.text).toContain("Lines 2, 3 all look like this team's payment.");
  });
});

test("thousands of lines for one payment do not list each other", () => {
  const lines = match(Array.from({ length: 3000 }, () => ["SS-7K3QX9", "", "360"] as const));
  const texts = lines.map(({ reasons }) => reasons[0]?.text);
  expect(new Set(texts)).toEqual(
    new Set([
      "Lines 2, 3, 4, 5, 6 and 2995 more all look like this team's payment. Under “Money without a team”, give one line to the team.",
    ]),
  );
});

describe("unclaimed", () => {
  test.each([
    ["Cash deposit", "", "nothing known"],
    ["SS-7K3Q", "", "half a reference"],
    ["UPI ASHA", "", "half a name"],
    ["from NINA NEW", "", "the name of a person whose team has not reported"],
    ["from Jo Li", "", "a name too short to go by"],
    ["123456", "", "a short id outside the reference column"],
  ])("%j %j: %s", (narration, reference) => {
    expect(one(narration, reference, "360")).toBe("unclaimed · nobody");
  });

  test("words that banks write for every payer, even if they are a person's name", () => {
    const named = team("Named", {
      reference: "SS-55555B",
      people: ["UPI Payment", "Bank Transfer From", "Cash Deposit"],
    });
    const facts = { candidates: [named] };
    expect(one("UPI PAYMENT BANK TRANSFER FROM CASH DEPOSIT", "", "360", facts)).toBe("unclaimed · nobody");
  });

  test("a name that people of many teams have: five are named", () => {
    const candidates = Array.from({ length: 12 }, (_, at) =>
      team(`Twin ${String(at)}`, {
        reference: newTeamReference("Syntax Siege", (limit) => at % limit),
        people: ["Asha Rao"],
      }),
    );
    const [line] = match([["from ASHA RAO", "", "360"]], { candidates, claims: [] });
    expect(line?.reasons[0]?.text).toBe(
      "Amount and name match several teams: Twin 0, Twin 1, Twin 2, Twin 3, Twin 4 and 7 more.",
    );
  });

  test("a name with another amount", () => {
    expect(one("from ASHA RAO", "", "100")).toBe("unclaimed · nobody");
  });

  test("a name that people of two teams have", () => {
    const twin = team("Twin", { reference: "SS-55555B", people: ["Asha Rao"] });
    expect(one("from ASHA RAO", "", "360", { candidates: [ALPHA, twin] })).toBe("unclaimed · severalPayers");
  });

  test("what no transaction id can be: branch codes, phone numbers, payment addresses", () => {
    const claims = [
      claimOf(ALPHA, { transactionId: "EXAM0000123" }),
      claimOf(BETA, { transactionId: "9876543210" }),
      claimOf(SHORT, { transactionId: "412345678909" }),
    ];
    const facts = { claims };
    expect(one("UPI-X-9876543210-412345678909@upi-EXAM0000123", "", "360", facts)).toBe("unclaimed · nobody");
  });
});

describe("seen and ignored", () => {
  test("a payment that is accepted with this id", () => {
    expect(one("x", "412345670002", "360")).toBe("seen · Paid · accepted");
    expect(one("SS-22222E", "412345670002", "360")).toBe("seen · Paid · accepted");
  });

  test("a line of an earlier batch, before anything else", () => {
    const [line] = match([["SS-7K3QX9", "412345678901", "360"]]);
    const seen = new Map([[line?.line.fingerprint ?? "", "payment Alpha"]]);
    expect(one("SS-7K3QX9", "412345678901", "360", { seen })).toBe("seen · inBatch");
  });

  test.each([
    ["-360", "moneyOut"],
    ["0", "zero"],
    ["", "blank"],
    ["=360", "unreadable"],
    ["9999999999", "tooLarge"],
  ])("%j never confirms", (amount, reason) => {
    expect(one("SS-7K3QX9", "412345678901", amount)).toBe(`ignored · ${reason}`);
  });
});

test("a slip is asked nothing where another line names its team", () => {
  const lines = match([
    ["SS-7K3QX9", "", "360"],
    ["SS-7K3QX8", "", "360"],
  ]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["exact", "unclaimed"]);
});

test("a misspelling that is as near to two teams' references matches neither", () => {
  const candidates = [team("One", { reference: "SS-AAAAA1" }), team("Two", { reference: "SS-AAAAA2" })];
  expect(one("SS-AAAAA3", "", "360", { candidates, claims: [] })).toBe("unclaimed · nobody");
});

test("no single wrong character in a reference is another team's, among a thousand, nor certain", () => {
  let seed = 7;
  const draw = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
  const references = new Set(Array.from({ length: 1000 }, () => newTeamReference("Syntax Siege", draw)));
  const candidates = [...references].map((reference) => team(reference, { reference }));
  const [first = ""] = references;
  const mistyped = Array.from("0123456789ABCDEFGHJKMNPQRSTVWXYZ").flatMap((character) =>
    [3, 4, 5, 6, 7, 8].map((at) => first.slice(0, at) + character + first.slice(at + 1)),
  );
  const lines = match(
    mistyped.filter((text) => text !== first).map((text) => [text, "", "360"] as const),
    { candidates, claims: [] },
  );
  expect(lines).toHaveLength(6 * 31);
  const outcomes = lines.map(({ outcome, candidate }) => `${outcome} ${candidate?.reference ?? ""}`);
  expect([...new Set(outcomes)]).toEqual([`conflict ${first}`]); // all lines are for one team
});
