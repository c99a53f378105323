import { newId } from "../../kernel/db/ids.js";
import { momentOf } from "./check-in.service.js";
import { CheckInFixture, later, MORNING } from "./testing/check-in-fixture.js";

let desk: CheckInFixture;
beforeEach(async () => {
  desk = await CheckInFixture.open();
});
afterEach(() => desk.close());

test("a pass lets its person in once; the second time it says since when and by whom", async () => {
  const [leader] = await desk.team();
  const token = await desk.tokenOf(leader?.id ?? "");
  const scan = (at: Date) => desk.entry(null, at, { method: "SCAN", token });
  const [asha, ravi] = [desk.helper("Asha"), desk.helper("Ravi")];
  expect(await desk.send(asha, [scan(MORNING)])).toEqual(["IN"]);
  const input = { eventId: desk.event.id, sessionId: desk.day, sentAt: later(5), entries: [scan(later(5))] };
  const { results, desk: after } = await desk.services.checkIns.checkIn(ravi, input, later(5));
  expect(results).toMatchObject([
    { outcome: "ALREADY", personName: leader?.name, checkIn: { byName: "Asha", at: MORNING } },
  ]);
  expect(after).toMatchObject({ expected: 3, sessions: [{ checkedIn: 1 }, { checkedIn: 0 }] });
});

test("who may not come is not let in: each for their own reason", async () => {
  const [unpaid] = await desk.team({ paymentStatus: "pending" });
  const [unranked] = await desk.team({ ranking: null });
  const [elsewhere] = await desk.team({}, "code-cascade");
  const members = [unpaid, unranked, elsewhere].map((person) => desk.entry(person?.id ?? ""));
  const forged = desk.entry(null, MORNING, { method: "SCAN", token: "A".repeat(43) });
  const unknownMember = desk.entry(newId());
  expect(await desk.send(desk.helper(), [...members, forged, unknownMember])).toEqual([
    "NOT_PAID",
    "NOT_QUALIFIED",
    "OTHER_EVENT",
    "UNKNOWN",
    "UNKNOWN",
  ]);
  expect(await desk.counted()).toEqual([]);
});

test("where the event offers places they decide who may come, whatever the rank", async () => {
  const [lapsed] = await desk.team({ ranking: 1 });
  const [movedUp] = await desk.team({ ranking: 7 });
  const [unpaid] = await desk.team({ ranking: 2, paymentStatus: "pending" });
  const [never] = await desk.team({ ranking: 1 });
  const day = "2026-02-20 06:30:00.000";
  for (const [person, state] of [
    [lapsed, "lapsed"],
    [movedUp, "accepted"],
    [unpaid, "accepted"],
  ] as const)
    await desk.run(
      `INSERT INTO place_offers (teamId, eventId, state, offeredAt, deadline, movedUp, changedAt, remindedHours)
       VALUES (?, ?, ?, ?, ?, 0, ?, 0)`,
      [person?.teamId, desk.event.id, state, day, day, day],
    );
  const all = [lapsed, movedUp, unpaid, never].map((person) => person?.id ?? "");
  const entries = all.map((id) => desk.entry(id));
  const outcomes = ["NOT_QUALIFIED", "IN", "NOT_PAID", "NOT_QUALIFIED"];
  expect(await desk.send(desk.helper(), entries)).toEqual(outcomes);
  const list = await desk.services.checkInLists.list(desk.helper(), null);
  const refusals = new Map(list.people.map(({ id, refusal }) => [id, refusal ?? "IN"]));
  expect(all.map((id) => refusals.get(id))).toEqual(outcomes);
});

test("a session takes people on its own day only, and on the next day until six in the morning", async () => {
  const [leader, second] = await desk.team();
  const tomorrow = { sessionId: "2026-03-02" };
  expect(await desk.send(desk.helper(), [desk.entry(leader?.id ?? "")], tomorrow)).toEqual(["OTHER_DAY"]);
  const night = new Date("2026-03-01T20:00:00Z");
  expect(await desk.send(desk.helper(), [desk.entry(second?.id ?? "", night)], { sentAt: night })).toEqual([
    "IN",
  ]);
});

