import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { RULES } from "../contract/catalogue.js";
import { isCommonPassword, PasswordRule } from "./password-rule.js";

const rule = new PasswordRule(() => Promise.resolve(["CDC", "Coding Club", "Syntax Siege 2026"]));
const asha = { name: "Asha  Rao", email: "asha.rao@college.example" };

test.each([
  ["password", RULES.passwordCommon],
  ["PASSWORD", RULES.passwordCommon],
  ["12345678", RULES.passwordCommon],
  ["1234-5678", RULES.passwordCommon],
  ["iloveyou1", RULES.passwordCommon],
  ["p@ssw0rd", RULES.passwordCommon],
  ["Asha Rao", RULES.passwordPersonal],
  ["raoasha2026!", RULES.passwordPersonal],
  ["asha.rao@college", RULES.passwordPersonal],
  ["CodingClub#1", RULES.passwordPersonal],
  ["syntax-siege", RULES.passwordPersonal],
  ["Siege2026cdc", RULES.passwordPersonal],
  ["clubpassword", RULES.passwordPersonal],
])("%s is refused", async (password, message) => {
  expect(await rule.problemOf(password, asha)).toBe(message);
});

test.each([
  "correct horse battery",
  "a long enough password",
  "syntax-siege-demo",
  "asha likes mangoes",
  "पानीपूरीदही",
])("%s is accepted", async (password) => {
  expect(await rule.problemOf(password, asha)).toBeNull();
});

test("at least 10,000 passwords that are long enough are refused as common", () => {
  const list = createRequire(__filename).resolve("@zxcvbn-ts/language-common/src/passwords.json");
  const passwords = JSON.parse(readFileSync(list, "utf8")) as string[];
  expect(passwords.filter(isCommonPassword).length).toBeGreaterThanOrEqual(10_000);
  expect(["qwertyuiop", "changeme", "krishna1", "hyderabad"].filter((one) => !isCommonPassword(one))).toEqual(
    [],
  );
});

test("a person's own words with digits and signs around them are refused, whatever the name", async () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  const padding = fc.stringMatching(/^[0-9!@#. -]{0,6}$/);
  await fc.assert(
    fc.asyncProperty(word, word, padding, padding, async (first, last, before, after) => {
      const owner = { name: `${first} ${last}`, email: `${last}@college.example` };
      const typed = `${before}${last.toUpperCase()}${after}${first}`;
      expect(await rule.problemOf(typed, owner)).not.toBeNull();
    }),
  );
});
