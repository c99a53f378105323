import type { Caller } from "../../kernel/auth/caller.js";
import { TeamFixture } from "../teams/testing/team-fixture.js";
import { RETRY_MS } from "./retry-times.js";
import { answerWith, WebhookReceiver } from "./testing/webhook-receiver.js";
import { WebhookDesk } from "./testing/webhook-desk.js";
import { WebhookDeliveryRepository } from "./webhook-delivery.repository.js";
import { GIVE_UP_MS } from "./webhook-worker.js";

const DAY_MS = 24 * 3_600_000;

let fixture: TeamFixture;
let desk: WebhookDesk;
let receiver: WebhookReceiver;
let url: string;
let leader: Caller;
let member: Caller;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  desk = new WebhookDesk(fixture.db, await fixture.admin());
  receiver = new WebhookReceiver();
  url = await receiver.start();
  [leader, member] = [await fixture.person(), await fixture.person()];
});
afterEach(async () => {
  await desk.worker.stop();
  await receiver.stop();
  await fixture.close();
});

test("a team's changes are sent, signed as the library of the standard verifies it", async () => {
  const { secret } = await desk.created(url);
  receiver.secrets = [secret];
  const { team } = await fixture.services.creation.create(leader, { name: "Bit by Bit" });
  await desk.work();
  await fixture.added(leader, team.id, member);
  await desk.work();
  await fixture.services.leadership.deleteTeam(leader, { teamId: team.id });
  await desk.work();

  expect(receiver.types).toEqual(["team.created", "team.updated", "team.deleted"]);
  expect(receiver.received.map(({ body }) => body.data["people"])).toEqual([1, 2, 2]);
  expect(receiver.received[2]?.body.data).toMatchObject({
    id: team.id,
    name: "Bit by Bit",
    eventId: fixture.eventId,
    eventSlug: "syntaxsiege",
  });
  expect(receiver.received.every(({ verified }) => verified[0])).toBe(true);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
  await desk.work();
  expect(receiver.received).toHaveLength(3);
});

test("a rolled back change is not sent, and several changes of one transaction are one message", async () => {
  await desk.created(url);
  const { team } = await fixture.services.creation.create(leader, { name: "Bit by Bit" });
  const rolledBack = fixture.db.inTransaction(async () => {
    await fixture.added(leader, team.id, member);
    throw new Error("no");
  });
  await expect(rolledBack).rejects.toThrow("no");
  await fixture.db.inTransaction(async () => {
    await fixture.added(leader, team.id, member);
    await fixture.added(leader, team.id, await fixture.person());
  });
  const types = (await desk.messages()).map(({ type }) => type);
  expect(types).toEqual(["team.created", "team.updated"]);
});

test("an endpoint gets only its types, and nothing is stored for a type without endpoints", async () => {
  await fixture.services.creation.create(leader, { name: "Before" });
  expect(await desk.messages()).toEqual([]);
  const { id } = await desk.created(url, ["team.deleted"]);
  const { team } = await fixture.services.creation.create(member, { name: "After" });
  await fixture.services.leadership.deleteTeam(member, { teamId: team.id });
  expect((await desk.messages()).map(({ type }) => type)).toEqual(["team.deleted"]);
  await desk.webhooks.update(desk.admin, { id, url, description: "x", types: ["team.deleted"], isOn: false });
  expect((await desk.messages()).map(({ state }) => state)).toEqual(["failed"]);
  const second = await fixture.services.creation.create(member, { name: "Off" });
  await fixture.services.leadership.deleteTeam(member, { teamId: second.team.id });
  expect(await desk.messages()).toHaveLength(1);
});

test("a message is tried ten times over three days, under one id, and given up then", async () => {
  const { id } = await desk.created(url);
  receiver.answer = answerWith(500, {}, "x".repeat(5000));
  await desk.log.test(desk.admin, id);
  await desk.work();
  await desk.workAfter(4000);
  expect(receiver.received).toHaveLength(1);
  for (const wait of RETRY_MS) await desk.workAfter(1.1 * wait);

  expect(receiver.received).toHaveLength(10);
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(1);
  const [message] = await desk.messages();
  expect(message).toMatchObject({ type: "webhook.test", state: "failed", attempts: 10, lastStatus: 500 });
  expect(await desk.stateOf(id)).toBe("on");
  const detail = await desk.log.one(desk.admin, message?.id ?? "");
  expect(detail.history).toHaveLength(10);
  expect(detail.history[0]).toMatchObject({ status: 500, reply: "x".repeat(1024), error: "Status 500" });
});

test("a receiver that says when it is back is not asked before", async () => {
  const { id } = await desk.created(url);
  receiver.answer = answerWith(503, { "retry-after": "3600" });
  await desk.log.test(desk.admin, id);
  await desk.work();
  await desk.workAfter(3_500_000);
  expect(receiver.received).toHaveLength(1);
  receiver.answer = answerWith(200);
  await desk.workAfter(500_000);
  expect((await desk.messages())[0]).toMatchObject({ state: "sent", lastStatus: 200, lastError: null });
});

test("a receiver that hangs is left after the time-out, and delays no other", async () => {
  const slow = await desk.created(url);
  const other = new WebhookReceiver();
  try {
    const quick = await desk.created(await other.start());
    receiver.answer = () => undefined;
    for (let n = 0; n < 6; n++) await desk.log.test(desk.admin, slow.id);
    await desk.log.test(desk.admin, quick.id);
    const worker = desk.newWorker(fixture.db, { timeoutMs: 1000 });
    await worker.run();
    await worker.idle();
    expect(receiver.received).toHaveLength(4);
    expect(other.received).toHaveLength(1);
    const states = (await desk.messages()).map(({ lastError }) => lastError);
    expect(states).toContain("No reply within 1 seconds");
  } finally {
    await other.stop();
  }
});

