import type { LineMatch } from "./match-facts.js";
import { ALPHA, BETA, claimOf, match, NEW, OWN_ACCOUNT, team } from "../testing/match-fixture.js";

/** A value of SBI's "Ref No./Cheque No." column, which is the same for every payer. */
const POOL = "TRANSFER FROM 4897690162095";
const upi = (id: string, note: string): string => `BY TRANSFER-UPI/CR/${id}/SOMEBODY/SBIN/x@ok/${note}`;

const outcomesOf = (lines: readonly LineMatch[]): string[] =>
  lines.map(({ outcome, candidate, reasons, statedId }) =>
    [outcome, candidate?.teamName, reasons.map(({ code }) => code).join(" "), statedId].join(" · "),
  );

describe("a number that a bank prints in many lines", () => {
  const attacker = team("Thief", { reference: "SS-55555B", transactionId: "4897690162095" });
  const facts = { candidates: [ALPHA, NEW, attacker], claims: [claimOf(ALPHA), claimOf(attacker)] };

  test("is no line's id: the narration's is stated", () => {
    const lines = match(
      [
        [upi("412345678901", "UPI"), POOL, "360"],
        [upi("555566667777", "SS-PPPPPA"), POOL, "360"],
      ],
      { candidates: [ALPHA, NEW], claims: [claimOf(ALPHA)] },
    );
    expect(outcomesOf(lines)).toEqual([
      "exact · Alpha · transactionId amount · 412345678901",
      "probable · New · notReported reference amount · 555566667777",
    ]);
  });

  test("is no evidence for the team that reported it as its own", () => {
    const lines = match(
      [
        [upi("412345678901", "UPI"), POOL, "360"],
        [upi("888899990000", "UPI"), POOL, "360"],
        ["BY TRANSFER", POOL, "360"],
      ],
      facts,
    );
    expect(outcomesOf(lines)).toEqual([
      "exact · Alpha · transactionId amount · 412345678901",
      "unclaimed ·  · commonId · 888899990000",
      "unclaimed ·  · commonId · ",
    ]);
    expect(lines[1]?.reasons[0]?.text).toMatch(
      /^The number that Thief reported does not identify a transfer/,
    );
  });

  test("does not outweigh the id next to it, even where one line alone has it", () => {
    const [line] = match([[upi("888899990000", "UPI"), POOL, "360"]], facts);
    expect(outcomesOf(line ? [line] : [])).toEqual([
      "probable · Thief · transactionId idBeside amount · 888899990000",
    ]);
  });

  test("is never stated, in any column and at any length", () => {
    const lines = match([
      ["SS-PPPPPA", "412345670077", "360"],
      ["SS-7K3QX9", "412345670077", "360"],
      ["x", "IMPS 412345670077", "360"],
    ]);
    expect(lines.map(({ statedId }) => statedId)).toEqual([null, null, null]);
  });

  test("in money that went out takes the money back", () => {
    const lines = match([
      ["x", "412345678901", "360"],
      ["reversal", "412345678901", "-10"],
    ]);
    expect(lines.map(({ outcome }) => outcome)).toEqual(["conflict", "ignored"]);
  });
});

test("the club's own account number is never a transaction id", () => {
  const attacker = team("Thief", { reference: "SS-55555B", transactionId: OWN_ACCOUNT });
  const facts = { candidates: [attacker], claims: [claimOf(attacker)] };
  const lines = match([[`NEFT to ${OWN_ACCOUNT}`, "", "360"]], facts);
  expect(outcomesOf(lines)).toEqual(["unclaimed ·  · commonId · "]);
  expect(outcomesOf(match([["x", "1234567890", "360"]], facts))).toEqual(["unclaimed ·  · commonId · "]);
});

test("a line that a file contains twice is for one team, and waits for a treasurer", () => {
  const lines = match([
    ["UPI", "412345678901", "360"],
    ["UPI", "412345678901", "360"],
  ]);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["conflict", "conflict"]);
});

describe("a bank's own id in two lines", () => {
  const verdicts = (lines: readonly LineMatch[]): (string | undefined)[] =>
    lines.map(
      ({ outcome, candidate, reasons }) =>
        `${outcome} ${candidate?.teamName ?? ""}: ${reasons[0]?.text ?? ""}`,
    );

  test("is a conflict that names both and the team", () => {
    const text =
      "conflict Alpha: Lines 2 and 3 show the same transaction ID, reported by Alpha. Under “Money without a team”, give one line to the team.";
    const lines = match([
      ["UPI/412345678901/ASHA", "", "360"],
      ["IMPS-412345678901-correction", "", "360"],
    ]);
    expect(verdicts(lines)).toEqual([text, text]);
  });

  test("is one too where one of them also has the team's reference", () => {
    const lines = match([
      ["UPI/SS-7K3QX9", "412345678901", "360"],
      ["IMPS", "412345678901", "360"],
    ]);
    expect(lines.map(({ outcome, candidate }) => [outcome, candidate?.teamName])).toEqual([
      ["conflict", "Alpha"],
      ["conflict", "Alpha"],
    ]);
  });

  test("says nothing against a team whose reference the line shows", () => {
    const lines = match([
      ["UPI/SS-Q0B10W", "412345678901", "360"],
      ["IMPS", "412345678901", "360"],
    ]);
    expect(outcomesOf(lines)[0]).toMatch(/^exact · Beta · reference/);
  });
});

describe("where the reference column states another id, one in the narration", () => {
  test.each([
    ["fee 412345678901", "777788889999", "probable · Alpha · transactionId idBeside amount · 777788889999"],
    ["fee 412345678901", "NEFT", "exact · Alpha · transactionId amount · 412345678901"],
    ["HDFCN52025030112345", "777788889999", "probable · Beta · transactionId idBeside amount · 777788889999"],
    [
      "412345678901 SS-7K3QX9",
      "777788889999",
      "exact · Alpha · transactionId idBeside reference amount · 777788889999",
    ],
  ])("%j with %j", (narration, reference, expected) => {
    const facts = { candidates: [ALPHA, BETA], claims: [claimOf(ALPHA), claimOf(BETA)] };
    expect(outcomesOf(match([[narration, reference, "360"]], facts))).toEqual([expected]);
  });
});

test.each([
  ["x", "0000412345678901", "412345678901"],
  ["x", "4123 4567-8901", "412345678901"],
  ["x", "UPI-412345678901", "412345678901"],
  ["x", "UPI412345678901", "412345678901"],
  ["x", "NEFT HDFCN52025030112345", "HDFCN52025030112345"],
  ["x", "SBIN125060123456", "SBIN125060123456"],
  ["x", "TRANSFER FROM 412345678901", "412345678901"],
  ["x", "TRANSFERFROM4897690162095", ""],
  ["x", "T2503011234567890123456", "T2503011234567890123456"],
  ["x", "TRANSFER FROM 4897690162095", ""],
  ["x", "412345678901 512345678901", ""],
  ["x", "9876543210", ""],
  ["x", "EXAM0000123", ""],
  ["x", "123456", ""],
  ["NEFT CR-HDFCN52025030112345-SOMEBODY", "", "HDFCN52025030112345"],
  ["UPI/412345678901/ASHA 4897690162095", "", "412345678901"],
])("%j with %j in the reference column states %j", (narration, reference, id) => {
  expect(match([[narration, reference, "360"]])[0]?.statedId ?? "").toBe(id);
});
