import { act } from "@testing-library/react";

const realTimeout = setTimeout;

/** Replaces the timers until the end of the test. The timers run with the real clock, and `pass` moves them ahead. */
export function movableClock(): void {
  jest.useFakeTimers({ advanceTimers: true });
}

afterEach(() => jest.useRealTimers());

/** Waits until the screen has set its timers, then moves the clock ahead by `milliseconds`. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)));
  act(() => jest.advanceTimersByTime(milliseconds));
}
