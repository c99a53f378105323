import { retryAfterSeconds } from "./outgoing-post.js";

const NOW = Date.UTC(1994, 10, 6, 8, 49, 7);

test.each([
  ["30", 30],
  [" 30 ", 30],
  ["Sun, 06 Nov 1994 08:49:37 GMT", 30],
  ["Sunday, 06-Nov-94 08:49:37 GMT", 30],
  ["Sun Nov  6 08:49:37 1994", 30],
  ["Sun, 06 Nov 1994 08:00:00 GMT", 0],
  ["Fri, 31 Dec 9999 23:59:59 GMT", 999_999],
  ["86400000", 999_999],
  ["-5", null],
  ["1.5", null],
  ["soon", null],
  ["2", 2],
  ["1994", 1994],
  ["Sun, 36 Nov 1994 08:49:37 GMT", null],
  ["", null],
  [undefined, null],
])("Retry-After %j is a wait of %s seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
