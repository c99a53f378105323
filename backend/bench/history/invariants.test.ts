import { newId } from "../../src/kernel/db/ids.js";
import { INVARIANTS } from "./invariants/all.js";
import type { Evidence } from "./invariants/invariant.js";
import { Random } from "./random.js";
import type { Write } from "./record.js";
import { snapshotOf, type Row, type Snapshot } from "./snapshot.js";

const TIME = "2025-03-01 10:00:00.000";
const SENT = Date.parse("2025-03-01T10:00:00Z");

const write = (more: Partial<Write>): Write => ({
  name: "createTeam",
  by: "u1",
  at: SENT,
  end: SENT + 5,
  outcome: "done",
  code: "",
  ...more,
});

/** Returns a small site without violations: two teams, one accepted payment, a ranking, places. */
function sound(): Snapshot {
  const member = (number: number, teamId: string, isLeader: number): Row => ({
    id: `m${String(number)}`,
    teamId,
    eventId: "e",
    userId: `u${String(number)}`,
    email: `${String(number)}@history.example`,
    isLeader,
    handleKey: `h${String(number)}`,
    codeforcesHandle: `h${String(number)}`,
  });
  const team = (id: string, leaderId: string, more: Row): Row => ({
    id,
    eventId: "e",
    name: id,
    nameKey: id,
    leaderId,
    memberCount: 1,
    ranking: null,
    paymentStatus: "incomplete",
    reference: `SS-${id}`,
    ...more,
  });
  const step = (id: string, fromStatus: string, toStatus: string, basis: string | null, at: string): Row => {
    return {
      id,
      paymentId: "p",
      fromStatus,
      toStatus,
      basis,
      at,
      reason: null,
      transactionId: "411111111111",
    };
  };
  return snapshotOf({
    events: [{ id: "e", maxTeamSize: 2 }],
    users: [1, 2, 3].map((n) => ({
      id: `u${String(n)}`,
      email: `${String(n)}@history.example`,
      name: "Asha",
    })),
    teams: [team("A", "u1", { memberCount: 2, ranking: 1, paymentStatus: "accepted" }), team("B", "u3", {})],
    team_members: [member(1, "A", 1), member(2, "A", 0), member(3, "B", 1)],
    payments: [
      { id: "p", teamId: "A", status: "accepted", transactionId: "411111111111", amountPaise: 36_000 },
    ],
    payment_steps: [
      step("s1", "incomplete", "pending", null, "2025-03-01 10:00:00.000"),
      step("s2", "pending", "accepted", "report", "2025-03-01 10:00:01.000"),
    ],
    transaction_claims: [{ transactionId: "411111111111", transactionKey: "411111111111", paymentId: "p" }],
    receipts: [{ id: "r", number: 1, paymentId: "p", amountPaise: 36_000, cancelledAt: null }],
    receipt_counter: [{ id: 1, last: 1 }],
    audit_entries: [{ id: "x", action: "payment.accept", targetId: "p", details: "{}", at: TIME }],
    outbox_mails: [{ id: "o", recipient: "1@history.example", causeId: "s2", state: "sent" }],
    notifications: [{ id: "n", userId: "u1", kind: "PAYMENT_ACCEPTED", causeId: "s2" }],
    sessions: [{ id: "z", userId: "u1", revokedAt: TIME }],
    ranking_publications: [{ id: "q", eventId: "e", number: 1, ranked: 1, changed: 1 }],
    ranking_places: [{ publicationId: "q", teamId: "A", previous: null, place: 1 }],
    ranking_boards: [{ eventId: "e", version: 3 }],
    place_settings: [{ eventId: "e", version: 1, kind: "places", places: 1, ties: "all" }],
    place_offers: [{ teamId: "A", eventId: "e", state: "accepted" }],
    statement_lines: [{ batchId: "b", line: 2, amountPaise: 36_000 }],
  });
}

/** The invariant that the made-up snapshots cannot satisfy, because their ids contain no time. */
const WITHOUT_IDS = "ids follow the time";

const now = (): string => new Date().toISOString().slice(0, 23).replace("T", " ");

/** Returns the names of the violated invariants. */
function broken(evidence: Partial<Evidence>): string[] {
  const whole = { now: sound(), before: null, writes: [], book: null, ...evidence };
  return Object.entries(INVARIANTS).flatMap(([name, holds]) =>
    name !== WITHOUT_IDS && holds(whole).length > 0 ? [name] : [],
  );
}

/** Returns the small site with some fields of one row changed. */
const changed = (table: keyof Snapshot, row: number, more: Row): Snapshot => {
  const site = sound();
  return { ...site, [table]: site[table].map((one, at) => (at === row ? { ...one, ...more } : one)) };
};
const added = (table: keyof Snapshot, row: Row): Snapshot => {
  const site = sound();
  return { ...site, [table]: [...site[table], row] };
};

test("a site on which everything holds is not accused, alone or a moment later", () => {
  expect(broken({})).toEqual([]);
  expect(broken({ before: sound() })).toEqual([]);
});

