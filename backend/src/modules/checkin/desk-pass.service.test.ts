import { textIn } from "../../kernel/languages/message.js";
import { CheckInFixture } from "./testing/check-in-fixture.js";

let desk: CheckInFixture;
beforeEach(async () => {
  desk = await CheckInFixture.open();
});
afterEach(() => desk.close());

const as = (userId: string | null | undefined) => ({ ...desk.helper(), grants: [], userId: userId ?? "" });

test("a leader holds their own pass and those of people without an account; each is another", async () => {
  const [leader] = await desk.team();
  const passes = await desk.services.deskPasses.ofTeam(as(leader?.userId), leader?.teamId ?? "");
  expect(passes.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
  expect(new Set(passes.map(({ url }) => url)).size).toBe(3);
  expect(passes[0]?.url).toMatch(/^https:\/\/club\.example\/pass#[\w-]{43}$/);
  expect(passes[0]?.qrSvg).toContain("<svg");
});

test("a team's visit has the event's time and place, and passes only of accounts that may come", async () => {
  const [[leader], [unpaid]] = [await desk.team(), await desk.team({ paymentStatus: "pending" })];
  const teamIds = [leader?.teamId ?? "", unpaid?.teamId ?? ""];
  const visits = await desk.services.deskPasses.visitsOf([...teamIds, "none"]);
  const [visit, other] = teamIds.map((id) => visits.get(id));
  expect(textIn("en", visit?.when ?? "")).toContain("1 March 2026");
  expect(visit?.where).toContain(desk.event.venue);
  expect([...(visit?.passes.keys() ?? [])]).toEqual([leader?.userId]);
  expect(other).toEqual({ ...visit, passes: new Map() });
  expect(visits.size).toBe(2);
});

test("who may not come has no pass yet, and reads why", async () => {
  const [leader] = await desk.team({ paymentStatus: "pending" });
  const [pass] = await desk.services.deskPasses.ofTeam(as(leader?.userId), leader?.teamId ?? "");
  expect(pass).toMatchObject({ url: null, qrSvg: null, refusal: "NOT_PAID" });
  await expect(
    desk.services.deskPasses.renew(as(leader?.userId), { teamId: leader?.teamId ?? "" }),
  ).rejects.toMatchObject({ code: "NO_PASS" });
});

test("an opened pass names its event but no person; a forged one names nothing", async () => {
  const [leader] = await desk.team({ leader: "Asha Rao" });
  const token = await desk.tokenOf(leader?.id ?? "");
  const opened = await desk.services.deskPasses.opened(token, "10.0.0.1");
  expect(opened?.eventTitle).toBe(desk.event.title);
  expect(JSON.stringify(opened)).not.toContain("Asha");
  const forged = token.slice(0, -1) + (token.endsWith("A") ? "E" : "A");
  const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  // Decodes to the same bytes, because the last letter's two lowest bits are unused.
  const sameBytes = token.slice(0, -1) + (last[last.indexOf(token.slice(-1)) + 1] ?? "");
  for (const other of [forged, sameBytes, "", "A".repeat(43)])
    expect(await desk.services.deskPasses.opened(other, "10.0.0.1")).toBeNull();
});

test("the desk's list has everybody's hash and no token, and each helper a key of their own", async () => {
  const [leader] = await desk.team();
  const token = await desk.tokenOf(leader?.id ?? "");
  const list = await desk.services.checkInLists.list(desk.helper(), desk.event.slug);
  expect(list.people).toHaveLength(3);
  expect(new Set(list.people.map(({ passHash }) => passHash)).size).toBe(3);
  expect(JSON.stringify(list)).not.toContain(token);
  const other = await desk.services.checkInLists.list(desk.helper(), desk.event.slug);
  expect(other.key).not.toBe(list.key);
  expect(Buffer.from(list.key, "base64url")).toHaveLength(32);
});