test("the earlier check-in counts, although the later one arrived first; sending both again changes nothing", async () => {
  const [leader] = await desk.team();
  const id = leader?.id ?? "";
  const [asha, ravi] = [desk.helper("Asha"), desk.helper("Ravi")];
  const [early, late] = [desk.entry(id, later(0)), desk.entry(id, later(5))];
  expect(await desk.send(ravi, [late], { sentAt: later(10) })).toEqual(["IN"]);
  expect(await desk.send(asha, [early], { sentAt: later(30) })).toEqual(["IN"]);
  expect(await desk.counted()).toMatchObject([{ byName: "Asha", at: MORNING }]);
  expect(await desk.send(ravi, [late], { sentAt: later(31) })).toEqual(["ALREADY"]);
  expect(await desk.send(asha, [early], { sentAt: later(32) })).toEqual(["IN"]);
  expect(await desk.counted()).toMatchObject([{ byName: "Asha", at: MORNING }]);
});

test("a check-in that was taken back stays so when a phone sends it late, and one made afterwards counts", async () => {
  const [leader] = await desk.team();
  const helper = desk.helper();
  const first = desk.entry(leader?.id ?? "", new Date(Date.now() - 60_000));
  const today = { sentAt: new Date(), sessionId: desk.day };
  await desk.run("UPDATE events SET firstDay = ?, lastDay = ?", [dayOf(new Date()), dayOf(new Date())]);
  today.sessionId = dayOf(first.at);
  expect(await desk.send(helper, [first], today)).toEqual(["IN"]);
  const [row] = await desk.counted();
  await desk.services.checkIns.revert(helper, { checkInId: row?.id ?? "", reason: "Wrong person" });
  expect(await desk.counted()).toEqual([]);
  expect(await desk.send(helper, [first], today)).toEqual(["REVERTED"]);
  const again = desk.entry(leader?.id ?? "", new Date(Date.now() + 1000));
  const soon = { ...today, sentAt: again.at };
  expect(await desk.send(helper, [again], soon)).toEqual(["IN"]);
  await expect(
    desk.services.checkIns.revert(helper, { checkInId: row?.id ?? "", reason: "Twice" }),
  ).rejects.toMatchObject({ code: "CHECK_IN_NOT_FOUND" });
  const log = await desk.db.query("SELECT action, targetName, details FROM audit_entries");
  expect(log).toMatchObject([{ action: "checkIn.revert", targetName: leader?.name }]);
});

test("a walk-in comes in with a reason, paid or not, in a team or not; treasurers see it", async () => {
  const [unpaid] = await desk.team({ paymentStatus: "incomplete", name: "Null Pointers" });
  const walkIn = { method: "WALK_IN", note: "Paid in cash at the door" } as const;
  const typed = desk.entry(null, MORNING, { ...walkIn, name: " Meera  Das " });
  expect(await desk.send(desk.helper(), [desk.entry(unpaid?.id ?? "", MORNING, walkIn), typed])).toEqual([
    "IN",
    "IN",
  ]);
  expect(await desk.send(desk.helper(), [typed])).toEqual(["IN"]);
  const treasurer = { ...desk.helper(), grants: ["treasurer" as const] };
  const listed = await desk.services.desks.walkIns(treasurer, desk.event.slug);
  expect(listed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ personName: "Meera Das", teamName: null, note: walkIn.note }),
      expect.objectContaining({ personName: unpaid?.name, teamName: "Null Pointers" }),
    ]),
  );
  expect(listed).toHaveLength(2);
  // Walk-ins do not raise the number of expected people.
  expect(await desk.services.desks.desk(treasurer, null)).toMatchObject({
    expected: 0,
    sessions: [{ checkedIn: 2, walkIns: 2 }, { walkIns: 0 }],
  });
  expect(listed[0]?.session).toBe("All day, 1 Mar 2026");
  const hindi = { ...treasurer, pageLanguage: "hi" as const };
  const [walked] = await desk.services.desks.walkIns(hindi, desk.event.slug);
  expect(walked?.session).toBe("पूरा दिन, 1 मार्च 2026");
  await expect(desk.send(desk.helper(), [desk.entry(null, MORNING, walkIn)])).rejects.toMatchObject({
    code: "BAD_INPUT",
  });
});

