import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { of } from "rxjs";
import { loginResponse } from "../testing/login-response";
import { clearSession, readSession, writeSession } from "../session/session-store";
import { sessionLink } from "./session-link";

const QUERY = gql`
  query Viewer {
    name
  }
`;
const SPENT: ApolloLink.Result = {
  data: null,
  errors: [{ message: "Please log in.", extensions: { code: "UNAUTHENTICATED" } }],
};
const DONE: ApolloLink.Result = { data: { name: "Ananya" } };

/**
 * Creates a client whose server gives these replies. `seen` contains the authorization headers that the server
 * received.
 */
function clientWith(answers: ApolloLink.Result[], onRequest: () => void = () => undefined) {
  const seen: unknown[] = [];
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    seen.push(headers?.["authorization"]);
    onRequest();
    return of(answers[seen.length - 1] ?? DONE);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([sessionLink, server]),
    cache: new InMemoryCache(),
  });
  return { seen, ask: () => client.query({ query: QUERY, fetchPolicy: "no-cache" }) };
}

const refreshAnswers = (status: number, body: unknown = {}) => {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
};

beforeEach(() => clearSession());

test("sends the token, and none when signed out", async () => {
  const { seen, ask } = clientWith([DONE, DONE]);
  await ask();
  const { token } = loginResponse();
  writeSession({ ...loginResponse(), token });
  await ask();
  expect(seen).toEqual([undefined, `Bearer ${token}`]);
});

test("renews a spent token once and sends the operation again", async () => {
  const old = loginResponse();
  const renewed = loginResponse();
  writeSession(old);
  refreshAnswers(200, renewed);
  const { seen, ask } = clientWith([SPENT, DONE]);
  await expect(ask()).resolves.toMatchObject({ data: { name: "Ananya" } });
  expect(seen).toEqual([`Bearer ${old.token}`, `Bearer ${renewed.token}`]);
});

test("does not try a third time", async () => {
  writeSession(loginResponse());
  refreshAnswers(200, loginResponse());
  const { seen, ask } = clientWith([SPENT, SPENT, DONE]);
  await expect(ask()).rejects.toThrow("Please log in.");
  expect(seen).toHaveLength(2);
});

test("when the renewal is refused, the first error is the result and the session is over", async () => {
  writeSession(loginResponse());
  refreshAnswers(401);
  const { seen, ask } = clientWith([SPENT]);
  await expect(ask()).rejects.toThrow("Please log in.");
  expect(seen).toHaveLength(1);
  expect(readSession()).toBeNull();
});

test("what one person began is not sent in the name of another who signed in since", async () => {
  const asha = loginResponse();
  const ravi = { ...loginResponse(), id: "ravi", userId: "ravi" };
  writeSession(asha);
  const { seen, ask } = clientWith([SPENT, DONE]);
  const pendingReply = ask();
  // Another user signs in in another tab before the request is sent.
  localStorage.setItem("user", JSON.stringify(ravi));
  await expect(pendingReply).rejects.toThrow("Another user signed in.");
  expect(seen).toEqual([]);
});

test("nor after its token was refused", async () => {
  const asha = loginResponse();
  const ravi = { ...loginResponse(), id: "ravi", userId: "ravi" };
  writeSession(asha);
  const answers = [SPENT, DONE];
  const { seen, ask } = clientWith(answers, () => writeSession(ravi));
  await expect(ask()).rejects.toThrow("Please log in.");
  expect(seen).toEqual([`Bearer ${asha.token}`]);
  expect(readSession()?.userId).toBe("ravi");
});
