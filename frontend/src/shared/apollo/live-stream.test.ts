import { clearSession, readSession, writeSession } from "../session/session-store";
import { loginResponse } from "../testing/login-response";
import { openStream } from "./live-stream";

const fetchMock = jest.fn<Promise<Response>, []>();

/** Follows a subscription until the end of the test. */
function follow() {
  const sink = { next: jest.fn(), error: jest.fn(), complete: jest.fn() };
  const stop = openStream([{ query: "subscription { teamChanged { id } }" }], sink, readSession()?.userId);
  return { sink, stop };
}
const requests = () => fetchMock.mock.calls.length;

beforeEach(() => {
  jest.useFakeTimers();
  // Makes the random part of every pause as long as possible.
  jest.spyOn(Math, "random").mockReturnValue(1);
  fetchMock.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  globalThis.fetch = fetchMock;
  writeSession(loginResponse());
});

afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

test("what broke off is asked for again, more and more patiently", async () => {
  const { stop } = follow();
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(1);
  await jest.advanceTimersByTimeAsync(499);
  expect(requests()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(requests()).toBe(2);
  await jest.advanceTimersByTimeAsync(999);
  expect(requests()).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(requests()).toBe(3);
  stop();
});

test("and at once when the browser finds its network again", async () => {
  const { stop } = follow();
  await jest.advanceTimersByTimeAsync(60_000);
  const before = requests();
  dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(0);
  expect(requests()).toBe(before + 1);
  stop();
});

test("not any more when no user is signed in", async () => {
  const { sink } = follow();
  await jest.advanceTimersByTimeAsync(0);
  clearSession();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests()).toBe(1);
  expect(sink.error).toHaveBeenCalledTimes(1);
});

test("nor in the name of another person who signs in", async () => {
  const { sink } = follow();
  await jest.advanceTimersByTimeAsync(0);
  writeSession({ ...loginResponse(), id: "ravi", userId: "ravi" });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(requests()).toBe(1);
  expect(sink.error).toHaveBeenCalledTimes(1);
});
