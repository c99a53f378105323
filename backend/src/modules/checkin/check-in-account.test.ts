import { CheckInRepository } from "./check-in.repository.js";
import { CheckInFixture, later, MORNING } from "./testing/check-in-fixture.js";

let desk: CheckInFixture;
beforeEach(async () => {
  desk = await CheckInFixture.open();
});
afterEach(() => desk.close());

const WALK_IN = { method: "WALK_IN", note: "Paid in cash" } as const;
const rows = () =>
  desk.db.query<{ name: string | null; note: string | null }>("SELECT name, note FROM check_ins");

test("a user's check-ins are in their download; notes about them are deleted with their account", async () => {
  const [leader] = await desk.team({ paymentStatus: "pending" });
  await desk.send(desk.helper("Helper"), [desk.entry(leader?.id ?? "", MORNING, WALK_IN)]);
  const { checkInAccounts } = desk.services;
  const id = leader?.userId ?? "";
  expect(await checkInAccounts.ofPerson(id)).toEqual([
    {
      ...{ event: desk.event.title, session: desk.day, at: MORNING, byName: "Helper" },
      ...WALK_IN,
    },
  ]);
  await desk.db.inTransaction((tx) => checkInAccounts.removing(tx, { id }));
  expect(await rows()).toEqual([{ name: null, note: null }]);
});

test("only walk-ins who are in no team are deleted when they are old", async () => {
  const [leader] = await desk.team();
  const typed = desk.entry(null, MORNING, { ...WALK_IN, name: "Kiran Das" });
  await desk.send(desk.helper(), [typed, desk.entry(leader?.id ?? "")]);
  const checkIns = new CheckInRepository(desk.db);
  const sweep = (before: Date) => desk.db.inTransaction((tx) => checkIns.deleteOld(tx, before, 10));
  expect(await sweep(MORNING)).toBe(0);
  expect(await sweep(later(1))).toBe(1);
  expect(await rows()).toEqual([{ name: null, note: null }]);
});
