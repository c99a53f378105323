import { ONE_LINE, withoutUnseen } from "./plain-text.js";
import { cpuMs } from "../testing/cpu-ms.js";

test.each([
  ["a plain name", "Asha Rao"],
  ["accents, composed and not", "Zoë Re\u0301sume\u0301"],
  ["Devanagari", "आशा राव"],
  ["Devanagari with a bare consonant", "राज\u094d\u200cकुमार"],
  ["Marathi with an eyelash ra", "दर\u094d\u200dया"],
  ["a Malayalam chillu at the end of a word", "രമേശന\u0d4d\u200d നായര\u0d4d\u200d"],
  ["the Bengali khanda ta", "সত\u09cd\u200dজিৎ"],
  ["the Bengali ya-phalaa after ra", "র\u200d\u09cdযান"],
  ["Kannada", "ರಾಜ\u0ccd\u200cಕುಮಾರ\u0ccd"],
  ["Telugu", "రాజ\u0c4d\u200cకుమార్"],
  ["Sinhala", "ශ\u0dca\u200dරී"],
  ["emoji with a skin tone", "👍🏽 Squad"],
  ["an emoji as phones type it, with a variation selector", "Team ❤\ufe0f"],
  ["nothing", ""],
])("%s is one line of text", (_what, text) => {
  expect(ONE_LINE.test(text)).toBe(true);
  expect(withoutUnseen(text)).toBe(text);
});

const UNSEEN = [
  ...[0x0000, 0x0009, 0x000a, 0x000d, 0x007f, 0x0085, 0x2028, 0x2029],
  ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff, 0x061c, 0x00ad],
  ...[0x3164, 0x115f, 0x1160, 0xffa0, 0x2800, 0x034f, 0x17b4, 0x180b, 0xfe00, 0xfe0f, 0xe0100],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
];
test.each(UNSEEN.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
  "U+%s is refused between letters, at the beginning and at the end",
  (_code, unseen) => {
    for (const text of [`Ab${unseen}cod.exe`, `${unseen}Asha`, `Asha${unseen}`, unseen]) {
      expect(ONE_LINE.test(text)).toBe(false);
      expect(withoutUnseen(text)).not.toContain(unseen);
    }
  },
);

test.each([
  ["a joiner between Latin letters", "As\u200dha"],
  ["a joiner between letters without a virama", "आ\u200cशा"],
  ["two joiners in a row", "राज\u094d\u200c\u200cकुमार"],
  ["a joiner of the one kind and then the other", "राज\u094d\u200d\u200cकुमार"],
  ["a joiner at the beginning", "\u200dराज"],
  ["a non-joiner between letter and virama", "র\u200c\u09cdযান"],
  ["an override in an Indic name", "राज\u094d\u202eकुमार"],
  ["a lone surrogate", "Asha \ud800"],
])("%s is refused", (_what, text) => {
  expect(ONE_LINE.test(text)).toBe(false);
});

test("a megabyte is checked without delay, whatever its characters", () => {
  const started = cpuMs();
  for (const part of ["a", "ന\u0d4d\u200d", "র\u200d\u09cd", "\u0d4d"]) {
    expect(ONE_LINE.test(part.repeat(300_000))).toBe(true);
    expect(ONE_LINE.test(`${part.repeat(300_000)}\u202e`)).toBe(false);
  }
  expect(cpuMs() - started).toBeLessThan(5000);
});
