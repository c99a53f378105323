import { clearSession, writeSession } from "../shared/session/session-store";
import { loginResponse } from "../shared/testing/login-response";
import { chooseAccess, fetchWithToken, tokenToSend } from "./access";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const sent = (call: number): string | null =>
  new Headers(fetchMock.mock.calls[call]?.[1].headers).get("authorization");
const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  clearSession();
  chooseAccess({ access: "session", pasted: "" });
  fetchMock.mockReset().mockImplementation(() => answer({ data: {} }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

test("sends the token of the signed-in session, and none without a session", async () => {
  await fetchWithToken("/graphql");
  expect(sent(0)).toBeNull();
  const login = loginResponse();
  writeSession(login);
  await fetchWithToken("/graphql", { headers: { "content-type": "application/json" } });
  expect(sent(1)).toBe(`Bearer ${login.token}`);
  expect(new Headers(fetchMock.mock.calls[1]?.[1].headers).get("content-type")).toBe("application/json");
});

test.each(["abc.def.ghi", "  Bearer abc.def.ghi\n"])("sends a pasted token: %j", async (pasted) => {
  writeSession(loginResponse());
  chooseAccess({ access: "pasted", pasted });
  await fetchWithToken("/graphql");
  expect(sent(0)).toBe("Bearer abc.def.ghi");
});

test("a visitor sends nothing, and neither does an empty paste", async () => {
  writeSession(loginResponse());
  chooseAccess({ access: "visitor" });
  await expect(tokenToSend()).resolves.toBeNull();
  chooseAccess({ access: "pasted", pasted: " " });
  await expect(tokenToSend()).resolves.toBeNull();
});

test("a header written by hand wins", async () => {
  writeSession(loginResponse());
  await fetchWithToken("/graphql", { headers: { Authorization: "Bearer mine" } });
  expect(sent(0)).toBe("Bearer mine");
});

test("a session's token that a change of role made void is renewed once, a pasted one never", async () => {
  const renewed = loginResponse({ role: "Team Leader" });
  const refused = { errors: [{ message: "Please log in.", extensions: { code: "UNAUTHENTICATED" } }] };
  fetchMock.mockImplementation((url, init) => {
    if (url === "/api/auth/refresh") return answer(renewed);
    const isNew = new Headers(init.headers).get("authorization") === `Bearer ${renewed.token}`;
    return isNew ? answer({ data: { ok: true } }) : answer(refused, 401);
  });
  writeSession(loginResponse());
  await expect((await fetchWithToken("/graphql")).json()).resolves.toEqual({ data: { ok: true } });
  expect(fetchMock).toHaveBeenCalledTimes(3);

  chooseAccess({ access: "pasted", pasted: "old" });
  await expect((await fetchWithToken("/graphql")).json()).resolves.toEqual(refused);
  expect(fetchMock).toHaveBeenCalledTimes(4);
});
