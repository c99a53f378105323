import { clearSession, readSession, writeSession } from "../../../shared/session/session-store";
import { renewSession } from "../../../shared/session/refresh";
import { loginResponse } from "../../../shared/testing/login-response";
import { exchangeSession } from "./exchange-session";

/** Provides a minimal version of Web Locks, which jsdom lacks: tasks run one after the other. */
function provideLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    last = last.then(task, task);
    return last;
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
}

/** Makes the server refuse the refresh cookie, as it does after a task has replaced the session. */
const refuseRefresh = () => {
  const fetchMock = jest.fn(() => Promise.resolve(Response.json({}, { status: 401 })));
  globalThis.fetch = fetchMock;
  return fetchMock;
};

beforeEach(provideLocks);
afterEach(() => {
  clearSession(true);
  Reflect.deleteProperty(navigator, "locks");
});

test("a concurrent renewal waits, and takes the new session instead of ending it", async () => {
  const refresh = refuseRefresh();
  const [old, fresh] = [loginResponse(), loginResponse()];
  writeSession(old);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const exchange = exchangeSession(async () => {
    await answered;
    writeSession(fresh);
    return "done";
  });
  await Promise.resolve();
  const renewal = renewSession(old.token);
  answer();
  await expect(exchange).resolves.toBe("done");
  await expect(renewal).resolves.toMatchObject({ outcome: "renewed", session: { token: fresh.token } });
  expect(refresh).not.toHaveBeenCalled();
  expect(readSession()?.token).toBe(fresh.token);
});

test("what the task fails with is passed on, and renewals go on", async () => {
  refuseRefresh();
  const old = loginResponse();
  writeSession(old);
  await expect(exchangeSession(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  await expect(renewSession(old.token)).resolves.toEqual({ outcome: "ended" });
});

test("a task that itself waits for a renewal gets one in the end", async () => {
  jest.useFakeTimers();
  refuseRefresh();
  const old = loginResponse();
  writeSession(old);
  const exchange = exchangeSession(() => renewSession(old.token));
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  await expect(exchange).resolves.toEqual({ outcome: "ended" });
});
