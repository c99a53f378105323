import { WITHOUT_CONTACT } from "./listing.input.js";

test.each([
  "Third year, C++ and a little Java, free in the evenings",
  "I like graphs, DP and 3.5 hours of sleep",
  "C/C++; evenings after 9.30 pm",
  "1600 on Codeforces. Two years in the ICPC team.",
])("%s is fine", (line) => {
  expect(WITHOUT_CONTACT.test(line)).toBe(true);
});

test.each([
  "write to asha@example.org",
  "asha＠example",
  "https://example.org",
  "see www example",
  "t.me/asha",
  "wa.me",
  "asha.dev",
  "asha。dev",
  "call 98765 43210",
  "98-76-54-32-10",
  "९८७६५४३२१०",
])("%s is refused", (line) => {
  expect(WITHOUT_CONTACT.test(line)).toBe(false);
});
