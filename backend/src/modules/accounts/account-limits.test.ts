import { loginDelay } from "./account-limits.js";

test("ten failures are free; then each try waits twice as long, never over five seconds", () => {
  expect([0, 9, 10, 11, 12, 13, 14, 15, 1000].map(loginDelay)).toEqual([
    0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000,
  ]);
});
