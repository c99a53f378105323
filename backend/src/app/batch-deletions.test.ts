import { age, confirm, createUnconfirmedAdmin, idOf } from "./testing/unconfirmed-admin.js";
import { change, codeOf } from "./testing/mutations.js";
import { signUpStudent, TEST_PASSWORD } from "./testing/students.js";
import type { TestApp } from "./testing/test-app.js";
import type { TestClient } from "./testing/test-client.js";

const NO_ID = "01951f2e-7c4a-7b1d-9a53-0c6f1e2d3b4a";

interface Reply {
  readonly deleted: string[];
  readonly refused: { id: string; code: string; message: string }[];
  readonly code: string | undefined;
}
interface Entry {
  readonly action: string;
  readonly actorName: string;
  readonly targetId: string;
  readonly targetName: string;
  readonly details: { count: number; deleted: string[][] };
}

let app: TestApp;
let admin: TestClient;
let ids: string[];
beforeEach(async () => {
  ({ app, admin } = await createUnconfirmedAdmin());
  ids = [];
  for (const n of [0, 1, 2, 3, 4]) ids.push(await student(n));
});
afterEach(() => app.close());

async function student(n: number): Promise<string> {
  await signUpStudent(app, `p${String(n)}@example.org`, { name: `Person ${String(n)}` });
  return idOf(app, `p${String(n)}@example.org`);
}
async function teamOf(n: number, paymentStatus: "incomplete" | "pending" = "incomplete"): Promise<string> {
  const leader = app.client();
  await leader.logIn(`p${String(n)}@example.org`, TEST_PASSWORD);
  const name = `Team ${String(n)}`;
  const { body } = await leader.post<{ team: { _id: string } }>("/api/eventTeam/create-team", { name });
  await write("UPDATE teams SET paymentStatus = ? WHERE id = ?", [paymentStatus, body.team._id]);
  return body.team._id;
}
async function write(sql: string, parameters: unknown[]): Promise<void> {
  await app.application.services.db.inTransaction((tx) => tx.query(sql, parameters));
}
async function remove(client: TestClient, what: "Users" | "Teams", input: string[]): Promise<Reply> {
  const { data, errors } = await client.graphql(
    `mutation ($ids: [ID!]!) { delete${what}(input: {ids: $ids}) { deleted refused { id code message } } }`,
    { ids: input },
  );
  const reply = (data?.[`delete${what}`] ?? { deleted: [], refused: [] }) as Omit<Reply, "code">;
  return { ...reply, code: errors?.[0]?.extensions.code };
}
async function entries(action: string): Promise<Entry[]> {
  const rows = await app.application.services.db.query<Omit<Entry, "details"> & { details: string }>(
    "SELECT action, actorName, targetId, targetName, details FROM audit_entries WHERE action = ? ORDER BY id",
    [action],
  );
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Entry["details"] }));
}
async function left(table: "users" | "teams", some: string[]): Promise<number> {
  const rows = await app.application.services.db.query<{ id: string }>(`SELECT id FROM ${table}`);
  return rows.filter(({ id }) => some.includes(id)).length;
}

test("several people are one entry with their names; those who cannot be deleted are named with the reason", async () => {
  await teamOf(1, "pending");
  await confirm(admin);
  const reply = await remove(admin, "Users", [...ids, NO_ID, ids[0] ?? ""]);
  expect(reply.deleted).toEqual([ids[0], ids[2], ids[3], ids[4]]);
  expect(reply.refused).toEqual([
    { id: ids[1], code: "LEADS_PAID_TEAM", message: expect.any(String) },
    { id: NO_ID, code: "USER_NOT_FOUND", message: expect.any(String) },
  ]);
  expect(await left("users", ids)).toBe(1);
  expect(await entries("user.delete")).toEqual([
    expect.objectContaining({
      targetName: "Person 0 and 3 others",
      details: { count: 4, deleted: [0, 2, 3, 4].map((n) => [`Person ${String(n)}`, ids[n], "User"]) },
    }),
  ]);
});

