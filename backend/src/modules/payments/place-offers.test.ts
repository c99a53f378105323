import { toSqlTime } from "../../kernel/db/raw-sql.js";
import { versionAt } from "../../kernel/errors/require-version.js";
import { PaymentFixture } from "./testing/payment-fixture.js";
import { PlaceFixture } from "./testing/place-fixture.js";

const START = new Date("2027-02-18T06:30:00Z");

let payments: PaymentFixture;
let event: PlaceFixture;
beforeEach(async () => {
  payments = await PaymentFixture.open();
  event = new PlaceFixture(payments, START);
  await payments.execute("UPDATE events SET feePaise = 36000 WHERE id = ?", payments.event.id);
});
afterEach(() => payments.close());

const subjects = async (email: string) => (await payments.mails(email)).map(({ subject }) => subject);

test("without settings a ranking offers nothing: ranks decide, as ever", async () => {
  const teams = await event.teams("A", "B");
  await event.publish(teams);
  expect(await event.states()).toEqual({});
  const qualified = await payments.teams.qualified(payments.event.id, 1);
  expect(qualified.map(({ name }) => name)).toEqual(["A"]);
});

test("a ranking offers places; a report in time accepts one, whenever it is decided; what lapses goes to the next", async () => {
  await event.settings();
  const [a, b, c, d] = await event.teams("A", "B", "C", "D");
  await event.publish([a, b, c, d].flatMap((team) => team ?? []));
  expect(await event.states()).toEqual({ A: "offered", B: "offered" });
  if (!a || !b || !c || !d) throw new Error("four teams");
  // A reports exactly at the deadline, and B one millisecond later. Both reports are accepted, but only A gets the
  // place.
  await event.report(a, event.at(48));
  await expect(event.report(b, event.at(48, 1))).resolves.toBeDefined();
  expect(await event.states()).toEqual({ A: "accepted", B: "offered" });
  await event.run(event.at(48, 60_000));
  expect(await event.states()).toEqual({ A: "accepted", B: "offered" });
  await event.run(event.at(48, 60_001));
  expect(await event.states()).toEqual({ A: "accepted", B: "lapsed", C: "offered" });
  await payments.decide(a, "accepted");
  await event.run(event.at(90));
  expect((await event.states())["A"]).toBe("accepted");
  const owing = await payments.teams.qualified(payments.event.id, 1);
  expect(owing.map(({ name }) => name)).toEqual(["A", "C"]);
  expect(await subjects(b.leader.email)).toContain(
    `Your team lost its place in Round 2 of ${payments.event.title}`,
  );
  const moved = (await payments.mails(c.leader.email)).find(({ text }) => text.includes("is next in line"));
  expect(moved?.text).toContain("pay the fee of ₹360");
});

test("a decline frees the place at once; the one who moves up has the hours, and is followed by the next", async () => {
  await event.settings();
  const teams = await event.teams("A", "B", "C", "D");
  const [a] = teams;
  await event.publish(teams);
  if (a) await event.decline(a, event.at(1));
  if (a) await event.decline(a, event.at(1)); // a repeated decline has no effect
  await event.run(event.at(2));
  expect(await event.states()).toEqual({ A: "declined", B: "offered", C: "offered" });
  await event.run(event.at(49));
  expect(await event.states()).toMatchObject({ B: "lapsed", C: "offered", D: "offered" });
  await event.run(event.at(50, 60_001));
  expect(await event.states()).toMatchObject({ C: "lapsed", D: "offered" });
});

test("no team moves up by itself where the event says by hand, nor after the last day", async () => {
  await event.settings({ movingUp: "byHand" });
  const teams = await event.teams("A", "B", "C");
  await event.publish(teams, 1, new Date());
  if (teams[0]) await event.decline(teams[0], new Date());
  await event.run(new Date());
  expect(await event.states()).toEqual({ A: "declined", B: "offered" });
  const { placeBoards, placePublisher } = payments.places;
  const plan = await placeBoards.plan(payments.admin, null, { kind: "moveUp" });
  expect(plan?.changes).toMatchObject([{ teamName: "C", next: "offered", feeDue: true }]);
  const input = { step: "moveUp", version: plan?.version ?? "" } as const;
  const { board } = await placeBoards.offer(payments.admin, input);
  expect(board).toMatchObject({ free: 0, nextInLine: [] });
  await expect(placeBoards.offer(payments.admin, input)).rejects.toMatchObject({ code: "VERSION_CHANGED" });
  await event.settings({ lastMoveDay: "2020-01-01" });
  expect((await placePublisher.plan(payments.event, { kind: "moveUp" }))?.changes).toEqual([]);
});

