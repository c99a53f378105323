import { HANDLE_PATTERN, normaliseHandle, visibleHandle } from "./handle.js";
import { profileAddress } from "./page-paths.js";

test.each([
  ["tourist", "tourist"],
  ["  um_nik ", "um_nik"],
  ["@Petr.A-1", "Petr.A-1"],
  ["https://codeforces.com/profile/tourist", "tourist"],
  ["http://www.codeforces.com/profile/tourist/", "tourist"],
  ["codeforces.com/profile/tourist?locale=en#top", "tourist"],
  ["HTTPS://M1.Codeforces.com/profile/Tourist", "Tourist"],
  ["HTTPS://CODEFORCES.COM/PROFILE/tourist", "tourist"],
  ["", null],
  ["   ", null],
])("%j is the handle %j", (text, handle) => {
  expect(HANDLE_PATTERN.test(text)).toBe(true);
  expect(normaliseHandle(text)).toBe(handle);
});

test.each([
  "ab",
  "a".repeat(25),
  "two words",
  "ravi@example.org",
  "@@tourist",
  "https://example.org/profile/tourist",
  "https://codeforces.com/profile/",
  "https://codeforces.com/profile/../admin",
  "https://codeforces.com/contest/1",
  "टूरिस्ट",
  "tourist\nx",
])("%j is none", (text) => {
  expect(HANDLE_PATTERN.test(text)).toBe(false);
});

test.each([
  "tourist,",
  "<https://codeforces.com/profile/tourist>",
  "(tourist)",
  " tourist; ",
  "ｔｏｕｒｉｓｔ",
])("%j is understood without what is around it", (text) => {
  expect([HANDLE_PATTERN.test(visibleHandle(text)), normaliseHandle(text)]).toEqual([true, "tourist"]);
});

test("a profile's address holds no more than the handle", () => {
  expect(profileAddress("um_nik")).toBe("https://codeforces.com/profile/um_nik");
  expect(profileAddress("../a?b")).toBe("https://codeforces.com/profile/..%2Fa%3Fb");
});
