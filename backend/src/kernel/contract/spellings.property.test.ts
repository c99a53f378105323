import { fc } from "../../../../scripts/jest/properties.js";
import { normaliseEmail } from "./email.js";
import { normaliseHandle } from "./handle.js";
import { normalisePhone } from "./phone.js";
import { foldSearch, matchesSearch, searchQuery } from "./search-text.js";
import { withoutMarks } from "./visible-text.js";

const MARKS = ["", "\u200b", "\u200e", "\u202a", "\u2060", "\u2068", "\ufeff", "\u00ad", "\ufe0f"];
const mark = fc.constantFrom(...MARKS);
const space = fc.constantFrom("", " ", "\t", "\n", "\u00a0", "\u3000");
const form = fc.constantFrom("NFC", "NFD", "NFKD");
/**
 * The zero of ten scripts besides ASCII: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Arabic
 * (Urdu), full-width.
 */
const zero = fc.constantFrom(0x30, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0x6f0, 0xff10);

/** Returns the text with marks between its characters. */
const marked = (text: string) =>
  fc
    .array(mark, { minLength: text.length + 1, maxLength: text.length + 1 })
    .map((marks) =>
      Array.from(text).reduce((all, letter, at) => all + letter + (marks[at + 1] ?? ""), marks[0] ?? ""),
    );

const DOMAINS = [
  ["b\u00fccher.example", "xn--bcher-kva.example"],
  ["\u0909\u0926\u093e\u0939\u0930\u0923.\u092d\u093e\u0930\u0924", "xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["example.org", "example.org"],
] as const;

test("an address in whatever spelling is stored as one", () => {
  const local = fc.constantFrom("asha", "asha.rao+club", "jos\u00e9");
  fc.assert(
    fc.property(
      local
        .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...DOMAINS), form))
        .chain(([name, [domain, ascii], unicode]) =>
          fc.tuple(
            fc.constant(`${name}@${ascii}`),
            marked(`${name}@${domain}`.normalize(unicode)),
            fc.constantFrom("", "mailto:", "Asha <"),
            space,
            fc.boolean(),
          ),
        ),
      ([stored, typed, before, around, isUpper]) => {
        const address = isUpper ? typed.toUpperCase() : typed;
        const pasted = `${around}${before}${address}${before.endsWith("<") ? ">" : ""}${around}`;
        expect(normaliseEmail(pasted)).toBe(stored);
        expect(normaliseEmail(stored)).toBe(stored);
      },
    ),
  );
});

test("a phone number in whatever script and grouping is stored as ten digits, and a search for it finds it", () => {
  const digits = fc.tuple(fc.integer({ min: 6, max: 9 }), fc.stringMatching(/^[0-9]{9}$/));
  const prefix = fc.constantFrom("", "0", "+91", "91", "0091", "+91 (0)", "tel:+91");
  fc.assert(
    fc.property(
      digits,
      zero,
      prefix,
      fc.constantFrom(" ", "-", "", ".", "\u2013"),
      mark,
      ([first, rest], from, before, gap, sign) => {
        const phone = String(first) + rest;
        const written = `${before}${phone.slice(0, 5)}${gap}${phone.slice(5)}`;
        const typed =
          sign + written.replace(/[0-9]/g, (digit) => String.fromCodePoint(from + Number(digit))) + sign;
        expect(normalisePhone(typed)).toBe(phone);
        expect(matchesSearch(foldSearch(`Asha Rao\n${phone}`), searchQuery(typed))).toBe(true);
      },
    ),
  );
});

test("a handle however it is pasted is stored alone", () => {
  const handle = fc.stringMatching(/^[A-Za-z0-9_.-]{3,24}$/);
  const before = fc.constantFrom(
    "",
    "@",
    "https://codeforces.com/profile/",
    "m1.codeforces.com/submissions/",
  );
  fc.assert(
    fc.property(
      handle.chain((name) => fc.tuple(fc.constant(name), before, marked(name))),
      space,
      ([name, from, typed], around) => {
        expect(normaliseHandle(around + from + typed + around)).toBe(name);
      },
    ),
  );
});

test("a name in either form of its letters is found by a search in either", () => {
  const names = fc.constantFrom(
    "\u0986\u09df\u09c7\u09b6\u09be",
    "\u091c\u093c\u094b\u092f\u093e",
    "Zo\u00eb D\u2019Souza",
  );
  fc.assert(
    fc.property(names, form, form, mark, (name, one, other, sign) => {
      const stored = withoutMarks(name.normalize(one) + sign);
      expect(withoutMarks(stored)).toBe(stored);
      expect(matchesSearch(foldSearch(stored), searchQuery(sign + name.normalize(other)))).toBe(true);
    }),
  );
});