test("the list tells namesakes apart by college and roll number, and has these of no other person", async () => {
  const [diya] = await desk.team({ leader: "Diya Sawant" });
  const [twin, other] = await desk.team({ leader: "diya  sawant" });
  const set = (id: string | undefined, college: string, roll: string) =>
    desk.run("UPDATE team_members SET college = ?, universityRollNo = ? WHERE id = ?", [college, roll, id]);
  await set(diya?.id, "NIT Alpha", "11");
  await set(twin?.id, "NIT Beta", "12");
  await set(other?.id, "NIT Beta", "13");
  const { people } = await desk.services.checkInLists.list(desk.helper(), null);
  const apart = (id: string | undefined) => {
    const person = people.find((one) => one.id === id);
    return [person?.college, person?.universityRollNo];
  };
  expect([diya, twin, other].map((one) => apart(one?.id))).toEqual([
    ["NIT Alpha", "11"],
    ["NIT Beta", "12"],
    [null, null],
  ]);
});

test("a renewed pass ends the one before, and so does a new member in the same seat", async () => {
  const [leader] = await desk.team();
  const id = leader?.id ?? "";
  const caller = { ...desk.helper(), userId: leader?.userId ?? "" };
  const old = await desk.tokenOf(id);
  await desk.services.deskPasses.renew(caller, { teamId: leader?.teamId ?? "" });
  const token = await desk.tokenOf(id);
  const scan = (of: string) => desk.entry(null, MORNING, { method: "SCAN", token: of });
  expect(await desk.send(desk.helper(), [scan(old), scan(token)])).toEqual(["UNKNOWN", "IN"]);
  await desk.run("DELETE FROM team_members WHERE id = ?", [id]);
  expect(await desk.send(desk.helper(), [scan(token)])).toEqual(["UNKNOWN"]);
});

test("days are divided into sessions, each with at most one check-in of a person", async () => {
  const [leader] = await desk.team();
  const helper = desk.helper();
  const add = (name: string) =>
    desk.services.desks.addSession(helper, { eventId: desk.event.id, day: desk.day, name });
  await add("Morning");
  const { sessions } = (await add("Evening")).desk;
  expect(sessions.map(({ name }) => name)).toEqual(["Morning", "Evening", "All day"]);
  const [morning, evening] = sessions.map(({ id }) => id);
  const entries = () => [desk.entry(leader?.id ?? "")];
  expect(await desk.send(helper, entries(), { sessionId: morning ?? "" })).toEqual(["IN"]);
  expect(await desk.send(helper, entries(), { sessionId: evening ?? "" })).toEqual(["IN"]);
  const remove = (sessionId = "") => desk.services.desks.removeSession(helper, { sessionId });
  await expect(remove(morning)).rejects.toMatchObject({ code: "DESK_SESSION_USED" });
  await expect(
    desk.services.desks.addSession(helper, { eventId: desk.event.id, day: "2026-04-01", name: "Late" }),
  ).rejects.toMatchObject({ code: "DESK_SESSION_DAY" });
});

describe("a phone's clock", () => {
  const minutes = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

  test("that is wrong is set right by what it shows when it sends", () => {
    const wrongClock = (minute: number) => later(minute + 600);
    expect(minutes(momentOf(wrongClock(1), wrongClock(5), later(5)), later(5))).toBe(4);
  });

  test("that claims the future, or last week, is not believed", () => {
    expect(momentOf(later(9), later(5), later(5))).toEqual(later(5));
    expect(minutes(momentOf(later(-9999), later(0), later(0)), later(0))).toBe(24 * 60);
  });
});

function dayOf(moment: Date): string {
  return new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 10);
}
