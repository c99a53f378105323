import { toSqlTime } from "../kernel/db/raw-sql.js";
import { change, codeOf, mailsTo } from "./testing/mutations.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import { TEST_ADMIN, type TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";
import {
  age,
  ADMIN_PASSWORD,
  confirm,
  confirmedUntil,
  createUnconfirmedAdmin,
  idOf,
} from "./testing/unconfirmed-admin.js";

const EVENT = {
  slug: "next",
  title: "Next",
  summary: "",
  description: "",
  image: "events/next.svg",
  schedule: "",
  venue: "",
  fee: 0,
  maxTeamSize: 3,
  firstDay: "2027-01-01",
  lastDay: "2027-01-02",
  qualifyingRank: 1,
  registration: "auto",
  state: "upcoming",
  notices: [],
};

let app: TestApp;
let admin: TestClient;
let student: string;

beforeEach(async () => {
  ({ app, admin } = await createUnconfirmedAdmin());
  await signUpStudent(app, "asha@example.org");
  student = await idOf(app, "asha@example.org");
});
afterEach(() => app.close());

async function upcomingEvent(): Promise<string> {
  const { db } = app.application.services;
  const [event] = await db.query<{ id: string }>("SELECT id FROM events WHERE state = 'upcoming'");
  return event?.id ?? "";
}

async function feedOf(content: string): Promise<Record<string, unknown>> {
  return { name: "x", content, eventId: await upcomingEvent(), withContact: false };
}

/** Actions that need a confirmation. Each function performs the action and returns the action's error code. */
const ACTS: Readonly<Record<string, () => Promise<string | undefined>>> = {
  "giving a higher role": async () =>
    codeOf(await change(admin, "updateUser", { userId: student, role: "TEAM_LEADER" })),
  "making a Superadmin": async () =>
    codeOf(await change(admin, "updateUser", { userId: student, role: "SUPERADMIN" })),
  "making a Superadmin over REST": () => rest("PUT", `/superadmin/users/${student}`, { role: "Superadmin" }),
  "changing a user's e-mail": async () =>
    codeOf(await change(admin, "updateUser", { userId: student, email: "thief@example.org" })),
  "making another event current": async () =>
    codeOf(await change(admin, "setCurrentEvent", { eventId: await upcomingEvent() })),
  "adding an event as the current one": async () =>
    codeOf(await change(admin, "createEvent", { ...EVENT, state: "current" })),
  "an export of everything": async () =>
    codeOf(await change(admin, "beginExport", { kind: "USERS", rowCount: 2 })),
  "having another program notified": async () =>
    codeOf(
      await change(admin, "createWebhook", {
        url: "https://example.org/",
        description: "x",
        types: ["team.created"],
      }),
    ),
  "making a feed": async () => codeOf(await change(admin, "createSpreadsheetFeed", await feedOf("teams"))),
  "a new password": async () =>
    codeOf(
      await change(admin, "updateAdminProfile", {
        name: "Admin",
        email: TEST_ADMIN.email,
        password: "stolen by a thief",
      }),
    ),
  "a new e-mail over REST": () =>
    rest("PUT", "/superadmin/profile", { name: "Admin", email: "thief@example.org" }),
};

async function rest(method: string, path: string, body?: object): Promise<string | undefined> {
  const reply = await admin.send<{ code?: string }>(method, `/api${path}`, body);
  if (reply.body.code === "CONFIRMATION_NEEDED") expect(reply.status).toBe(403);
  return reply.body.code;
}

/** Reads the rows that an action without a confirmation must leave unchanged. */
async function state(): Promise<unknown> {
  const { db } = app.application.services;
  return Promise.all([
    db.query("SELECT id, role, email, passwordHash, epoch FROM users ORDER BY id"),
    db.query("SELECT id, state FROM events ORDER BY id"),
    db.query("SELECT id FROM audit_entries ORDER BY id"),
    mailsTo(app, TEST_ADMIN.email),
  ]);
}

test.each(Object.keys(ACTS))("%s needs a confirmation, and works with one", async (name) => {
  const before = await state();
  expect(await ACTS[name]?.()).toBe("CONFIRMATION_NEEDED");
  expect(await state()).toEqual(before);
  expect(await confirm(admin)).toMatchObject({ message: "Thank you. Your identity is confirmed." });
  expect(await ACTS[name]?.()).toBeUndefined();
});

test("a webhook that gets more data needs one; one that gets less needs none", async () => {
  await confirm(admin);
  const input = { url: "https://example.org/", description: "x" };
  await change(admin, "createWebhook", { ...input, types: ["team.created", "team.updated"] });
  await age(app, 10 * 60 + 1);
  const { db } = app.application.services;
  const [{ id } = { id: "" }] = await db.query<{ id: string }>("SELECT id FROM webhook_endpoints");
  const codeFor = async (...types: string[]) =>
    codeOf(await change(admin, "updateWebhook", { ...input, id, isOn: true, types }));
  expect(await codeFor("team.created")).toBeUndefined();
  expect(await codeFor("team.created", "payment.reported")).toBe("CONFIRMATION_NEEDED");
});

test("acts that give no one more rights need no confirmation", async () => {
  const fields = {
    userId: student,
    name: "Asha R",
    phone: "9876543211",
    email: "asha@example.org",
    role: "USER",
  };
  expect(codeOf(await change(admin, "updateUser", fields))).toBeUndefined();
  const own = { name: "The Admin", email: TEST_ADMIN.email, phone: "9876543210" };
  expect(codeOf(await change(admin, "updateAdminProfile", own))).toBeUndefined();
  expect(codeOf(await change(admin, "createEvent", EVENT))).toBeUndefined();
});

