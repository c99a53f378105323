import { fc } from "../../../../../scripts/jest/properties.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import { readIds } from "../matching/line-ids.js";
import { readAmount } from "./read-amount.js";
import { readDate } from "./read-date.js";
import { readLines, type ParsedLine } from "./read-lines.js";
import { guessMapping, isComplete } from "./guess-mapping.js";
import { statementTable } from "./statement-table.js";

/** Arbitrary cells. Texts that matter to the parsing functions occur more often than by chance. */
const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom("1", "360", ",", ".", "-", "(", ")", "Cr", "Dr", "INR", "₹", "/-", " ", "3/", "Mar"),
    )
    .map((parts) => parts.join("")),
);
const paise = fc.integer({ min: 1, max: LIMITS.feeMaxPaise });

const INDIAN = new Intl.NumberFormat("en-IN");

/** Writes 12345678 as `1,23,45,678`. */
function grouped(whole: number): string {
  return INDIAN.format(whole);
}

const [HINDI, BENGALI] = ["hi-IN-u-nu-deva", "bn-IN-u-nu-beng"].map(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
);

test("any cell of money is a whole number of paise within bounds, or says why not", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const amount = readAmount(text);
      if (typeof amount === "string") expect(["blank", "unreadable", "tooLarge"]).toContain(amount);
      else {
        expect(Number.isInteger(amount)).toBe(true);
        expect(Math.abs(amount)).toBeLessThan(10 ** 11);
      }
    }),
  );
});

test("an amount is read alike however a bank writes it, and never with the wrong sign", () => {
  const figure = fc.constantFrom(
    (p: number) => (p / 100).toFixed(2),
    (p: number) => `${grouped(Math.floor(p / 100))}.${String(p % 100).padStart(2, "0")}`,
    (p: number) => `${(p / 100).toFixed(2)}00`,
    (p: number) =>
      `${grouped(Math.floor(p / 100)).replaceAll(",", "\u00A0")}.${String(p % 100).padStart(2, "0")}`,
    (p: number) => HINDI?.format(p / 100) ?? "",
    (p: number) => BENGALI?.format(p / 100) ?? "",
  );
  const moneyIn = fc.constantFrom(
    (text: string) => text,
    (text: string) => `₹${text}`,
    (text: string) => `INR ${text}`,
    (text: string) => `Rs. ${text}/-`,
    (text: string) => `${text} Cr`,
    (text: string) => `+${text}`,
    (text: string) => ` ${text}(CR) `,
  );
  const moneyOut = fc.constantFrom(
    (text: string) => `-${text}`,
    (text: string) => `${text} Dr`,
    (text: string) => `(${text})`,
    (text: string) => `₹-${text}`,
    (text: string) => `${text}-`,
    (text: string) => `\u2212${text}`,
  );
  fc.assert(
    fc.property(paise, figure, moneyIn, moneyOut, (amount, write, into, out) => {
      expect(readAmount(into(write(amount)))).toBe(amount);
      expect(readAmount(out(write(amount)))).toBe(-amount);
    }),
  );
});

test("any cell of a date is a day of the calendar or none", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const day = readDate(text);
      if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }),
  );
});

test("a day is read alike in every usual spelling", () => {
  const days = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2099-12-31T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = iso.split("-");
      const name = date.toLocaleString("en-GB", { month: "short", timeZone: "UTC" }).slice(0, 3);
      const short = String(Number(day));
      for (const text of [
        iso,
        `${day}/${month}/${year}`,
        `${short}-${String(Number(month))}-${year.slice(2)}`,
        `${day}.${month}.${year} 11:59:02`,
        `${short} ${name} ${year}`,
        `${day}-${name.toUpperCase()}-${year.slice(2)}`,
        `${name} ${short}, ${year}`,
      ])
        expect([text, readDate(text)]).toEqual([text, iso]);
    }),
  );
});

test("any text is a statement or is refused as bad input; read twice it is the same", () => {
  const line = fc.array(anything, { maxLength: 6 }).map((cells) => cells.join(","));
  const heading = fc.constantFrom(
    "Date,Narration,Amount",
    "Txn Date,Description,Ref No./Cheque No.,Debit,Credit",
    "x,y",
    "",
  );
  fc.assert(
    fc.property(heading, fc.array(line, { maxLength: 6 }), (head, lines) => {
      const csv = [head, ...lines].join("\n");
      try {
        const read = () => {
          const table = statementTable(csv);
          const mapping = guessMapping(table);
          if (!isComplete(mapping)) throw new DomainError("BAD_INPUT");
          return readLines(table, mapping);
        };
        const [once, again] = [read(), read()];
        expect(again).toEqual(once);
        expect(new Set(once.map(({ fingerprint }) => fingerprint)).size).toBe(once.length);
        for (const one of once) readIds(one);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({ code: "BAD_INPUT" });
      }
    }),
  );
});

test("a UPI reference is found at any position in a narration", () => {
  // Excludes numbers that begin like a phone number with its country code, which are not transaction ids.
  const utr = fc.integer({ min: 200_000_000_000, max: 699_999_999_999 }).map(String);
  const word = fc.constantFrom("UPI", "CR", "ASHA RAO", "payment", "HDFC", "Fee", "ok");
  const between = fc.constantFrom("/", "-", " ", "*", ": ");
  fc.assert(
    fc.property(utr, word, word, between, (id, before, after, separator) => {
      const line = { reference: "", description: [before, id, after].join(separator) } as ParsedLine;
      expect(readIds(line).narrationUtrs).toContain(id);
    }),
  );
});