test("redirects are not followed", async () => {
  const { id } = await desk.created(url);
  const inside = new WebhookReceiver();
  try {
    receiver.answer = answerWith(302, { location: await inside.start() });
    await desk.log.test(desk.admin, id);
    await desk.work();
    expect(inside.received).toEqual([]);
    expect((await desk.messages())[0]?.lastError).toBe("Status 302: the site does not follow redirects");
  } finally {
    await inside.stop();
  }
});

test("410 switches a webhook off at once, and the Superadmins are notified", async () => {
  const { id } = await desk.created(url);
  receiver.answer = answerWith(410);
  await desk.log.test(desk.admin, id);
  await desk.work();
  expect(await desk.stateOf(id)).toBe("gone");
  expect((await desk.messages())[0]).toMatchObject({ state: "failed", lastStatus: 410 });
  expect(
    await fixture.rows("SELECT recipient, subject FROM outbox_mails WHERE subject LIKE 'The webhook%'"),
  ).toEqual([{ recipient: "asha@example.org", subject: "The webhook Chat of the club was switched off" }]);
  await expect(desk.log.test(desk.admin, id)).rejects.toMatchObject({ code: "WEBHOOK_OFF" });
});

test("five days of nothing but failures switch a webhook off; a success restarts the count", async () => {
  const { id } = await desk.created(url);
  const failing = async (): Promise<void> => {
    receiver.answer = answerWith(500);
    await desk.log.test(desk.admin, id);
    await desk.work();
  };
  await failing();
  await desk.workAfter(3 * DAY_MS);
  receiver.answer = answerWith(200);
  await desk.workAfter(DAY_MS);
  await failing();
  await desk.workAfter(3 * DAY_MS);
  expect(await desk.stateOf(id)).toBe("on");
  await desk.workAfter(GIVE_UP_MS);
  expect(await desk.stateOf(id)).toBe("failing");
});

test("for a day after a rotation both secrets verify, after that the new one alone", async () => {
  const { id, secret } = await desk.created(url);
  const { secret: fresh } = await desk.webhooks.rotate(desk.admin, { id });
  receiver.secrets = [secret, fresh ?? ""];
  await desk.log.test(desk.admin, id);
  await desk.work();
  expect(receiver.received[0]?.verified).toEqual([true, true]);
  const stored = await fixture.rows<object>("SELECT * FROM webhook_endpoints");
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  await fixture.run("UPDATE webhook_endpoints SET formerUntil = '2020-01-01 00:00:00.000'");
  await desk.log.test(desk.admin, id);
  await desk.work();
  expect(receiver.received[1]?.verified).toEqual([false, true]);
});

test("a message can be sent again under its id, and everything that failed since", async () => {
  const { id } = await desk.created(url);
  await desk.log.test(desk.admin, id);
  await expect(desk.log.replay(desk.admin, (await desk.messages())[0]?.id ?? "")).rejects.toMatchObject({
    code: "DELIVERY_WAITS",
  });
  await desk.work();
  await desk.log.replay(desk.admin, receiver.received[0]?.id ?? "");
  await desk.work();
  expect(receiver.received.map((one) => one.id)).toEqual(Array(2).fill(receiver.received[0]?.id));

  await desk.log.test(desk.admin, id);
  await fixture.run("UPDATE webhook_deliveries SET state = 'failed', createdAt = '2020-01-01 00:00:00.000'");
  await desk.log.test(desk.admin, id);
  await fixture.run("UPDATE webhook_deliveries SET state = 'failed' WHERE state = 'queued'");
  await desk.log.replayFailed(desk.admin, { id, since: new Date(Date.now() - DAY_MS) });
  expect((await desk.messages()).map(({ state }) => state)).toEqual(["failed", "failed", "queued"]);
});

test("only addresses of the internet are taken, and only Superadmins set one up", async () => {
  const input = { description: "x", types: ["team.created"] };
  for (const bad of [
    "http://example.org/",
    "https://10.0.0.1/",
    "https://a:b@example.org/",
    "https://example.org:25/",
  ])
    await expect(desk.webhooks.create(desk.admin, { ...input, url: bad })).rejects.toMatchObject({
      code: "BAD_INPUT",
    });
  await expect(desk.webhooks.create(leader, { ...input, url })).rejects.toMatchObject({ code: "FORBIDDEN" });
  for (let n = 0; n < 10; n++) await desk.created(url);
  await expect(desk.created(url)).rejects.toMatchObject({ code: "TOO_MANY_WEBHOOKS" });
});

test("the log goes after its time, with the attempts", async () => {
  const { id } = await desk.created(url);
  await desk.log.test(desk.admin, id);
  await desk.work();
  const [old] = await desk.messages();
  await fixture.run("UPDATE webhook_deliveries SET createdAt = '2020-01-01 00:00:00.000'");
  await desk.log.test(desk.admin, id);
  const deliveries = new WebhookDeliveryRepository(fixture.db);
  expect(await deliveries.attemptsOf(old?.id ?? "")).toHaveLength(1);
  const before = new Date(Date.now() - 30 * DAY_MS);
  expect(await fixture.db.inTransaction((tx) => deliveries.deleteOld(tx, before, 10))).toBe(1);
  // Checks only the old message's attempts, because the worker may already have sent the new one.
  expect(await deliveries.attemptsOf(old?.id ?? "")).toEqual([]);
  expect(await desk.messages()).toHaveLength(1);
});
