import { act, renderHook } from "@testing-library/react";
import { useNotice } from "./use-notice";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a notice clears after 3 s", () => {
  const { result } = renderHook(() => useNotice());
  act(() => result.current.show("success", "Team created successfully!"));
  act(() => jest.advanceTimersByTime(2_999));
  expect(result.current.notice).toMatchObject({ tone: "success", text: "Team created successfully!" });
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.notice).toBeNull();
});

test("one that stays stays until it is cleared or replaced", () => {
  const { result } = renderHook(() => useNotice());
  act(() => result.current.show("error", "Failed to check team status", { stay: true }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current.notice?.text).toBe("Failed to check team status");
  act(() => result.current.clear());
  expect(result.current.notice).toBeNull();
});

test("a new notice has its own 3 s", () => {
  const { result } = renderHook(() => useNotice());
  act(() => result.current.show("error", "first"));
  act(() => jest.advanceTimersByTime(2_000));
  act(() => result.current.show("error", "second"));
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current.notice?.text).toBe("second");
});
