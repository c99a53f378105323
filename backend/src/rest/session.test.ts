import { signUpStudent, TEST_PASSWORD } from "../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../app/testing/test-app.js";
import { idOf } from "../app/testing/unconfirmed-admin.js";
import { execute, toSqlTime } from "../kernel/db/raw-sql.js";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("logging in and staying in", () => {
  test("a wrong password and an unknown address read the same", async () => {
    const client = app.client();
    const wrongPassword = await client.post("/api/auth/login", {
      email: TEST_ADMIN.email,
      password: "wrong password",
    });
    const unknown = await client.post("/api/auth/login", {
      email: "unknown@example.org",
      password: "wrong password",
    });
    expect(wrongPassword.body).toEqual({
      message: "Invalid Username or Password",
      code: "INVALID_CREDENTIALS",
    });
    expect([unknown.status, unknown.body]).toEqual([wrongPassword.status, wrongPassword.body]);
  });

  test("the refresh cookie is HttpOnly and strict, rotates, and its late reuse ends the family", async () => {
    const { client } = await signUpStudent(app, "stay@example.org");
    const first = client.cookies.get("club-refresh") ?? "";
    const renewed = await client.post<{ token: string }>("/api/auth/refresh");
    expect(renewed.status).toBe(200);
    expect(renewed.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict|SameSite=Strict.*HttpOnly/i);
    const second = client.cookies.get("club-refresh");
    expect(second).not.toBe(first);

    const otherTab = app.client();
    otherTab.cookies.set("club-refresh", first);
    expect((await otherTab.post("/api/auth/refresh")).status).toBe(200);
    expect(otherTab.cookies.get("club-refresh")).toBe(second); // the other tab gets the same new token

    await client.post("/api/auth/refresh");
    const attacker = app.client();
    attacker.cookies.set("club-refresh", first); // This cookie is two generations old.
    expect((await attacker.post("/api/auth/refresh")).status).toBe(401);
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
    client.token = renewed.body.token;
    expect(
      (await client.graphql('mutation { leaveTeam(input: {teamId: "x"}) { message } }')).errors?.[0]
        ?.extensions.code,
    ).toBe("UNAUTHENTICATED");
  });

  test("a made-up secret for a session's id ends nothing", async () => {
    const { client } = await signUpStudent(app, "guessed@example.org");
    const cookie = client.cookies.get("club-refresh") ?? "";
    const [id = "", secret = "", proof = ""] = cookie.split(".");
    for (const guess of [
      id,
      `${id}.`,
      `${id}.${"A".repeat(43)}`,
      `${id}.${"A".repeat(43)}.${proof}`,
      `${id}.${secret}`,
    ]) {
      const guesser = app.client();
      guesser.cookies.set("club-refresh", guess);
      expect((await guesser.post("/api/auth/refresh")).status).toBe(401);
      guesser.cookies.set("club-refresh", guess);
      await guesser.post("/api/auth/logout");
    }
    expect((await client.post("/api/auth/refresh")).status).toBe(200);
  });

  test("twenty refreshes of one cookie at once agree on one successor", async () => {
    const { client } = await signUpStudent(app, "tabs@example.org");
    const first = client.cookies.get("club-refresh") ?? "";
    const tabs = Array.from({ length: 20 }, () => {
      const tab = app.client();
      tab.cookies.set("club-refresh", first);
      return tab;
    });
    const replies = await Promise.all(tabs.map((tab) => tab.post("/api/auth/refresh")));
    expect(replies.map((reply) => reply.status)).toEqual(tabs.map(() => 200));
    expect(new Set(tabs.map((tab) => tab.cookies.get("club-refresh"))).size).toBe(1);
  });

  test("cookies of another site's page count for nothing", async () => {
    const { client } = await signUpStudent(app, "csrf@example.org");
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const reply = await client.send("POST", "/api/auth/refresh", {}, headers);
      expect([reply.status, reply.body["code"]]).toEqual([403, "CROSS_SITE"]);
    }
  });

  test.each([
    ["application/json", "small letters", (token: string) => `bearer ${token}`],
    ["Application/JSON", "capitals and two spaces", (token: string) => `BEARER  ${token}`],
    ['application/json; charset="UTF-8"', "a tab", (token: string) => `Bearer\t${token}`],
  ])(
    "a request of the type %s with its token after %s, and without a body, is done",
    async (type, how, written) => {
      const { client } = await signUpStudent(app, `${how.replaceAll(/\W/g, "")}@example.org`);
      const authorization = written(client.token ?? "");
      const send = (method: string, path: string) =>
        client.send(method, path, "", { "content-type": type, authorization });
      expect((await client.send("GET", "/api/teams", undefined, { authorization })).status).toBe(200);
      expect((await send("POST", "/api/auth/refresh")).status).toBe(200);
      expect((await send("POST", "/api/auth/logout")).status).toBe(200);
      expect((await send("POST", "/api/auth/refresh")).status).toBe(401);
    },
  );

  test.each([
    ["http://localhost:4000", "site.example"],
    ["http://club.example", "Club.Example:80"],
    ["http://club.example:4000", "CLUB.example:4000"],
  ])("a page of %s keeps its session at %s", async (origin, host) => {
    const headers = { origin, host, cookie: "club-refresh=unknown", "content-type": "application/json" };
    const { server } = app.application;
    const { statusCode } = await server.inject({ method: "POST", url: "/api/auth/refresh", headers });
    expect(statusCode).toBe(401); // not 403, which would mean that the request came from another site's page
  });

  test("logging out ends the token and the cookie at once", async () => {
    const { client } = await signUpStudent(app, "leave@example.org");
    expect((await client.graphql("{ viewer { email } }")).data).toEqual({
      viewer: { email: "leave@example.org" },
    });
    expect((await client.post("/api/auth/logout")).status).toBe(200);
    expect((await client.graphql("{ viewer { email } }")).data).toEqual({ viewer: null });
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
  });

  test("a log-in ends the session that the browser had, also of another account", async () => {
    const { client } = await signUpStudent(app, "again@example.org");
    const login = { email: "shared@example.org", password: TEST_PASSWORD };
    const former = app.client();
    former.cookies.set("club-refresh", client.cookies.get("club-refresh") ?? "");
    await signUpStudent(app, "shared@example.org");
    await client.post("/api/auth/login", login);
    expect((await former.post("/api/auth/refresh")).status).toBe(401);
    expect((await client.post("/api/auth/refresh")).status).toBe(200);
    client.cookies.set("club-refresh", "not a token");
    expect((await client.post("/api/auth/login", login)).status).toBe(200);
  });

  test("a session that was idle for a day is over", async () => {
    const { client } = await signUpStudent(app, "idle@example.org");
    const { db } = app.application.services;
    const over = toSqlTime(new Date(Date.now() - 1000));
    const ofOwner = "userId = (SELECT id FROM users WHERE email = 'idle@example.org')";
    await db.inTransaction((tx) =>
      execute(tx, `UPDATE sessions SET idleExpiresAt = ? WHERE ${ofOwner}`, [over]),
    );
    expect((await client.post("/api/auth/refresh")).status).toBe(401);
  });

  test("one's own new team leaves the tokens good; a role that others change ends them at once", async () => {
    const admin = app.client();
    await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    const { client } = await signUpStudent(app, "founder@example.org");
    const { client: named } = await signUpStudent(app, "named@example.org");
    const leaderId = await idOf(app, "named@example.org");
    const made = await client.post<{ session?: { token: string } }>("/api/teams", { name: "Own team" });
    expect((await client.get("/api/teams")).status).toBe(200);
    const fresh = app.client();
    fresh.token = made.body.session?.token ?? "";
    expect((await fresh.get("/api/teams")).status).toBe(200);

    await admin.post("/api/eventTeam/create-team", { name: "Given team", leaderId });
    expect((await named.get("/api/teams")).status).toBe(401);
    await admin.send("PUT", `/api/superadmin/users/${await idOf(app, "founder@example.org")}`, {
      role: "User",
    });
    for (const old of [client, fresh]) expect((await old.get("/api/teams")).status).toBe(401);
  });
});
