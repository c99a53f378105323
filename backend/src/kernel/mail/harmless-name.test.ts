import { harmlessName } from "./harmless-name.js";

test.each([
  ["Asha Rao"],
  ["Dr. Asha Rao"],
  ["O'Neil-Smith, Jr."],
  ["Team 42!"],
  ["Batch 2022-2026"],
  ["Null & Void"],
  ["രമേശന്\u200d"],
  ["राज\u094d\u200cकुमार"],
  ["👍🏽 Squad"],
])("%s does not change", (name) => {
  expect(harmlessName(name)).toBe(name);
});

test.each([
  ["a scheme", "http://evil.example/login", "http evil example login"],
  ["www", "www.evil.example", "www evil example"],
  ["a bare domain", "Open evil.example now", "Open evil example now"],
  ["a path", "evil/login", "evil login"],
  ["two slashes alone", "//evil", "evil"],
  ["a backslash", "\\\\evil\\login", "evil login"],
  ["a numeric address", "192.0.2.7", "192 0 2 7"],
  ["a mail address", "help@evil.example", "help evil example"],
  ["a scheme without slashes", "mailto:help@evil.example", "mailto help evil example"],
  ["a port", "localhost:4000", "localhost 4000"],
  ["initials", "A.P.J. Rao", "A P J. Rao"],
  ["an ideographic full stop", "evil。example", "evil example"],
  ["a full-width full stop", "evil．example", "evil example"],
  ["a half-width full stop", "evil｡example", "evil example"],
  ["a one dot leader", "evil\u2024example", "evil example"],
  ["a small full stop", "evil\ufe52example", "evil example"],
  ["full-width letters and slashes", "ｈｔｔｐ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ", "http evil example"],
  ["a dot between zero-width spaces", "evil\u200b.\u200bexample", "evil example"],
  ["a dot behind a word joiner", "evil\u2060.\ufeffexample", "evil example"],
  ["a dot with a soft hyphen behind it", "evil.\u00adexample", "evil example"],
  ["a dot with an accent on it", "evil.\u0301example", "evil \u0301example"],
  ["a direction override", "\u202eelpmaxe.live", "elpmaxe live"],
  ["many dots", "evil...example", "evil example"],
  ["an ellipsis", "evil…example", "evil example"],
  ["a numbered full stop", "evil⒈example", "evil1 example"],
  ["a phone number", "Call 9876543210 now", "Call … now"],
  ["a phone number in groups", "+91 (98765) 432-10", "…"],
  ["a phone number with dots", "98.76.54.32.10", "…"],
  ["a full-width phone number", "９８７６５４３２１０", "…"],
  ["a phone number in Devanagari", "९८७६५ ४३२१०", "…"],
  ["line breaks", "Asha\r\n\r\nYour account\u2028is locked", "Asha Your account is locked"],
])("%s is no link", (_what, name, plain) => {
  expect(harmlessName(name)).toBe(plain);
});

test("it is cut at 40 characters, never inside one", () => {
  const cut = harmlessName("Hello your account is locked, open this page at once and log in");
  expect(cut).toBe("Hello your account is locked, open this…");
  expect(cut).toHaveLength(40);
  expect(harmlessName("x".repeat(40))).toBe("x".repeat(40));
  expect(harmlessName("x".repeat(41))).toBe(`${"x".repeat(39)}…`);
  expect(harmlessName("e\u0301".repeat(60))).toBe(`${"é".repeat(39)}…`);
  const family = "👨\u{1f3fd}";
  expect(harmlessName(family.repeat(60))).toBe(`${family.repeat(19)}…`);
  expect(Array.from(harmlessName(`a${"\u0316".repeat(119)}`)).length).toBeLessThanOrEqual(40);
});

test("a name that its normalised spelling makes longer is cut too", () => {
  expect(Array.from(harmlessName("\ufdfa".repeat(120))).length).toBeLessThanOrEqual(40);
});
