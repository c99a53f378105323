import { PaymentFixture, type TestTeam } from "./testing/payment-fixture.js";
import { PlaceFixture } from "./testing/place-fixture.js";

const START = new Date("2027-02-18T06:30:00Z");
/** The number of hours after `START` at which the event's last day, 20 February, ends in India. */
const END = 60;

let payments: PaymentFixture;
let event: PlaceFixture;
let teams: TestTeam[];

beforeEach(async () => {
  payments = await PaymentFixture.open();
  event = new PlaceFixture(payments, START);
  await ends("2027-02-20");
  await event.settings({ replyHours: END + 10 });
  teams = await event.teams("A", "B", "C");
  await event.publish(teams);
});
afterEach(() => payments.close());

/** Closes registration, and sets the last day of the event. */
async function ends(lastDay: string): Promise<void> {
  await payments.execute(
    "UPDATE events SET registration = 'closed', lastDay = ? WHERE state = 'current'",
    lastDay,
  );
  payments.event = await payments.events.requireNamed(null);
}

const leaderOf = (name: string) => teams.find((team) => team.name === name)?.leader.email ?? "";
const subjects = async (name: string) => (await payments.mails(leaderOf(name))).map(({ subject }) => subject);
const offered = () => [`We offer your team a place in Round 2 of ${payments.event.title}`];

test("after the last day no team moves up or is reminded of a deadline", async () => {
  const [a, b] = teams;
  if (!a || !b) throw new Error("two teams");
  await event.decline(a, event.at(END, -1));
  await event.run(event.at(END));
  expect(await event.states()).toEqual({ A: "declined", B: "offered" });
  expect(await subjects("B")).toEqual([...offered()]);
  // The club corrects the last day. Now C moves up, and B is reminded.
  await ends("2027-02-21");
  await event.run(event.at(END));
  expect(await event.states()).toEqual({ A: "declined", B: "offered", C: "offered" });
  expect(await subjects("B")).toEqual([
    "Your team has 10 hours left to accept its place in Round 2",
    ...offered(),
  ]);
});

test("a place that is open at the end of the event lapses, and the mail comes if the club corrects the last day", async () => {
  const late = event.at(END + 10, 60_001);
  await event.run(late);
  expect(await event.states()).toEqual({ A: "offered", B: "offered" });
  expect(await subjects("A")).toEqual(offered());
  await ends("2027-02-25");
  await event.run(late);
  expect(await event.states()).toEqual({ A: "lapsed", B: "lapsed", C: "offered" });
  expect(await subjects("A")).toHaveLength(2);
});

test("after the event, no ranking and no press offers a place, and the board shows none to move up", async () => {
  await ends("2026-02-20");
  const [a] = teams;
  if (!a) throw new Error("a team");
  await payments.execute("UPDATE place_offers SET state = 'declined' WHERE teamId = ?", a.id);
  await event.publish([...teams].reverse(), 2, new Date());
  expect(await event.states()).toEqual({ A: "declined", B: "offered" });
  const { placeBoards } = payments.places;
  for (const step of ["offer", "moveUp", "undo"] as const) {
    const { version = "", changes } = (await placeBoards.plan(payments.admin, null, { kind: step })) ?? {};
    expect(changes).toEqual([]);
    await expect(placeBoards.offer(payments.admin, { step, version })).rejects.toMatchObject({
      code: "PLACES_NOTHING",
    });
  }
  const board = await placeBoards.board(payments.admin, null);
  expect(board).toMatchObject({ waiting: 0, undoable: 0, mayMoveUp: false });
  expect(await subjects("C")).toEqual([]);
});
