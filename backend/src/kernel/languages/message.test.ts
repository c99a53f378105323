import { dayMsg, joined, knownMsg, momentMsg, msg, textIn } from "./message.js";

test("a message is translated with the messages inside it; typed text does not change", () => {
  const hours = msg("{n, plural, one {# hour} other {# hours}}", { n: 2 });
  const text = msg("Registration for {event} closes in {left}", { event: "The {left} <b> Cup", left: hours });
  expect(textIn("en", text)).toBe("Registration for The {left} <b> Cup closes in 2 hours");
  expect(textIn("hi", text)).toBe("The {left} <b> Cup का रजिस्ट्रेशन 2 घंटे में बंद होगा");
  expect(textIn("hi", "Hello,")).toBe("Hello,");
});

test("as JSON it is the same later", () => {
  const text = joined([msg("Hello,"), knownMsg("Superadmin"), "Asha"], " / ");
  expect(textIn("bn", JSON.parse(JSON.stringify(text)) as typeof text)).toBe("নমস্কার, / Superadmin / Asha");
});

test("a message without translation is English, without the mark that tells its meaning", () => {
  expect(textIn("hi", knownMsg("Not in {any} catalogue|mark", { any: "any" }))).toBe("Not in any catalogue");
  expect(textIn("hi", knownMsg("{n, plural, one {# thing} other {# things}}", { n: 1 }))).toBe("1 thing");
  // An English text takes English plural forms. By the rules of Hindi, 0 would take the same form as 1.
  expect(textIn("hi", knownMsg("{n, plural, one {# thing} other {# things}}", { n: 0 }))).toBe("0 things");
});

test("dates have their month in the language, and the digits of codes and amounts", () => {
  expect(textIn("en", momentMsg(new Date("2025-03-01T11:30:00Z")))).toBe("1 March 2025, 5:00 PM IST");
  expect(textIn("hi", momentMsg(new Date("2025-03-01T11:30:00Z")))).toBe("1 मार्च 2025, 5:00 PM IST");
  expect(textIn("bn", dayMsg("2025-12-09"))).toBe("9 ডিসেম্বর 2025");
  expect(textIn("bn", msg("{n, plural, one {# day} other {# days}}", { n: 12 }))).toBe("12 দিন");
});