test("taking a Superadmin's rights away needs one too: by another role or by deletion", async () => {
  await confirm(admin);
  await change(admin, "updateUser", { userId: student, role: "SUPERADMIN" });
  await age(app, 10 * 60 + 1);
  expect(codeOf(await change(admin, "updateUser", { userId: student, role: "USER" }))).toBe(
    "CONFIRMATION_NEEDED",
  );
  expect(codeOf(await change(admin, "deleteUser", { userId: student }))).toBe("CONFIRMATION_NEEDED");
  await confirm(admin);
  expect(codeOf(await change(admin, "updateUser", { userId: student, role: "USER" }))).toBeUndefined();
});

test("it is valid for ten minutes in this session, also with a renewed token", async () => {
  const { message, error } = await confirm(admin);
  expect([message, error]).toEqual(["Thank you. Your identity is confirmed.", undefined]);
  const until = await confirmedUntil(admin);
  expect(Number(until) - Date.now()).toBeGreaterThan(590_000);
  const renewed = await admin.send<{ token: string }>("POST", "/api/auth/refresh", {}, SAME_SITE);
  admin.token = renewed.body.token;
  expect(await confirmedUntil(admin)).toEqual(until);
  await age(app, 10 * 60 - 5);
  expect(await ACTS["an export of everything"]?.()).toBeUndefined();
  await age(app, 10);
  expect(await confirmedUntil(admin)).toBeNull();
  expect(await ACTS["an export of everything"]?.()).toBe("CONFIRMATION_NEEDED");
});

test("a log-in counts as one, from its own time; other sessions have none", async () => {
  const fresh = app.client();
  await fresh.logIn(TEST_ADMIN.email, ADMIN_PASSWORD);
  expect(codeOf(await change(fresh, "beginExport", { kind: "TEAMS", rowCount: 0 }))).toBeUndefined();
  expect(await ACTS["an export of everything"]?.()).toBe("CONFIRMATION_NEEDED");
});

test("a confirmation by another admin, or in another session, does not count", async () => {
  await confirm(admin);
  await change(admin, "updateUser", { userId: student, role: "SUPERADMIN" });
  const other = app.client();
  await other.logIn("asha@example.org", TEST_PASSWORD);
  const second = app.client();
  await second.logIn(TEST_ADMIN.email, ADMIN_PASSWORD);
  await age(app, 10 * 60 + 1);
  await confirm(other, TEST_PASSWORD);
  await confirm(second);
  expect(await ACTS["an export of everything"]?.()).toBe("CONFIRMATION_NEEDED");
  // One admin's password does not confirm another admin either.
  expect(codeOf(await confirm(admin, TEST_PASSWORD))).toBe("WRONG_PASSWORD");
  expect(await ACTS["an export of everything"]?.()).toBe("CONFIRMATION_NEEDED");
});

test("it ends with its session: logged out, ended from elsewhere, and a new password", async () => {
  await confirm(admin);
  const loggedOut = admin.token;
  await admin.post("/api/auth/logout");
  admin.token = loggedOut;
  expect(await ACTS["an export of everything"]?.()).toBe("UNAUTHENTICATED");
  await admin.logIn(TEST_ADMIN.email, ADMIN_PASSWORD);
  const changed = await change(
    admin,
    "changePassword",
    { currentPassword: ADMIN_PASSWORD, newPassword: TEST_ADMIN.password },
    "session { token }",
  );
  expect(await ACTS["an export of everything"]?.()).toBe("UNAUTHENTICATED");
  admin.token = changed.session?.token ?? null;
  expect(await confirmedUntil(admin)).toBeNull();
  expect(await ACTS["an export of everything"]?.()).toBe("CONFIRMATION_NEEDED");
  await confirm(admin, TEST_ADMIN.password);
  const elsewhere = app.client();
  await elsewhere.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  await change(elsewhere, "endOtherSessions", null);
  expect(await ACTS["an export of everything"]?.()).toBe("UNAUTHENTICATED");
});

test("a password that was changed while it was checked confirms nothing", async () => {
  const { hasher, db } = app.application.services;
  const began = new Date();
  const verify = jest.spyOn(hasher, "verify").mockImplementation(async () => {
    await db.inTransaction((tx) =>
      tx.query("UPDATE sessions SET revokedAt = ?", ["2026-01-01 00:00:00.000"]),
    );
    return true;
  });
  expect(codeOf(await confirm(admin))).toBe("UNAUTHENTICATED");
  verify.mockRestore();
  expect(await db.query("SELECT id FROM sessions WHERE confirmedAt > ?", [toSqlTime(began)])).toEqual([]);
});

test("without a password nothing is confirmed, over both transports", async () => {
  expect((await change(admin, "confirmIdentity", {})).error?.extensions).toMatchObject({
    code: "BAD_INPUT",
    fields: { password: "Password is required" },
  });
  const { status, body } = await admin.post("/api/auth/confirm", {});
  expect([status, body["code"]]).toEqual([400, "BAD_INPUT"]);
  const confirmed = await admin.post("/api/auth/confirm", { password: ADMIN_PASSWORD });
  expect(confirmed.body).toEqual({
    message: "Thank you. Your identity is confirmed.",
    confirmedUntil: expect.any(String),
  });
});

const SAME_SITE = { "sec-fetch-site": "same-origin" };
