import type { Caller } from "../../../kernel/auth/caller.js";
import { type LimitUse, RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import { outcomes, ReadThenWrite } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

let fixture: TeamFixture;
let leader: Caller;
let asha: Caller;
let teamId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  await fixture.run("UPDATE events SET currentSlot = 1");
  [leader, asha] = (await fixture.people(2)) as [Caller, Caller];
  teamId = await listedTeam(leader);
});
afterEach(() => fixture.close());

async function listedTeam(by: Caller): Promise<string> {
  const { id } = await fixture.team(by);
  await fixture.services.listings.listTeam(by, { teamId: id, line: "We need a third" });
  return id;
}
const request = (caller = asha, id = teamId) => fixture.services.joinRequests.request(caller, { teamId: id });
const ofTeam = (id = teamId, by = leader) => fixture.services.joinRequests.ofTeam(by, id);
const accept = (requestId: string, services = fixture.services) =>
  services.joinRequests.accept(leader, { teamId, requestId });
const decline = (requestId: string) => fixture.services.joinRequests.decline(leader, { teamId, requestId });
const subjects = async ({ email }: Caller) => {
  const sql = "SELECT subject, sealedBody FROM outbox_mails WHERE recipient = ?";
  const mails = await fixture.rows<{ subject: string; sealedBody: string }>(sql, [email]);
  return mails.map((mail) => fixture.services.outbox.open(mail).subject);
};
const open = () => fixture.count("join_requests");
const miscounted = () =>
  fixture.count("teams t WHERE t.memberCount <> (SELECT COUNT(*) FROM team_members m WHERE m.teamId = t.id)");

test("who asks is seen by the leader without an address, and is in the team once accepted", async () => {
  await fixture.services.listings.listMyself(asha, { line: "Third year" });
  await request();
  await expect(request()).rejects.toMatchObject({ code: "REQUEST_OPEN" });
  const [shown] = await ofTeam();
  expect(shown).toMatchObject({ name: "Person 2", college: "Government College", line: "Third year" });
  expect(JSON.stringify(shown)).not.toMatch(/@|98765/);
  expect(await subjects(leader)).toEqual(["Person 2 wants to join your team"]);
  const { team } = await accept(shown?.id ?? "");
  expect(team.members).toMatchObject([{ userId: asha.userId, confirmed: true, email: asha.email }]);
  expect(await subjects(asha)).toEqual(["You are in the team Team of Person 1"]);
  expect([await open(), await fixture.count("listings WHERE userId IS NOT NULL")]).toEqual([0, 0]);
});

