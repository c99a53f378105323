// Tests "See as this student" (ADR 83) over HTTP: who may start a view, when it ends, and what is recorded.
import { toSqlTime } from "../kernel/db/raw-sql.js";
import { change, codeOf, mailsTo } from "./testing/mutations.js";
import { TEST_PASSWORD } from "./testing/students.js";
import { startTestApp, TEST_ADMIN } from "./testing/test-app.js";
import { ViewFixture, viewerOf, VIEW_REASON, type ViewEntry } from "./testing/view-fixture.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

let views: ViewFixture;
beforeAll(async () => {
  views = await ViewFixture.create();
});
afterAll(() => views.people.app.close());
beforeEach(async () => {
  views.admin = await views.logInAdmin();
});
afterEach(() => views.people.restore());

describe("who may begin one", () => {
  test("not without having confirmed in the last ten minutes", async () => {
    await views.db.inTransaction((tx) => tx.query("UPDATE sessions SET confirmedAt = NULL"));
    await expect(views.start()).rejects.toThrow("CONFIRMATION_NEEDED");
    expect(await views.log()).toEqual([]);
  });

  test("never of a Superadmin, oneself included", async () => {
    await expect(views.start(await views.idOf(TEST_ADMIN.email))).rejects.toThrow("VIEW_OF_SUPERADMIN");
    const { client } = await views.start();
    await views.db.inTransaction((tx) =>
      tx.query("UPDATE users SET role = 'Superadmin' WHERE id = ?", [views.leaderId]),
    );
    expect(await viewerOf(client)).toBeNull();
  });

  test.each(["", "ab", " a  b ", "x".repeat(201), "two\nlines"])(
    "not with %j as the reason",
    async (reason) => {
      const { error } = await change(views.admin, "startStudentView", { userId: views.leaderId, reason });
      expect(error?.extensions.code).toBe("BAD_INPUT");
      expect(Object.keys(error?.extensions.fields ?? {})).toEqual(["reason"]);
    },
  );

  test("not of a user who does not exist", async () => {
    await expect(views.start(NO_ID)).rejects.toThrow("USER_NOT_FOUND");
  });
});

