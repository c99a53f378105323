import { ASHA, EVENT, personFixture, RAVI, teamFixture } from "./testing/team-fixture";
import { isRegistered, readinessOf } from "./readiness";

type Team = Parameters<typeof readinessOf>[0];

const RAVI_ROW = personFixture("Ravi Kumar", { codeforcesHandle: "ravi" });
const MEENA_ROW = personFixture("Meena Das", { codeforcesHandle: "meena" });
const team = (more: object = {}) => teamFixture(more) as unknown as Team;
const OPEN = { registrationOpen: true, lastDay: EVENT.lastDay };
const OVER = { ...OPEN, registrationOpen: false };
const textOf = (of: Team, name: string, actor = ASHA) => {
  const item = readinessOf(of, actor, OPEN).items.find((each) => each.name === name);
  return `${item?.state ?? ""}: ${item?.text ?? ""}`;
};
const stepsOf = (of: Team, actor = ASHA, event = OPEN) =>
  readinessOf(of, actor, event).steps.map(({ kind }) => kind);

test.each<[object, string]>([
  [{}, "optional: 2 more members for a complete team"],
  [{ members: [RAVI_ROW] }, "optional: 1 more member for a complete team"],
  [{ members: [RAVI_ROW, MEENA_ROW] }, "done: 3 of 3 members: the team is full"],
  [
    { members: [RAVI_ROW], paymentStatus: "pending" },
    "done: 2 of 3 members: the team cannot change, because the payment is reported",
  ],
  [{ event: { ...EVENT, minTeamSize: 1 } }, "optional: Room for 2 more members"],
  [{ event: { ...EVENT, minTeamSize: 2 } }, "missing: At least 1 more member"],
  [{ members: [RAVI_ROW], event: { ...EVENT, minTeamSize: 2 } }, "optional: Room for 1 more member"],
  [{ event: { ...EVENT, maxTeamSize: 1 } }, "done: 1 of 1 members: the team is full"],
  [
    {
      members: [
        { ...RAVI_ROW, confirmed: false },
        { ...MEENA_ROW, userId: null, confirmed: false },
      ],
    },
    "waiting: No answer yet from Ravi Kumar",
  ],
])("members of %j: %s", (more, expected) => {
  expect(textOf(team(more), "Members")).toBe(expected);
});

test("handles name who lacks one", () => {
  expect(textOf(team(), "Codeforces handles")).toBe("done: Everyone has a handle");
  const lacking = team({ members: [personFixture("Ravi Kumar"), personFixture("Meena Das")] });
  expect(textOf(lacking, "Codeforces handles")).toBe("missing: Missing for Ravi Kumar, Meena Das");
  const taken = team({ members: [{ ...RAVI_ROW, handleTaken: true }] });
  expect(textOf(taken, "Codeforces handles")).toBe("missing: Missing for Ravi Kumar");
});

test.each<[object, string]>([
  [{}, "later: ₹360 once you qualify for Round 2"],
  [{ ranking: 2 }, "later: ₹360 once you qualify for Round 2"],
  [{ ranking: 1 }, "missing: ₹360 for Round 2"],
  [{ ranking: 3, event: { ...EVENT, qualifyingRank: 3 } }, "missing: ₹360 for Round 2"],
  [{ event: { ...EVENT, fee: 0 }, ranking: 1 }, "done: This event is free"],
  [{ paymentStatus: "pending", ranking: 1 }, "waiting: Reported. We are checking the transfer"],
  [{ paymentStatus: "rejected" }, "missing: Check the transfer and report the payment again"],
  [{ paymentStatus: "accepted" }, "done: Accepted by the club"],
  [{ paymentStatus: "refunded", ranking: 1 }, "later: We returned the money. Your team can pay again"],
  [{ paymentStatus: "refunded", ranking: 2 }, "done: We returned the money"],
  [
    { place: { state: "offered", deadline: "2099-01-01T00:00:00.000Z" }, ranking: 1 },
    "missing: ₹360 for Round 2, due by 1 Jan 2099, 5:30 AM IST",
  ],
  [
    { place: { state: "offered", deadline: "2020-01-01T00:00:00.000Z" } },
    "optional: Your team has no place in Round 2",
  ],
  [
    { place: { state: "declined", deadline: "2099-01-01T00:00:00.000Z" } },
    "optional: Your team has no place in Round 2",
  ],
])("payment of %j: %s", (more, expected) => {
  expect(textOf(team(more), "Payment")).toBe(expected);
});

test("a member of a team whose payment was rejected reads who reports again", () => {
  const rejected = team({ paymentStatus: "rejected", members: [RAVI_ROW] });
  expect(textOf(rejected, "Payment", RAVI)).toBe("missing: Your leader can report the payment again");
});

test.each([
  ["accountNeeded", false, ["refund"], "waiting", false],
  ["toPay", false, [], "waiting", false],
  ["accountNeeded", true, ["refund"], "done", true],
] as const)("a refund that is %s, a surplus: %s", (state, isSurplus, leads, payment, registered) => {
  const paid = team({ paymentStatus: "accepted", members: [RAVI_ROW] });
  const readiness = readinessOf(paid, ASHA, OPEN, { state, isSurplus });
  expect(readiness.steps.map(({ kind }) => kind)).toEqual(leads);
  expect(readinessOf(paid, RAVI, OPEN, { state, isSurplus }).steps).toEqual([]);
  expect(readiness.items.find(({ name }) => name === "Payment")?.state).toBe(payment);
  expect(isRegistered(readiness)).toBe(registered);
});

test("the leader pays first, then sets handles, then adds members", () => {
  const urgent = team({ ranking: 1, leader: personFixture("Asha Rao", { isLeader: true }) });
  expect(stepsOf(urgent)).toEqual(["payment", "handle", "member"]);
  expect(stepsOf(team({ paymentStatus: "rejected" }))).toEqual(["payment", "member"]);
  expect(stepsOf(team({ paymentStatus: "pending", ranking: 1 }))).toEqual([]);
  expect(stepsOf(team(), ASHA, { registrationOpen: false, lastDay: "2999-03-02" })).toEqual([]);
});

test("after the event only a reported payment is left", () => {
  const unpaid = team({ ranking: 1, leader: personFixture("Asha Rao", { isLeader: true }) });
  expect(readinessOf(unpaid, ASHA, OVER)).toEqual({ items: [], steps: [] });
  const rejected = team({ paymentStatus: "rejected" });
  expect(readinessOf(rejected, ASHA, OVER).items.map(({ name }) => name)).toEqual(["Payment"]);
  expect(stepsOf(rejected, ASHA, OVER)).toEqual(["payment"]);
  expect(stepsOf(rejected, RAVI, OVER)).toEqual([]);
});

test("a member sets only their own handle, and neither pays nor adds", () => {
  const both = { leader: personFixture("Asha Rao", { isLeader: true }), ranking: 1 };
  expect(stepsOf(team({ ...both, members: [personFixture("Ravi Kumar")] }), RAVI)).toEqual(["handle"]);
  expect(stepsOf(team({ ...both, members: [RAVI_ROW] }), RAVI)).toEqual([]);
});