test("only listed teams are asked, by people without a team, five at a time", async () => {
  const unlisted = (await fixture.team(await fixture.person())).id;
  await expect(request(asha, unlisted)).rejects.toMatchObject({ code: "LISTING_ENDED" });
  await expect(request(leader)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
  const elsewhere = await fixture.person();
  await fixture.team(elsewhere);
  await expect(request(elsewhere)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
  for (const by of await fixture.people(5)) await request(asha, await listedTeam(by));
  await expect(request()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("declined, withdrawn, or given up by joining elsewhere, a request is over", async () => {
  await request();
  const [first] = await ofTeam();
  await decline(first?.id ?? "");
  expect(await subjects(asha)).toEqual(["Your request was declined"]);
  await expect(accept(first?.id ?? "")).rejects.toMatchObject({ code: "REQUEST_ENDED" });
  await request();
  await fixture.services.joinRequests.withdraw(asha, { teamId });
  await expect(fixture.services.joinRequests.withdraw(asha, { teamId })).rejects.toMatchObject({
    code: "REQUEST_ENDED",
  });
  await request();
  const [third] = await ofTeam();
  await fixture.services.creation.create(asha, { name: "Own" });
  await expect(accept(third?.id ?? "")).rejects.toMatchObject({ code: "REQUEST_ENDED" });
  expect(await open()).toBe(0);
});

test("others than the leader neither see nor answer requests; another team's leader not by its id", async () => {
  await request();
  const [shown] = await ofTeam();
  await expect(ofTeam(teamId, asha)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const other = await fixture.person();
  const own = (await fixture.team(other)).id;
  const input = { teamId: own, requestId: shown?.id ?? "" };
  await expect(fixture.services.joinRequests.accept(other, input)).rejects.toMatchObject({
    code: "REQUEST_ENDED",
  });
  await expect(fixture.services.joinRequests.decline(other, input)).rejects.toMatchObject({
    code: "REQUEST_ENDED",
  });
  expect(await open()).toBe(1);
});

test.each([
  ["full", "TEAM_IS_FULL", "TEAM_FULL"],
  ["locked", "JOINING_LOCKED", "ROSTER_LOCKED"],
  ["closed", "REGISTRATION_CLOSED", "REGISTRATION_CLOSED"],
])("a %s team is neither asked nor takes anybody in", async (state, asking, accepting) => {
  await request();
  const [shown] = await ofTeam();
  if (state === "full") for (const one of await fixture.people(2)) await fixture.added(leader, teamId, one);
  if (state === "locked") await fixture.setPayment(teamId, "pending");
  if (state === "closed") await fixture.run("UPDATE events SET registration = 'closed'");
  await expect(request(await fixture.person())).rejects.toMatchObject({ code: asking });
  await expect(accept(shown?.id ?? "")).rejects.toMatchObject({ code: accepting });
});

test("ten requests an hour, withdrawn ones included; the leader's mails stop after three", async () => {
  const { joinRequests } = teamServices(fixture.db, { limiter: new RateLimiter(null, true) });
  for (let i = 0; i < 10; i++) {
    await joinRequests.request(asha, { teamId });
    await joinRequests.withdraw(asha, { teamId });
  }
  await expect(joinRequests.request(asha, { teamId })).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(await subjects(leader)).toHaveLength(3);
});

test("the leader sees who asks by as few statements for many as for one", async () => {
  const statements = async () => {
    fixture.takeStatements();
    const shown = await ofTeam();
    return [shown.length, fixture.takeStatements().length];
  };
  await request();
  const [, one] = await statements();
  for (const person of await fixture.people(5)) await request(person);
  expect(await statements()).toEqual([6, one]);
});

test("withdrawing what one did not ask changes nothing for the team's open pages", async () => {
  const changes = fixture.db.changes.subscribe(Topic.team, teamId);
  await changes.next();
  let seen = 0;
  void changes.next().then(({ done }) => (seen += done === true ? 0 : 1));
  const withdraw = () => fixture.services.joinRequests.withdraw(asha, { teamId });
  await expect(withdraw()).rejects.toMatchObject({ code: "REQUEST_ENDED" });
  await new Promise(setImmediate);
  expect(seen).toBe(0);
  await changes.return();
});

test("no other write waits while the mail to the leader is counted", async () => {
  let counting = (): void => undefined;
  let counted = (): void => undefined;
  const begun = new Promise<void>((resolve) => (counting = resolve));
  const gate = new Promise<void>((resolve) => (counted = resolve));
  class SlowLimiter extends RateLimiter {
    override async consume(...uses: readonly LimitUse[]): Promise<number[]> {
      if (!uses.some(([{ name }]) => name === "added-mails")) return [];
      counting();
      await gate;
      return [];
    }
  }
  const services = teamServices(fixture.db, { limiter: new SlowLimiter(null, false) });
  const requesting = services.joinRequests.request(asha, { teamId });
  await begun;
  const write = fixture.run("UPDATE events SET title = title").then(() => "written");
  const first = await Promise.race([write, new Promise((resolve) => setTimeout(resolve, 1000, "waiting"))]);
  counted();
  await Promise.all([requesting, write]);
  expect(first).toBe("written");
});

describe("races", () => {
  const askedBy = async (count: number): Promise<string[]> => {
    for (const one of await fixture.people(count)) await request(one);
    return (await ofTeam()).map(({ id }) => id);
  };

  test("ten requests accepted at once for two places take two in", async () => {
    const ids = await askedBy(10);
    expect(await outcomes(ids.map((id) => accept(id)))).toEqual({ ok: 2, TEAM_FULL: 8 });
    expect([await miscounted(), await open()]).toEqual([0, 8]);
  });

  test("control: without the conditional update the team is overfilled", async () => {
    const ids = await askedBy(10);
    const services = teamServices(fixture.db, { teams: new ReadThenWrite(fixture.db) });
    await outcomes(ids.map((id) => accept(id, services)));
    expect(await fixture.count("teams WHERE memberCount > 3")).toBe(1);
  });

  test("accepting twice, declining and withdrawing at once: one of them counts", async () => {
    for (let round = 0; round < 5; round++) {
      const one = await fixture.person();
      await request(one);
      const [shown] = await ofTeam();
      const id = shown?.id ?? "";
      const counts = await outcomes([
        accept(id),
        accept(id),
        decline(id),
        fixture.services.joinRequests.withdraw(one, { teamId }),
      ]);
      expect(counts).toEqual({ ok: 1, REQUEST_ENDED: 3 });
      await fixture.run("DELETE FROM team_members WHERE isLeader = 0");
      await fixture.run("UPDATE teams SET memberCount = 1");
    }
  });

  test("one person accepted by five teams at once is in one of them, and has no request left", async () => {
    const calls: [Caller, string, string][] = [];
    for (const by of await fixture.people(5)) {
      const id = await listedTeam(by);
      await request(asha, id);
      calls.push([by, id, (await ofTeam(id, by))[0]?.id ?? ""]);
    }
    const counts = await outcomes(
      calls.map(([by, id, requestId]) => fixture.services.joinRequests.accept(by, { teamId: id, requestId })),
    );
    expect(counts["ok"]).toBe(1);
    expect((counts["REQUEST_ENDED"] ?? 0) + (counts["PERSON_IN_TEAM"] ?? 0)).toBe(4);
    expect([await fixture.count("team_members WHERE userId = ?", [asha.userId]), await open()]).toEqual([
      1, 0,
    ]);
    expect(await miscounted()).toBe(0);
  });

  test("listing oneself and asking while creating a team: no person in a team is listed or asks", async () => {
    const people = await fixture.people(8);
    await outcomes(
      people.flatMap((one) => [
        fixture.services.listings.listMyself(one, { line: "Third year" }),
        request(one),
        fixture.services.creation.create(one, { name: `Own of ${one.name}` }),
      ]),
    );
    const inTeam = "userId IN (SELECT userId FROM team_members)";
    expect([
      await fixture.count(`listings WHERE ${inTeam}`),
      await fixture.count(`join_requests WHERE ${inTeam}`),
    ]).toEqual([0, 0]);
  });

  test("the same person listing and asking ten times at once is listed and asks once", async () => {
    const again = Array.from({ length: 10 }, () => request());
    expect(await outcomes(again)).toEqual({ ok: 1, REQUEST_OPEN: 9 });
    const lines = Array.from({ length: 10 }, () =>
      fixture.services.listings.listMyself(asha, { line: "Third year" }),
    );
    expect(await outcomes(lines)).toEqual({ ok: 10 });
    expect(await fixture.count("listings WHERE userId IS NOT NULL")).toBe(1);
  });
});