test("several teams are one entry with their people; a paid one is not deleted", async () => {
  const teams = [await teamOf(0), await teamOf(1, "pending"), await teamOf(2)];
  const reply = await remove(admin, "Teams", teams);
  expect(reply.deleted).toEqual([teams[0], teams[2]]);
  expect(reply.refused).toEqual([{ id: teams[1], code: "ROSTER_LOCKED", message: expect.any(String) }]);
  expect(await left("teams", teams)).toBe(1);
  expect(await entries("team.delete")).toEqual([
    expect.objectContaining({
      targetName: "Team 0 and 1 other",
      details: {
        count: 2,
        deleted: [
          ["Team 0", teams[0], "Person 0"],
          ["Team 2", teams[2], "Person 2"],
        ],
      },
    }),
  ]);
});

test("a selection of one has the entry of a single deletion", async () => {
  const [id = ""] = ids;
  expect((await remove(admin, "Users", [id, id])).deleted).toEqual([id]);
  expect(await entries("user.delete")).toEqual([
    expect.objectContaining({ targetId: id, targetName: "Person 0", details: { role: "User" } }),
  ]);
});

test("more than three need a confirmation before the first deletion, and each item of an entry counts", async () => {
  expect((await remove(admin, "Users", ids)).code).toBe("CONFIRMATION_NEEDED");
  expect(await left("users", ids)).toBe(5);
  expect((await remove(admin, "Users", ids.slice(0, 3))).deleted).toHaveLength(3);
  expect(codeOf(await change(admin, "deleteUser", { userId: ids[3] }))).toBe("CONFIRMATION_NEEDED");
  expect((await remove(admin, "Teams", [NO_ID])).code).toBe("CONFIRMATION_NEEDED");
  await confirm(admin);
  expect((await remove(admin, "Users", ids.slice(3))).deleted).toHaveLength(2);
  await age(app, 10 * 60 + 1);
  expect((await remove(admin, "Users", [NO_ID])).code).toBe("CONFIRMATION_NEEDED");
});

test("two selections at once in one session: no more than three deletions without a confirmation", async () => {
  const replies = await Promise.all([
    remove(admin, "Users", ids.slice(0, 2)),
    remove(admin, "Users", ids.slice(2, 4)),
  ]);
  const deletedIds = replies.flatMap(({ deleted }) => deleted);
  expect(deletedIds.length).toBeLessThanOrEqual(3);
  expect(await left("users", ids)).toBe(5 - deletedIds.length);
});

test("a Superadmin among them needs a confirmation before the first deletion", async () => {
  await write("UPDATE users SET role = 'Superadmin' WHERE id = ?", [ids[1]]);
  const two = ids.slice(0, 2);
  expect((await remove(admin, "Users", two)).code).toBe("CONFIRMATION_NEEDED");
  expect(await left("users", two)).toBe(2);
  await confirm(admin);
  expect((await remove(admin, "Users", two)).deleted).toEqual(two);
});

test("an empty selection, or one of more than 200, is refused", async () => {
  await confirm(admin);
  for (const invalidIds of [[], Array.from({ length: 201 }, () => NO_ID)]) {
    expect((await remove(admin, "Users", invalidIds)).code).toBe("BAD_INPUT");
    expect((await remove(admin, "Teams", invalidIds)).code).toBe("BAD_INPUT");
  }
});

test("two admins who delete the same selection at once: each item is deleted once, in the entry of the admin who did it", async () => {
  await signUpStudent(app, "other@example.org", { name: "Other Admin" });
  await write("UPDATE users SET role = 'Superadmin' WHERE email = ?", ["other@example.org"]);
  const other = app.client();
  await other.logIn("other@example.org", TEST_PASSWORD);
  await confirm(admin);
  const replies = await Promise.all([remove(admin, "Users", ids), remove(other, "Users", ids)]);
  expect(replies.flatMap(({ deleted }) => deleted).sort()).toEqual([...ids].sort());
  for (const { deleted, refused } of replies) {
    expect([...deleted, ...refused.map(({ id }) => id)].sort()).toEqual([...ids].sort());
    for (const { code } of refused) expect(["USER_NOT_FOUND", "NOT_FOUND", "CONFLICT"]).toContain(code);
  }
  const log = await entries("user.delete");
  expect(log).toHaveLength(replies.filter(({ deleted }) => deleted.length > 0).length);
  for (const { actorName, details } of log) {
    const mine = replies[actorName === "Other Admin" ? 1 : 0].deleted;
    expect(details.deleted.map(([, id]) => id)).toEqual(mine);
    expect(details.count).toBe(mine.length);
  }
});
