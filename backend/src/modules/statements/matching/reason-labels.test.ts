import { textIn } from "../../../kernel/languages/message.js";
import { fillGaps } from "../../../kernel/languages/testing/fill-gaps.js";
import type { Reason } from "./match-facts.js";
import { noMoney, REASONS } from "./reason-labels.js";

const BACK = { line: 3, date: "2025-03-03", fileName: "" } as const;
const dynamic: readonly Reason[] = [
  REASONS.nearReference("7-1"),
  REASONS.amountDiffers(100, 36000),
  REASONS.commonId(["7"]),
  REASONS.severalIds(["7", "8", "9", "10", "11", "12"]),
  REASONS.severalReferences(["7", "8"]),
  REASONS.idAgainstReference("7", "8"),
  REASONS.disputed(["7"]),
  REASONS.otherEvent("7"),
  REASONS.twoLines([2, 3]),
  REASONS.wentBack(BACK as never),
  REASONS.wentBack({ ...BACK, date: null, fileName: null } as never),
  REASONS.wentBack({ ...BACK, fileName: "7" } as never),
  REASONS.takesBack([2]),
  REASONS.takesBack([2, 3]),
  REASONS.acceptedWentBack("7"),
  REASONS.repeatedId([2, 3, 4], ["7"]),
  REASONS.severalPayers(["7", "8"]),
  REASONS.unnamedColumn("7"),
];
const fixed = Object.values(REASONS).filter((reason): reason is Reason => typeof reason !== "function");
const reasons = [...fixed, ...dynamic, noMoney("blank"), noMoney("moneyOut")];

test("there is every reason here", () => {
  const functions = Object.entries(REASONS).filter(([, reason]) => typeof reason === "function");
  const called = new Set(dynamic.map(({ code }) => code));
  expect(functions.map(([code]) => code).filter((code) => !called.has(code as Reason["code"]))).toEqual([]);
});

test.each(["hi", "bn"] as const)("a treasurer who reads %s finds no English in a reason", (language) => {
  fillGaps(language);
  for (const { message, text } of reasons) {
    const translated = textIn(language, message);
    expect(translated.replace(/\bINR\b/g, "")).not.toMatch(/[A-Za-z{}]/);
    expect(translated).not.toBe(text);
  }
});

test("in English a date and several lines read as one sentence", () => {
  expect(REASONS.wentBack(BACK as never).text).toBe(
    "This money was returned on 3 March: see line 3 of the pasted lines.",
  );
  expect(REASONS.repeatedId([2, 3], ["A"]).text).toBe(
    "Lines 2 and 3 show the same transaction ID, reported by A. Under “Money without a team”, give one line to the team.",
  );
  expect(REASONS.severalIds(["1", "2", "3", "4", "5", "6", "7"]).text).toBe(
    "The line shows transaction IDs of several teams: 1, 2, 3, 4, 5 and 2 more.",
  );
});
