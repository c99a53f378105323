import { act } from "@testing-library/react";

const realTimeout = setTimeout;

/** From here to the test's end the timers that are set run with the clock and may be moved ahead with `pass`. */
export function movableClock(): void {
  jest.useFakeTimers({ advanceTimers: true });
}

afterEach(() => jest.useRealTimers());

/** Lets what is on the screen set its timers, then lets that many milliseconds pass at once. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)));
  act(() => jest.advanceTimersByTime(milliseconds));
}
