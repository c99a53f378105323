import { fc } from "../../../../../scripts/jest/properties.js";
import { readIds } from "../../statements/matching/line-ids.js";
import type { ParsedLine } from "../../statements/reading/read-lines.js";
import { isTransactionId, normaliseTransactionId, transactionKey } from "./transaction-id.js";

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength: length, maxLength: length });
const bank = fc.constantFrom(
  "SBIN",
  "HDFC",
  "ICIC",
  "IDFB",
  "IDIB",
  "IOBA",
  "CNRB",
  "UTIB",
  "NOSB",
  "ORBC",
  "KKBK",
  "LAVB",
);
/** Transaction ids in the formats of UPI and IMPS, NEFT, and RTGS. */
const number = fc.oneof(
  fc.integer({ min: 1, max: 9 }).chain((first) => digits(11).map((rest) => `${String(first)}${rest}`)),
  fc.tuple(bank, fc.constantFrom("N", "H", "R"), digits(11)).map((parts) => parts.join("")),
  fc.tuple(bank, fc.constant("R5"), digits(16)).map((parts) => parts.join("")),
  digits(15).map((rest) => `N${rest}`),
);
const LABELS = [
  "",
  "UTR ",
  "UPI/",
  "RRN-",
  "Ref No: ",
  "IMPS/P2A/",
  "Txn ID ",
  "utr no. ",
  "NEFT ",
  "NEFT CR-",
  "यूटीआर ",
  "ইউটিআর: ",
  "GPay ",
];
const label = fc.constantFrom(...LABELS);
const script = fc.constantFrom(0x30, 0x966, 0x9e6, 0xff10);

/**
 * Spells a transaction id as people and apps do: with labels, leading zeros, groups, lower case, digits of other
 * scripts, and invisible characters.
 */
const spelling = fc
  .record({
    label,
    zeros: fc.nat({ max: 4 }),
    separators: fc.array(fc.constantFrom("", "", " ", "-", "\u200B"), { minLength: 32, maxLength: 32 }),
    zero: script,
    lower: fc.boolean(),
    behind: fc.constantFrom("", " UPI", " (IMPS)"),
  })
  .map((how) => (id: string) => {
    const filled = /^\d+$/.test(id) ? `${"0".repeat(how.zeros)}${id}` : id;
    const spelt = Array.from(filled, (char, at) => `${char}${how.separators[at] ?? ""}`).join("");
    const typed = `${how.label}${how.lower ? spelt.toLowerCase() : spelt}${/\d$/.test(id) ? how.behind : ""}`;
    return typed.replace(/\d/g, (digit) => String.fromCodePoint(how.zero + Number(digit)));
  });

test("however a number is spelt, it is taken, and it has one key, as it has when it is stored", () => {
  fc.assert(
    fc.property(number, spelling, (id, spell) => {
      const typed = spell(id);
      expect([typed, isTransactionId(typed)]).toEqual([typed, true]);
      expect([typed, transactionKey(typed)]).toEqual([typed, transactionKey(id)]);
      expect(transactionKey(normaliseTransactionId(typed))).toBe(transactionKey(id));
    }),
  );
});

test("two numbers never share a key", () => {
  fc.assert(
    fc.property(number, number, spelling, spelling, (one, other, spellOne, spellOther) => {
      fc.pre(one !== other);
      expect(transactionKey(spellOne(one))).not.toBe(transactionKey(spellOther(other)));
    }),
  );
});

test("a line of the bank shows the number that a leader spelt, in its reference column or its narration", () => {
  fc.assert(
    fc.property(number, spelling, fc.constantFrom("0000", ""), fc.boolean(), (id, spell, zeros, inColumn) => {
      const written = `${/^\d/.test(id) ? zeros : ""}${id}`;
      const line = inColumn
        ? { reference: written, description: "UPI/ASHA RAO" }
        : { reference: "", description: `UPI/CR/${written}/ASHA RAO` };
      // A narration can contain branch codes and phone numbers. Such texts are not read as transaction ids.
      fc.pre(inColumn || !/^[A-Z]{4}0|^(?:91)?[6-9]\d{9}$/.test(written));
      expect(readIds(line as ParsedLine).all).toContain(transactionKey(spell(id)));
    }),
  );
});

test("what is accepted is stored as 8 to 64 letters and digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 110 }), (text) => {
      if (isTransactionId(text)) expect(normaliseTransactionId(text)).toMatch(/^[A-Z0-9]{8,64}$/);
      expect(transactionKey(normaliseTransactionId(text))).toBe(transactionKey(text));
    }),
  );
});
