import { DomainError } from "../../kernel/errors/domain-error.js";
import { newId } from "../../kernel/db/ids.js";
import { PaymentFixture, type TestTeam } from "./testing/payment-fixture.js";
import { PlaceFixture } from "./testing/place-fixture.js";

const START = new Date("2027-02-18T06:30:00Z");
const ROUNDS = 15;

let payments: PaymentFixture;
let event: PlaceFixture;
let teams: TestTeam[];
beforeEach(async () => {
  payments = await PaymentFixture.open();
  event = new PlaceFixture(payments, START);
  await event.settings();
});
afterEach(() => payments.close());

/** Creates the teams A to D, ranked in that order, and offers places to the first two. */
async function fresh(at = START): Promise<readonly [TestTeam, TestTeam, TestTeam, TestTeam]> {
  await payments.execute("DELETE FROM place_offers");
  teams = await event.teams(...["A", "B", "C", "D"].map((letter) => `${letter}${newId().slice(-8)}`));
  await event.publish(teams, 1, at);
  return teams as unknown as readonly [TestTeam, TestTeam, TestTeam, TestTeam];
}

/** Returns the first letter of the state of each team's place, from A to D, or "-" if a team has none. */
async function states(): Promise<string> {
  const all = await event.states();
  return teams.map(({ name }) => (all[name] ?? "-").charAt(0)).join("");
}

async function codes(acts: readonly Promise<unknown>[]): Promise<(string | undefined)[]> {
  return (await Promise.allSettled(acts)).map((act) => {
    if (act.status === "fulfilled") return undefined;
    if (act.reason instanceof DomainError) return act.reason.code;
    throw act.reason;
  });
}

test("a report in time that meets the lapse of the other teams, on several servers, counts", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a] = await fresh();
    const late = event.at(48, 60_001);
    await payments.execute(
      "UPDATE place_offers SET deadline = ? WHERE teamId = ?",
      "2027-02-25 00:00:00.000",
      a.id,
    );
    await codes([event.report(a, event.at(48)), event.run(late), event.run(late)]);
    // B's place lapsed and only C moved up, although two requests checked the deadlines.
    expect(await states()).toBe("alo-");
  }
});

test("report and decline at once: one of them, and never both", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a] = await fresh();
    const [reported, declined] = await codes([event.report(a, event.at(1)), event.decline(a, event.at(1))]);
    expect(reported).toBeUndefined(); // A report is always accepted, because the money has already been transferred.
    expect((await states()).charAt(0)).toBe(declined === undefined ? "d" : "a");
  }
});

test("a place that is declined by three presses at once is declined, and no press is refused", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a] = await fresh();
    const presses = Array.from({ length: 3 }, () => event.decline(a, event.at(1)));
    expect(await codes(presses)).toEqual([undefined, undefined, undefined]);
    expect(await states()).toBe("do--");
  }
});

test("many who move teams up at once give each place to one team", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a] = await fresh();
    await event.decline(a, event.at(1));
    await codes(Array.from({ length: 5 }, () => event.run(event.at(2))));
    expect(await states()).toBe("doo-");
  }
});

test("control: without the lock on the event's places two teams move into one place", async () => {
  const [a, , c, d] = await fresh();
  await event.decline(a, event.at(1));
  const { placePublisher } = payments.places;
  const plan = await placePublisher.plan(payments.event, { kind: "moveUp" }, event.at(2));
  expect(plan?.changes.map(({ teamId }) => teamId)).toEqual([c.id]);
  // D now ranks before C, so that another request plans a place for D. Both requests then write their plans without
  // reading again, as they could without the lock.
  await payments.execute("UPDATE teams SET ranking = 3 WHERE id = ?", d.id);
  await payments.execute("UPDATE teams SET ranking = 4 WHERE id = ?", c.id);
  const other = await placePublisher.plan(payments.event, { kind: "moveUp" }, event.at(2));
  const steps = placePublisher["steps"];
  await payments.db.inTransaction((tx) => steps.take(tx, plan?.changes ?? []));
  await payments.db.inTransaction((tx) => steps.take(tx, other?.changes ?? []));
  expect(await states()).toBe("dooo");
});

test("giving a place back meets moving up: one of them has it", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a] = await fresh();
    await event.decline(a, event.at(1));
    const giveBack = payments.places.placeBoards.giveBack(payments.admin, { teamId: a.id });
    const [giveBackCode] = await codes([giveBack, event.run(event.at(2))]);
    expect(await states()).toBe(giveBackCode === undefined ? "ao--" : "doo-");
  }
});

test("a ranking that is published or taken back meets reports: an accepted place stays, an offered one goes", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b, c, d] = await fresh();
    await codes([event.publish([c, d, a, b], 2, event.at(1)), event.report(a, event.at(1))]);
    expect(await states()).toMatch(/^[aw]woo$/);
    const before = (await states()).charAt(0);
    await codes([
      event.rank([a, b, c, d], { kind: "revert", undoes: 2, publication: 3 }, event.at(2)),
      event.report(c, event.at(2)),
    ]);
    expect(await states()).toMatch(before === "a" ? /^ao[aw]w$/ : /^[ao]o[aw]w$/);
    await payments.execute("DELETE FROM place_steps");
  }
});

test("offers that are taken back meet a report: the place is accepted, or gone, and the press knows which", async () => {
  const { placeBoards } = payments.places;
  const planFor = async (kind: "offer" | "undo") =>
    (await placeBoards.plan(payments.admin, null, { kind }))?.version ?? "";
  for (let round = 0; round < ROUNDS; round++) {
    await payments.execute("DELETE FROM place_steps");
    await event.settings({ placeCount: 1 });
    const [, b] = await fresh(new Date(Date.now() - 60_000));
    await event.settings();
    await placeBoards.offer(payments.admin, { step: "offer", version: await planFor("offer") });
    expect(await states()).toBe("oo--");
    const undo = placeBoards.offer(payments.admin, { step: "undo", version: await planFor("undo") });
    const [undone, reported] = await codes([undo, event.report(b, new Date())]);
    expect(reported).toBeUndefined(); // A report is always accepted, because the money has already been transferred.
    expect([undone, await states()]).toEqual(
      undone === undefined ? [undefined, "ow--"] : ["VERSION_CHANGED", "oa--"],
    );
  }
});
