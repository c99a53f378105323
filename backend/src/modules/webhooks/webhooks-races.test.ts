import { tookEffect, updateWhere } from "../../kernel/db/changes.js";
import { WebhookDelivery } from "../../kernel/webhooks/webhook-delivery.entity.js";
import { TeamFixture } from "../teams/testing/team-fixture.js";
import { WebhookReceiver } from "./testing/webhook-receiver.js";
import { WebhookDesk } from "./testing/webhook-desk.js";
import { WebhookDeliveryRepository } from "./webhook-delivery.repository.js";

let fixture: TeamFixture;
let desk: WebhookDesk;
let receiver: WebhookReceiver;
let endpointId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  desk = new WebhookDesk(fixture.db, await fixture.admin());
  receiver = new WebhookReceiver();
  ({ id: endpointId } = await desk.created(await receiver.start()));
});
afterEach(async () => {
  await receiver.stop();
  await fixture.close();
});

/**
 * Queues ten messages and lets two servers send concurrently until the queue is empty. Returns the ids that arrived.
 */
async function sentByTwo(): Promise<string[]> {
  for (let n = 0; n < 10; n++) await desk.log.test(desk.admin, endpointId);
  const servers = [desk.newWorker(), desk.newWorker()];
  for (let turn = 0; turn < 6; turn++) {
    await Promise.all(servers.map((server) => server.run()));
    await Promise.all(servers.map((server) => server.idle()));
  }
  return receiver.received.map(({ id }) => id);
}

test("of two servers one sends a message", async () => {
  const ids = await sentByTwo();
  expect(new Set(ids).size).toBe(10);
  expect(ids).toHaveLength(10);
});

test("control: without the lease both do", async () => {
  const lease = jest
    .spyOn(WebhookDeliveryRepository.prototype, "lease")
    .mockImplementation((tx, id, leasedBy, _now, nextAttemptAt) =>
      tookEffect(updateWhere(tx, WebhookDelivery, { id }, { leasedBy, nextAttemptAt })),
    );
  try {
    expect((await sentByTwo()).length).toBeGreaterThan(10);
  } finally {
    lease.mockRestore();
  }
});

test("what a server leased that died is sent by another once the lease is over", async () => {
  await desk.log.test(desk.admin, endpointId);
  const [message] = await desk.messages();
  const now = new Date();
  const until = new Date(now.getTime() + 60_000);
  const deliveries = new WebhookDeliveryRepository(fixture.db);
  await fixture.db.inTransaction((tx) => deliveries.lease(tx, message?.id ?? "", "dead", now, until));
  await desk.workAfter(55_000);
  expect(receiver.received).toEqual([]);
  await desk.workAfter(10_000);
  expect(receiver.received.map(({ id }) => id)).toEqual([message?.id]);
});

test("what is on its way when a server stops is given back, not counted as an attempt", async () => {
  receiver.answer = () => undefined;
  await desk.log.test(desk.admin, endpointId);
  await desk.worker.run();
  while (receiver.received.length === 0) await new Promise((done) => setTimeout(done, 5));
  await desk.worker.stop();
  expect((await desk.messages())[0]).toMatchObject({ state: "queued", attempts: 0 });
});

test("a reply of the address before says nothing of the one after it", async () => {
  const moved = new WebhookReceiver();
  const url = await moved.start();
  let isAsked = (): void => undefined;
  const deliveryBegun = new Promise<void>((done) => (isAsked = done));
  let reply = (): void => undefined;
  receiver.answer = (_request, response) => {
    reply = () => void response.writeHead(410).end();
    isAsked();
  };
  try {
    await desk.log.test(desk.admin, endpointId);
    await desk.worker.run();
    await deliveryBegun;
    const input = {
      id: endpointId,
      url,
      description: "Chat of the club",
      types: ["team.created"],
      isOn: true,
    };
    await desk.webhooks.update(desk.admin, input);
    reply();
    await desk.worker.idle();
    expect(await desk.stateOf(endpointId)).toBe("on");
    await desk.workAfter(60_000);
    expect(moved.received).toHaveLength(1);
  } finally {
    await moved.stop();
  }
});
