import { fetchInTime, LONG_DEADLINE_MS } from "./deadline";

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(
    (_url, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(init.signal?.reason as Error);
        });
      }),
  );
});
afterEach(() => jest.useRealTimers());

test.each([
  ["15 s", {}, undefined, 15_000],
  ["15 s also where others may stop it", { signal: new AbortController().signal }, undefined, 15_000],
  ["two minutes for a file", { body: "x".repeat(60_000) }, undefined, 120_000],
  ["as long as is said", {}, LONG_DEADLINE_MS, 120_000],
])("a request without an answer ends: %s", async (_what, init, ms, after) => {
  const ended = jest.fn();
  fetchInTime("/graphql", init, ms).catch(ended);
  await jest.advanceTimersByTimeAsync(after - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
});

test("and at once when it is stopped", async () => {
  const control = new AbortController();
  const pendingReply = fetchInTime("/graphql", { signal: control.signal });
  control.abort(new Error("left"));
  await expect(pendingReply).rejects.toThrow("left");
});