describe("it ends", () => {
  test("when it is stopped, at once, and stays so", async () => {
    const { client, viewId } = await views.start();
    expect(await viewerOf(client)).not.toBeNull();
    expect(codeOf(await change(views.admin, "endStudentView", { viewId }))).toBeUndefined();
    expect(await viewerOf(client)).toBeNull();
    expect((await client.graphql("{ myTeam { name } }")).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect(codeOf(await change(views.admin, "endStudentView", { viewId }))).toBeUndefined();
    expect((await views.log()).map(({ action }) => action)).toEqual(["user.view-end", "user.view-start"]);
  });

  test("not by another session of the Superadmin, nor by anybody else", async () => {
    const { client, viewId } = await views.start();
    const other = await views.logInAdmin();
    await change(other, "endStudentView", { viewId });
    expect(await viewerOf(client)).not.toBeNull();
  });

  test("when another one begins in the same session", async () => {
    const first = await views.start();
    const second = await views.start(views.people.memberUserId);
    expect(await viewerOf(first.client)).toBeNull();
    expect(await viewerOf(second.client)).toMatchObject({ email: "member@example.org" });
    expect((await views.log()).map(({ action, details }) => [action, details])).toEqual([
      ["user.view-start", JSON.stringify({ reason: VIEW_REASON })],
      ["user.view-end", JSON.stringify({ ended: "another view began" })],
      ["user.view-start", JSON.stringify({ reason: VIEW_REASON })],
    ]);
  });

  test("but one, when several begin at the same moment; the log has an end for each of the others", async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => views.start()));
    const seen = await Promise.all(started.map(({ client }) => viewerOf(client)));
    expect(seen.filter((one) => one !== null)).toHaveLength(1);
    const acts = (await views.log()).map(({ action }) => action);
    expect(acts.filter((action) => action === "user.view-start")).toHaveLength(5);
    expect(acts.filter((action) => action === "user.view-end")).toHaveLength(4);
  });

  test("with the Superadmin's log-out", async () => {
    const { client } = await views.start();
    await views.admin.post("/api/auth/logout");
    expect(await viewerOf(client)).toBeNull();
  });

  test("with the Superadmin's role, which raises their epoch, and with their role alone", async () => {
    const { client } = await views.start();
    await views.db.inTransaction((tx) =>
      tx.query("UPDATE users SET epoch = epoch + 1 WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewerOf(client)).toBeNull();
    await views.db.inTransaction((tx) =>
      tx.query("UPDATE users SET epoch = epoch - 1 WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewerOf(client)).not.toBeNull();
    await views.db.inTransaction((tx) =>
      tx.query("UPDATE users SET role = 'User' WHERE email = ?", [TEST_ADMIN.email]),
    );
    expect(await viewerOf(client)).toBeNull();
  });

  test("with the Superadmin's change of password, on every device", async () => {
    const { client } = await views.start();
    const { error } = await change(views.admin, "changePassword", {
      currentPassword: TEST_ADMIN.password,
      newPassword: "another long password",
    });
    expect(error).toBeUndefined();
    expect(await viewerOf(client)).toBeNull();
  });

  test("with the session's own end, and when its time is up, even while it is read", async () => {
    const { client } = await views.start();
    const past = toSqlTime(new Date(Date.now() - 1000));
    const [held] = await views.db.query<{ expiresAt: string }>(
      "SELECT expiresAt FROM sessions WHERE viewId IS NOT NULL",
    );
    await views.setSession("expiresAt", past);
    expect(await viewerOf(client)).toBeNull();
    await views.setSession("expiresAt", held?.expiresAt);
    expect(await viewerOf(client)).not.toBeNull();
    const [ends] = await views.db.query("SELECT viewEndsAt FROM sessions WHERE viewId IS NOT NULL");
    expect(await views.db.query("SELECT viewEndsAt FROM sessions WHERE viewId IS NOT NULL")).toEqual([ends]);
    await views.setSession("viewEndsAt", past);
    expect(await viewerOf(client)).toBeNull();
  });

  test("on every server: another one on the same database knows it, and knows its end", async () => {
    const options: object = views.db.write.options;
    const { type, host, port, username, password, database } = options as Readonly<Record<string, unknown>>;
    const server = `${String(username)}:${String(password)}@${String(host)}:${String(port)}`;
    const other = await startTestApp({
      DATABASE_URL: type === "mysql" ? `mysql://${server}/${String(database)}` : `sqlite:${String(database)}`,
    });
    try {
      const { client, viewId } = await views.start();
      const there = other.client();
      there.token = client.token;
      expect(await viewerOf(there)).toMatchObject({ email: "leader@example.org" });
      await change(views.admin, "endStudentView", { viewId });
      expect(await viewerOf(there)).toBeNull();
    } finally {
      await other.close();
    }
  });

  test("its streams end with it, and count for the Superadmin who views", async () => {
    const { client, viewId } = await views.start();
    const stop = new AbortController();
    const open = (token: string | null): Promise<Response> =>
      fetch(`${views.people.app.url}/graphql/stream`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token ?? ""}` },
        body: JSON.stringify({ query: "subscription { notificationsChanged { unread } }" }),
        signal: stop.signal,
      });
    const streams = [];
    for (let n = 0; n < 32; n++) streams.push(await open(client.token));
    expect((await open(client.token)).status).toBe(429);
    expect((await open(views.people.tokens.leader)).status).toBe(200);
    await change(views.admin, "endStudentView", { viewId });
    // A new view notifies the student. At this event, the ended view's streams notice that their view has ended.
    await views.start();
    const reader = streams[0]?.body?.getReader();
    let done = false;
    while (!done) done = (await reader?.read())?.done ?? true;
    stop.abort();
    expect((await open(client.token).catch(() => null))?.status ?? 401).toBe(401);
  }, 30_000);
});

describe("it is recorded", () => {
  test("who viewed whom and why, and that it ended by itself", async () => {
    await views.start();
    const { studentViews } = views.people.app.application.services;
    await studentViews.run();
    expect(await views.log()).toMatchObject([{ action: "user.view-start" }]);
    await views.setSession("viewEndsAt", toSqlTime(new Date(Date.now() - 1000)));
    await Promise.all([studentViews.run(), studentViews.run()]);
    expect(await views.log()).toEqual([
      expect.objectContaining({ action: "user.view-end", details: JSON.stringify({ ended: "by itself" }) }),
      expect.objectContaining({
        action: "user.view-start",
        targetId: views.leaderId,
        targetName: "Asha Rao",
        details: JSON.stringify({ reason: VIEW_REASON }),
      }),
    ]);
  });

  test("also after the Superadmin logged out during it", async () => {
    await views.start();
    await views.admin.post("/api/auth/logout");
    await views.people.app.application.services.studentViews.run();
    await views.admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
    expect((await views.log()).map(({ action }) => action)).toEqual(["user.view-end", "user.view-start"]);
  });

  test("also when the Superadmin's account is deleted during it", async () => {
    const email = "member@example.org";
    await views.db.inTransaction((tx) =>
      tx.query("UPDATE users SET role = 'Superadmin' WHERE email = ?", [email]),
    );
    const first = views.admin;
    views.admin = views.people.app.client();
    await views.admin.logIn(email, TEST_PASSWORD);
    const { client } = await views.start();
    expect(codeOf(await change(first, "deleteUser", { userId: await views.idOf(email) }))).toBeUndefined();
    expect(await viewerOf(client)).toBeNull();
    views.admin = first;
    const details = JSON.stringify({ ended: "account deleted" });
    const [end] = await views.log();
    expect(end).toMatchObject({ action: "user.view-end", targetId: views.leaderId, details });
  });

  test("the student finds it in their own download", async () => {
    await views.start();
    const { data } = await views.people.as("leader").graphql("{ exportMyData }");
    const { auditLog } = JSON.parse(data?.["exportMyData"] as string) as { auditLog: ViewEntry[] };
    expect(auditLog).toContainEqual(
      expect.objectContaining({
        action: "user.view-start",
        details: JSON.stringify({ reason: VIEW_REASON }),
      }),
    );
  });

  test("and is notified in the bar, without a mail: of who, and why", async () => {
    const mails = await mailsTo(views.people.app, "leader@example.org");
    await views.start();
    const { data } = await views.people
      .as("leader")
      .graphql("{ notifications { unread items { kind text } } }");
    const { items } = data?.["notifications"] as { items: { kind: string; text: string }[] };
    expect(items[0]).toEqual({ kind: "SEEN_AS", text: expect.stringContaining(VIEW_REASON) as string });
    expect(await mailsTo(views.people.app, "leader@example.org")).toEqual(mails);
  });
});
