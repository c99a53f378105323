import { change } from "../../app/testing/mutations.js";
import { signUpStudent } from "../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../app/testing/test-app.js";
import type { TestClient } from "../../app/testing/test-client.js";
import { type RawTime, toDate } from "../../kernel/db/raw-sql.js";
import { versionAt } from "../../kernel/errors/require-version.js";
import { WEBHOOK_TYPES } from "../../kernel/contract/webhook-types.js";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client();
  await admin.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
  const types = Object.keys(WEBHOOK_TYPES);
  await change(admin, "createWebhook", { url: "https://hooks.invalid/", description: "All", types });
});
afterAll(() => app.close());

/** Returns the messages that were written since the last call. */
async function messages(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const { db } = app.application.services;
  const rows = await db.query<{ body: string }>("SELECT body FROM webhook_deliveries ORDER BY id");
  await db.inTransaction((tx) => tx.query("DELETE FROM webhook_deliveries"));
  return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
}

test("a payment that is taken back, reported again and accepted sends a message for each step", async () => {
  const leader = await signUpStudent(app, "second@example.org");
  const created = await leader.client.graphql(
    'mutation { createTeam(input: { name: "Second Try" }) { team { id } } }',
  );
  const teamId = (created.data as { createTeam: { team: { id: string } } }).createTeam.team.id;
  await messages();
  const report = { teamId, transactionId: "UTR22345678902" };
  await change(leader.client, "reportPayment", report);
  await change(leader.client, "withdrawPayment", { teamId });
  await change(leader.client, "reportPayment", report);
  const { db } = app.application.services;
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamId = ?", [teamId]);
  await change(admin, "decidePayment", { paymentId: payment?.id, decision: "accepted" });
  expect((await messages()).map(({ type, data }) => [type, data["teamName"]])).toEqual([
    ["payment.reported", "Second Try"],
    ["payment.withdrawn", "Second Try"],
    ["payment.reported", "Second Try"],
    ["payment.accepted", "Second Try"],
  ]);
});

test("sign-ups, payments and events are sent without any address, phone, roll number or transaction id", async () => {
  const leader = await signUpStudent(app, "leader@example.org");
  expect(await messages()).toMatchObject([{ type: "user.registered", data: { name: "Asha Rao" } }]);

  const created = await leader.client.graphql(
    'mutation { createTeam(input: { name: "Bit by Bit" }) { team { id event { id } } } }',
  );
  const { team } = (created.data as { createTeam: { team: { id: string; event: { id: string } } } })
    .createTeam;
  const transactionId = "UTR12345678901";
  await change(leader.client, "reportPayment", { teamId: team.id, transactionId });
  const { db } = app.application.services;
  const [payment] = await db.query<{ id: string }>("SELECT id FROM payments WHERE teamId = ?", [team.id]);
  const decide = (decision: string) =>
    change(admin, "decidePayment", { paymentId: payment?.id, decision, reason: "No money came" });
  await decide("rejected");
  const [decided] = await db.query<{ at: RawTime }>("SELECT decidedAt AS at FROM payments WHERE teamId = ?", [
    team.id,
  ]);
  const version = versionAt(toDate(decided?.at ?? ""));
  const revert = { paymentId: payment?.id, version, reason: "A slip" };
  await change(admin, "revertPayment", revert);
  const sentMessages = await messages();
  expect(sentMessages.map(({ type, data }) => [type, data["status"]])).toEqual([
    ["team.created", undefined],
    ["payment.reported", "pending"],
    ["payment.rejected", "rejected"],
    ["payment.reverted", "pending"],
  ]);
  expect(sentMessages[2]?.data).toMatchObject({
    teamId: team.id,
    teamName: "Bit by Bit",
    amountPaise: expect.any(Number) as number,
  });
  expect(JSON.stringify(sentMessages)).not.toMatch(/UTR|9876543210|R-leader|@example/);

  await admin.graphql("mutation ($id: ID!) { setCurrentEvent(input: { eventId: $id }) { message } }", {
    id: (await db.query<{ id: string }>("SELECT id FROM events WHERE state = 'upcoming'"))[0]?.id,
  });
  expect(await messages()).toMatchObject([{ type: "event.updated", data: { state: "current" } }]);
});

test("an event says when it is made and when it is deleted", async () => {
  const made = await change(
    admin,
    "createEvent",
    {
      ...{ slug: "code-night", title: "Code Night", summary: "A night.", description: "A night of code." },
      ...{ image: "events/codenight.webp", schedule: "", venue: "Hall", notices: [], fee: 0, maxTeamSize: 3 },
      ...{ firstDay: "2027-01-15", lastDay: "2027-01-16", registration: "closed", qualifyingRank: 1 },
      state: "upcoming",
    },
    "event { id }",
  );
  expect(made.error).toBeUndefined();
  expect(await messages()).toMatchObject([{ type: "event.created", data: { slug: "code-night" } }]);
  const { id } = (made as unknown as { event: { id: string } }).event;
  expect((await change(admin, "deleteEvent", { eventId: id })).error).toBeUndefined();
  expect(await messages()).toMatchObject([{ type: "event.deleted", data: { id, title: "Code Night" } }]);
});
