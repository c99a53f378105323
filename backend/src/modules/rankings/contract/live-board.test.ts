import { isBehindFreeze, isDue, LIVE_DAYS } from "./live-board.js";

const NOON = new Date("2026-02-01T12:00:00.000Z");
const at = (ms: number) => new Date(NOON.getTime() + ms);

test("behind the freeze is what comes from its very moment on, until it is unfrozen", () => {
  const frozen = { freezesAt: NOON, unfrozenAt: null };
  expect(isBehindFreeze(frozen, at(-1))).toBe(false);
  expect(isBehindFreeze(frozen, NOON)).toBe(true);
  expect(isBehindFreeze({ ...frozen, unfrozenAt: at(5) }, at(6))).toBe(false);
  expect(isBehindFreeze({ freezesAt: null, unfrozenAt: null }, NOON)).toBe(false);
});

test("asked while the contest runs, seldom once it is over, and no more after some days", () => {
  const board = { startedAt: NOON, phase: null, shownAt: null, heldAt: null };
  expect(isDue(board, at(1))).toBe(true);
  expect(isDue({ ...board, phase: "CODING", shownAt: at(1) }, at(2))).toBe(true);
  const over = { ...board, phase: "FINISHED", shownAt: NOON, heldAt: at(60_000) };
  expect(isDue(over, at(10 * 60_000))).toBe(false);
  expect(isDue(over, at(11 * 60_000))).toBe(true);
  expect(isDue(board, at(LIVE_DAYS * 24 * 3_600_000 + 1))).toBe(false);
});
