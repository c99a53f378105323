import { PaymentFixture } from "./testing/payment-fixture.js";
import { PlaceFixture } from "./testing/place-fixture.js";

let payments: PaymentFixture;
let event: PlaceFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
  event = new PlaceFixture(payments, new Date(Date.now() - 3_600_000));
  await payments.execute("UPDATE events SET feePaise = 36000 WHERE id = ?", payments.event.id);
});
afterEach(() => payments.close());

type Press = "offer" | "moveUp" | "undo";

const planOf = (kind: Press) => payments.places.placeBoards.plan(payments.admin, null, { kind });

/** Runs an organiser's step. By default, `shown` is the version of the current plan. */
async function press(step: Press, shown?: string) {
  const version = shown ?? (await planOf(step))?.version ?? "";
  return (await payments.places.placeBoards.offer(payments.admin, { step, version })).board;
}

const subjects = async (email: string) => (await payments.mails(email)).map(({ subject }) => subject);

test("the latest offers are taken back by a press, except from a team that has answered", async () => {
  const [a, b, c] = await event.teams("A", "B", "C");
  if (!a || !b || !c) throw new Error("three teams");
  await event.settings({ placeCount: 1, movingUp: "byHand" });
  await event.publish([a, b, c]);
  // A ranking made these offers, so they can only be reverted together with the ranking.
  expect((await planOf("undo"))?.changes).toEqual([]);
  await event.settings({ placeCount: 3, movingUp: "byHand" });
  expect(await press("offer")).toMatchObject({ undoable: 2 });
  const looked = await planOf("undo");
  expect(looked?.changes).toMatchObject([
    { teamName: "B", next: "withdrawn" },
    { teamName: "C", next: "withdrawn" },
  ]);
  await event.report(b, new Date());
  await expect(press("undo", looked?.version)).rejects.toMatchObject({ code: "VERSION_CHANGED" });
  expect((await planOf("undo"))?.differing).toMatchObject([{ teamName: "B" }]);
  expect(await press("undo")).toMatchObject({ undoable: 0, waiting: 1 });
  expect(await event.states()).toEqual({ A: "offered", B: "accepted", C: "withdrawn" });
  expect(await subjects(c.leader.email)).toContain(
    `Your team's place in Round 2 of ${payments.event.title} was taken back`,
  );
  await expect(press("undo")).rejects.toMatchObject({ code: "PLACES_NOTHING" });
  expect(await press("offer")).toMatchObject({ undoable: 1, waiting: 0 });
});

test("who moved up by a press goes back in line; not where that happens by itself, nor when the payment was late", async () => {
  const [a, b, c] = await event.teams("A", "B", "C");
  if (!a || !b || !c) throw new Error("three teams");
  await event.settings({ movingUp: "byHand" });
  await event.publish([a, b, c]);
  await event.decline(a, new Date());
  expect(await press("moveUp")).toMatchObject({ free: 0, undoable: 1 });
  await event.settings({ movingUp: "automatic" });
  expect((await planOf("undo"))?.changes).toEqual([]);
  await event.settings({ movingUp: "byHand" });
  await payments.execute("UPDATE teams SET paymentStatus = 'pending' WHERE id = ?", c.id);
  expect(await planOf("undo")).toMatchObject({ changes: [], differing: [{ teamName: "C" }] });
  await payments.execute("UPDATE teams SET paymentStatus = 'incomplete' WHERE id = ?", c.id);
  expect(await press("undo")).toMatchObject({ free: 1, undoable: 0, nextInLine: [{ teamName: "C" }] });
  expect(await event.states()).toEqual({ A: "declined", B: "offered", C: "withdrawn" });
});

test("a payment for a place that its team has lost is marked, from the moment that it arrives", async () => {
  await event.settings();
  const [a, b] = await event.teams("A", "B");
  if (!a || !b) throw new Error("two teams");
  await event.publish([a, b], 1, event.at(0));
  await event.report(a, event.at(48));
  await event.report(b, event.at(48, 1));
  const lost = async () =>
    (await payments.reads.reported(payments.admin)).filter(({ placeLost }) => placeLost);
  expect(await lost()).toMatchObject([{ teamName: "B", status: "pending" }]);
  await event.run(event.at(49));
  expect(await lost()).toMatchObject([{ teamName: "B" }]);
  await payments.places.placeBoards.giveBack(payments.admin, { teamId: b.id });
  expect(await lost()).toEqual([]);
});