test("a rejected payment opens the place again for a day at least; a withdrawn report only until the deadline", async () => {
  await event.settings();
  const teams = await event.teams("A", "B");
  const [a, b] = teams;
  await event.publish(teams, 1, new Date());
  if (!a || !b) throw new Error("two teams");
  await event.report(a, new Date());
  await payments.execute("UPDATE place_offers SET deadline = ?", "2020-01-01 00:00:00.000");
  await payments.decide(a, "rejected", "Nothing arrived.");
  const [row] = await payments.places.placePublisher
    .plan(payments.event, { kind: "offer" })
    .then((plan) => plan?.teams.filter(({ id }) => id === a.id) ?? []);
  const hours = ((row?.offer?.deadline.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(row?.offer?.state).toBe("offered");
  expect(Math.round(hours)).toBe(24);
});

test("a rejection that is taken back as its place lapses restores the place of a report in time, and of no late one", async () => {
  event = new PlaceFixture(payments, new Date(Date.now() - 48 * 3_600_000 - 5000));
  const teams = await event.teams("A", "B", "C");
  const [a, b, c] = teams;
  if (!a || !b || !c) throw new Error("three teams");
  await event.settings({ placeCount: 3, movingUp: "byHand" });
  await event.publish(teams);
  await event.report(a, event.at(48));
  for (const late of [b, c]) await event.report(late, event.at(48, 1));
  const states = async () => Object.values(await event.states()).join();
  expect(await states()).toBe("accepted,offered,offered");
  for (const team of [a, b]) await payments.decide(team, "rejected", "Nothing arrived.");
  await payments.decide(c, "accepted");
  // The rejection offered A's place again, with a new deadline. Lets all deadlines pass before a lapse is recorded.
  await payments.execute("UPDATE place_offers SET deadline = ?", toSqlTime(event.at(48)));
  for (const team of teams) {
    const paymentId = await payments.paymentId(team);
    const { decidedAt } = await payments.reads.reportedById(payments.admin, paymentId);
    await payments.services.paymentReverts.revert(payments.admin, {
      paymentId,
      version: versionAt(decidedAt),
    });
  }
  expect(await states()).toBe("accepted,offered,offered");
  await event.run(event.at(48, 60_001));
  expect(await states()).toBe("accepted,lapsed,lapsed");
});

test("taking the ranking back puts places as they were, except those to which something happened since", async () => {
  await event.settings();
  const teams = await event.teams("A", "B", "C", "D");
  const [a, b, c, d] = teams;
  if (!a || !b || !c || !d) throw new Error("four teams");
  await event.publish([a, b, c, d]);
  await event.publish([c, d, a, b], 2, event.at(1));
  expect(await event.states()).toEqual({ A: "withdrawn", B: "withdrawn", C: "offered", D: "offered" });
  await event.report(c, event.at(2));
  const plan = await payments.places.placePublisher.plan(
    payments.event,
    { kind: "revert", undoes: 2, ranks: new Map([a, b, c, d].map(({ id }, at) => [id, at + 1])) },
    event.at(3),
  );
  expect(plan?.differing.map(({ name }) => name)).toEqual(["C"]);
  expect(plan?.kept.map(({ name }) => name)).toEqual(["C"]);
  await event.rank([a, b, c, d], { kind: "revert", undoes: 2, publication: 3 }, event.at(3));
  expect(await event.states()).toEqual({ A: "offered", B: "offered", C: "accepted", D: "withdrawn" });
  // A and B still have their original deadline.
  await event.run(event.at(48, 60_001));
  expect(await event.states()).toMatchObject({ A: "lapsed", B: "lapsed" });
});

test("each team that has not answered is reminded a day and three hours before, once, unless it switched that off", async () => {
  await event.settings();
  const [a, b] = await event.teams("A", "B");
  if (!a || !b) throw new Error("two teams");
  await event.publish([a, b]);
  await event.report(b, event.at(1));
  const reminded = async () =>
    (await subjects(a.leader.email)).filter((subject) => subject.includes("left to accept its place"));
  await event.run(event.at(23));
  expect(await reminded()).toEqual([]);
  await Promise.all([event.run(event.at(24)), event.run(event.at(24))]);
  await event.run(event.at(30));
  expect(await reminded()).toEqual(["Your team has 1 day left to accept its place in Round 2"]);
  await event.run(event.at(45));
  await event.run(event.at(46));
  expect(await reminded()).toHaveLength(2);
  expect(
    (await subjects(b.leader.email)).some((subject) => subject.includes("left to accept its place")),
  ).toBe(false);
});

test("a place that lapsed is given back while it is free, and not once another team moved into it", async () => {
  event = new PlaceFixture(payments, new Date(Date.now() - 50 * 3_600_000));
  await event.settings({ movingUp: "byHand" });
  const teams = await event.teams("A", "B", "C");
  const [a, b] = teams;
  if (!a || !b) throw new Error("teams");
  await event.publish(teams);
  await event.run(event.at(49)); // the places of A and B lapse
  await event.report(a, event.at(50));
  const { placeBoards } = payments.places;
  expect(await placeBoards.ofTeam(payments.admin, a.id)).toMatchObject({ state: "lapsed", isFree: true });
  await placeBoards.giveBack(payments.admin, { teamId: a.id });
  expect(await event.states()).toEqual({ A: "accepted", B: "lapsed" });
  const plan = await placeBoards.plan(payments.admin, null, { kind: "moveUp" });
  await placeBoards.offer(payments.admin, { step: "moveUp", version: plan?.version ?? "" });
  expect(await placeBoards.ofTeam(payments.admin, b.id)).toMatchObject({
    isFree: false,
    movedUpSince: ["C"],
  });
  await expect(placeBoards.giveBack(payments.admin, { teamId: b.id })).rejects.toMatchObject({
    code: "PLACE_NOT_FREE",
  });
  await placeBoards.end(payments.admin, { teamId: a.id });
  expect(await event.states()).toMatchObject({ A: "declined" });
});

test("who moved up before a lapsed place was written down as lapsed moved up since", async () => {
  event = new PlaceFixture(payments, new Date(Date.now() - 50 * 3_600_000));
  await event.settings({ movingUp: "byHand" });
  const [a, ...others] = await event.teams("A", "B", "C");
  if (!a) throw new Error("a team");
  await event.publish([a, ...others]);
  const { placeBoards } = payments.places;
  const plan = await placeBoards.plan(payments.admin, null, { kind: "moveUp" });
  await placeBoards.offer(payments.admin, { step: "moveUp", version: plan?.version ?? "" });
  await event.run(new Date(Date.now() + 1000));
  expect(await placeBoards.ofTeam(payments.admin, a.id)).toMatchObject({
    state: "lapsed",
    movedUpSince: ["C"],
  });
});

test("a team that paid before the ranking has its place at once; a free place is accepted by the leader's press", async () => {
  await event.settings();
  const [a, b] = await event.teams("A", "B");
  if (!a || !b) throw new Error("two teams");
  await event.report(a, event.at(-1));
  await event.publish([a, b]);
  expect(await event.states()).toEqual({ A: "accepted", B: "offered" });
  const { placeAnswers } = payments.places;
  const accept = () => placeAnswers.accept(b.leader, { teamId: b.id }, event.at(1));
  await expect(accept()).rejects.toMatchObject({ code: "PLACE_NEEDS_PAYMENT" });
  await expect(event.decline(a, event.at(1))).rejects.toMatchObject({ code: "PLACE_PAID" });
  await expect(placeAnswers.decline(a.leader, { teamId: b.id }, event.at(1))).rejects.toMatchObject({
    code: "NOT_LEADER",
  });
  await payments.execute("UPDATE events SET feePaise = 0");
  expect((await accept()).team.place?.state).toBe("accepted");
  await event.decline(b, event.at(60));
  await expect(accept()).rejects.toMatchObject({ code: "PLACE_NOT_OFFERED" });
});

test("mails promise a place that was lost or given up to no other team", async () => {
  await event.settings({ movingUp: "never" });
  const [a, b] = await event.teams("A", "B");
  if (!a || !b) throw new Error("two teams");
  await event.publish([a, b]);
  await event.decline(a, event.at(1));
  await event.run(event.at(48, 60_001));
  expect(await event.states()).toEqual({ A: "declined", B: "lapsed" });
  const texts = [...(await payments.mails(a.leader.email)), ...(await payments.mails(b.leader.email))];
  expect(texts.map(({ subject }) => subject).join()).toMatch(/gave up[\s\S]*lost its place/);
  for (const { text } of texts) expect(text).not.toMatch(/next team|another team/);
});