test.each<[string, Snapshot]>([
  ["a team has at most as many people as its event allows", changed("events", 0, { maxTeamSize: 1 })],
  ["a team counts its people right", changed("teams", 0, { memberCount: 3 })],
  ["a team has one leader, who is in it", changed("team_members", 0, { isLeader: 0 })],
  ["a person is in one team of an event", changed("team_members", 2, { email: "1@history.example" })],
  ["a handle is in one team of an event", changed("team_members", 2, { handleKey: "h1" })],
  ["a code belongs to one team", changed("teams", 1, { reference: "SS-A" })],
  ["ranks are those of the publications", changed("teams", 1, { ranking: 2 })],
  ["publications of an event have every number once", changed("ranking_publications", 0, { number: 2 })],
  [
    "no more teams hold a place than there are",
    added("place_offers", { teamId: "B", eventId: "e", state: "offered" }),
  ],
  ["team and payment say the same", changed("teams", 0, { paymentStatus: "pending" })],
  [
    "a number pays one team",
    added("transaction_claims", { transactionId: "x", transactionKey: "411111111111" }),
  ],
  [
    "an accepted payment has one receipt in force, and no other has any",
    changed("receipts", 0, { cancelledAt: TIME }),
  ],
  ["receipts have every number once, and the counter the last", changed("receipt_counter", 0, { last: 2 })],
  ["a receipt in force is of the payment's amount", changed("receipts", 0, { amountPaise: 36_001 })],
  [
    "a payment's steps follow each other to where it is",
    changed("payment_steps", 1, { fromStatus: "rejected" }),
  ],
  [
    "no line places more than it brought",
    added("statement_rows", {
      id: "w",
      batchId: "b",
      line: 2,
      seenKey: "k",
      amountPaise: 36_001,
      paymentId: "p",
      isSurplus: 0,
    }),
  ],
  ["every decision is in the audit log once", changed("audit_entries", 0, { action: "payment.reject" })],
  [
    "a decision is mailed to a person once",
    added("outbox_mails", { id: "o2", recipient: "1@history.example", causeId: "s2" }),
  ],
  [
    "a decision is in a person's notifications once",
    added("notifications", { id: "n2", userId: "u1", kind: "PAYMENT_ACCEPTED", causeId: "s2" }),
  ],
  ["a decision that is in force was mailed to its team", changed("outbox_mails", 0, { causeId: "s0" })],
])("%s: a site that is broken there is named", (name, site) => {
  expect(broken({ now: site })).toContain(name);
});

test.each<[string, Partial<Write>]>([
  ["every acknowledged write is there, once", { mark: "C", traces: ["team"] }],
  ["every acknowledged write is there, once", { mark: "C", traces: ["team"], made: "t4" }],
  ["no refused write is there", { mark: "A", traces: ["team"], outcome: "refused" }],
  ["no refused write is there", { mark: "A", traces: ["team"], outcome: "unsent" }],
  ["an act is there in all places or in none", { mark: "A", traces: ["team", "audit"], outcome: "unknown" }],
  ["a cell holds what was written to it last", { sets: { cell: "name u1", value: "Ravi" } }],
])("%s: a history that the database does not fit is named", (name, more) => {
  expect(broken({ writes: [write(more)] })).toContain(name);
});

test("what may be either way is no violation: an unknown outcome, a team that may have been deleted, two writes at once", () => {
  const both = { cell: "name u1", value: "Asha" };
  const writes = [
    write({ mark: "C", traces: ["team"], outcome: "unknown" }),
    write({ mark: "D", traces: ["team"], made: "t4" }),
    write({ name: "deleteTeam", ends: "t4", outcome: "unknown" }),
    write({ sets: both, at: SENT, end: SENT + 20 }),
    write({ sets: { ...both, value: "Ravi" }, at: SENT + 10, end: SENT + 15 }),
  ];
  expect(broken({ writes })).toEqual([]);
});

test("a later moment may not have lost, changed or reopened anything", () => {
  const before = sound();
  expect(broken({ before, now: { ...sound(), audit_entries: [] } })).toContain(
    "what is written for ever is not changed",
  );
  expect(broken({ before, now: changed("ranking_boards", 0, { version: 2 }) })).toContain(
    "versions only grow",
  );
  expect(broken({ before, now: changed("sessions", 0, { revokedAt: null }) })).toContain(
    "sessions that were ended stay ended",
  );
});

test("money that is counted twice, and a paisa that is missing, are named", () => {
  const figures = { accepted: 36_000, cash: 0, surplus: 0, open: 0 };
  const book = {
    bankTotal: 36_000,
    bankSum: 36_000,
    cashTotal: 0,
    unseen: 0,
    teams: 36_000,
    open: 0,
    figures,
  };
  expect(broken({ book })).toEqual([]);
  for (const wrongFigures of [
    { teams: 72_000 },
    { bankSum: 35_999 },
    { figures: { ...figures, accepted: 0 } },
  ])
    expect(broken({ book: { ...book, ...wrongFigures } })).toContain(
      "bank, cash and book agree to the paisa",
    );
});

test("an id says when its row was written", () => {
  const holds = INVARIANTS[WITHOUT_IDS];
  const row = (at: string): Snapshot => snapshotOf({ audit_entries: [{ id: newId(), at }] });
  expect(holds?.({ now: row(now()), before: null, writes: [], book: null })).toEqual([]);
  expect(holds?.({ now: row(TIME), before: null, writes: [], book: null })).toHaveLength(1);
});

test("a seed makes the same choices again, and actors have choices of their own", () => {
  const choices = (seed: number): number[] => {
    const random = new Random(seed);
    return [random.below(1000), random.fork().below(1000), random.fork().below(1000), random.below(1000)];
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(new Set(choices(7)).size).toBe(4);
});
