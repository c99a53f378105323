import { loginResponse } from "../testing/login-response";
import { logOut } from "./log-out";
import { freshToken, renewSession } from "./refresh";
import { clearSession, readSession, writeSession } from "./session-store";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/**
 * Stores a session as an earlier page would have. This page did not receive the token, so it judges the token's age by
 * the clock.
 */
function storedEarlier(response: ReturnType<typeof loginResponse>) {
  localStorage.setItem("user", JSON.stringify(response));
  return response;
}

beforeEach(() => {
  clearSession();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test("a token with more than a minute left is used unchanged", async () => {
  const { token } = storedEarlier(loginResponse({ expiresIn: 90 }));
  await expect(freshToken()).resolves.toBe(token);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a token in its last minute is renewed first, with the cookie and an empty JSON body", async () => {
  storedEarlier(loginResponse({ expiresIn: 50 }));
  const renewed = loginResponse();
  fetchMock.mockReturnValue(answer(200, renewed));
  await expect(freshToken()).resolves.toBe(renewed.token);
  expect(readSession()?.token).toBe(renewed.token);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("/api/auth/refresh");
  expect(init).toMatchObject({ method: "POST", credentials: "same-origin", body: "{}" });
  expect(init?.headers).toMatchObject({ "content-type": "application/json", "accept-language": "en" });
});

test("many askers at once make one request", async () => {
  const { token } = storedEarlier(loginResponse({ expiresIn: -5 }));
  const renewed = loginResponse();
  fetchMock.mockImplementation(() => answer(200, renewed));
  const tokens = await Promise.all([
    freshToken(),
    freshToken(),
    renewSession(token).then(() => freshToken()),
  ]);
  expect(new Set(tokens)).toEqual(new Set([renewed.token]));
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("what another tab renewed while this one waited for the lock is taken over", async () => {
  const { token } = storedEarlier(loginResponse({ expiresIn: -5 }));
  const other = loginResponse();
  const locks = {
    request: async (_name: string, task: () => Promise<unknown>) => (storedEarlier(other), task()),
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  await expect(renewSession(token)).resolves.toMatchObject({
    outcome: "renewed",
    session: { token: other.token },
  });
  expect(fetchMock).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "locks");
});

test("a refusal ends the session", async () => {
  storedEarlier(loginResponse({ expiresIn: -5 }));
  fetchMock.mockReturnValue(answer(401, { code: "UNAUTHENTICATED" }));
  await expect(freshToken()).resolves.toBeNull();
  expect(readSession()).toBeNull();
});

test.each([
  ["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server is busy", () => answer(503)],
  ["the answer is no session", () => answer(200, null)],
])("the session stays when %s", async (_case, reply) => {
  const { token } = storedEarlier(loginResponse({ expiresIn: -5 }));
  fetchMock.mockImplementation(reply);
  await expect(renewSession(token)).resolves.toEqual({ outcome: "unreachable" });
  expect(readSession()?.token).toBe(token);
});

test("logging out during a refresh wins", async () => {
  const { token } = storedEarlier(loginResponse({ expiresIn: -5 }));
  fetchMock.mockImplementation((url) => {
    if (url.endsWith("/refresh")) clearSession(true);
    return answer(200, loginResponse());
  });
  await expect(renewSession(token)).resolves.toEqual({ outcome: "ended" });
  expect(readSession()).toBeNull();
});

test("logging out forgets at once, then tells the server with the token", async () => {
  const response = loginResponse();
  writeSession(response);
  fetchMock.mockReturnValue(answer(200));
  const loggedOut = logOut();
  expect(readSession()).toBeNull();
  await expect(loggedOut).resolves.toBe(true);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe("/api/auth/logout");
  expect(init?.headers).toMatchObject({ authorization: `Bearer ${response.token}` });
});
