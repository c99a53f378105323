import { act } from "@testing-library/react";

/** From here to the test's end the timers that are set run with the clock and may be moved ahead with `pass`. */
export function movableClock(): void {
  jest.useFakeTimers({ advanceTimers: true });
}

afterEach(() => jest.useRealTimers());

/** Lets that many milliseconds pass at once. */
export function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}
