import type { Caller } from "../../../kernel/auth/caller.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { ListingExportRepository } from "./listing-export.repository.js";
import { ListingRepository } from "./listing.repository.js";

let fixture: TeamFixture;
let leader: Caller;
let asha: Caller;
let teamId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  [leader, asha] = (await fixture.people(2)) as [Caller, Caller];
  await fixture.run("UPDATE events SET currentSlot = 1");
  teamId = (await fixture.team(leader)).id;
});
afterEach(() => fixture.close());

const services = () => fixture.services;
const list = (caller = asha, line = "Third year,  graphs") =>
  services().listings.listMyself(caller, { line });
const listTeam = (line = "We need a third") => services().listings.listTeam(leader, { teamId, line });
const nodes = <Node>({ edges }: { readonly edges: readonly { readonly node: Node }[] }) =>
  edges.map(({ node }) => node);
const people = async (caller = leader, more: object = {}) =>
  nodes(await services().listings.people(caller, { first: 50, ...more }));
const teams = async (caller = asha, more: object = {}) =>
  nodes(await services().listings.teams(caller, { first: 50, ...more }));
const listings = () => fixture.count("listings");

test("a person is listed only on request; then others see name, college, handle and line, and no way to reach them", async () => {
  expect([await people(), await services().listings.mine(asha)]).toEqual([
    [],
    { open: true, person: null, team: null },
  ]);
  expect(await list()).toEqual({
    message: "The entry is on the list.",
    listings: { open: true, person: "Third year, graphs", team: null },
  });
  const [shown, ...more] = await people();
  expect(more).toEqual([]);
  expect(shown).toEqual({
    id: expect.any(String),
    name: "Person 2",
    college: "Government College",
    codeforcesHandle: null,
    line: "Third year, graphs",
    isOwn: false,
    invited: false,
  });
  expect(await people(asha)).toMatchObject([{ isOwn: true }]);
  await list(asha, "Fourth year");
  expect((await people()).map(({ line }) => line)).toEqual(["Fourth year"]);
  expect((await services().listings.unlistMyself(asha)).listings.person).toBeNull();
  expect(await people()).toEqual([]);
});

test("a leader lists the team; it is shown while it has a place, is not locked and registration is open", async () => {
  expect((await listTeam()).listings.team).toBe("We need a third");
  const shown = { teamId, teamName: "Team of Person 1", leaderName: "Person 1", placesLeft: 2 };
  expect(await teams()).toEqual([
    { ...shown, college: "Government College", line: "We need a third", requested: false },
  ]);
  await fixture.setPayment(teamId, "pending");
  expect(await teams()).toEqual([]);
  await fixture.setPayment(teamId, "incomplete");
  for (const one of await fixture.people(2)) await fixture.added(leader, teamId, one);
  expect(await teams()).toEqual([]);
  await fixture.run("UPDATE teams SET memberCount = 2");
  expect(await teams()).toMatchObject([{ placesLeft: 1 }]);
  await list();
  await fixture.run("UPDATE events SET registration = 'closed'");
  expect([await teams(), await people()]).toEqual([[], []]);
  await expect(list()).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
  await services().listings.unlistTeam(leader, { teamId });
  expect(await listings()).toBe(1);
});

test("who is in a team is not listed; who was only added is", async () => {
  await expect(list(leader)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
  await fixture.added(leader, teamId, asha);
  await list();
  await services().consent.accept(asha, { teamId });
  expect(await listings()).toBe(0);
  await expect(list()).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
});

test("members and strangers list no team", async () => {
  const mate = await fixture.person();
  await fixture.added(leader, teamId, mate);
  const as = (caller: Caller) => services().listings.listTeam(caller, { teamId, line: "Some line" });
  await expect(as(mate)).rejects.toMatchObject({ code: "NOT_LEADER" });
  await expect(as(asha)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("both lists are searched and paged", async () => {
  const many = await fixture.people(5);
  for (const [i, one] of many.entries()) await list(one, `Line ${String(i)}`);
  const page = await services().listings.people(leader, { first: 2 });
  expect(nodes(page)).toHaveLength(2);
  expect([page.pageInfo.hasNextPage, await page.count()]).toEqual([true, 5]);
  const rest = await services().listings.people(leader, { first: 50, after: page.pageInfo.endCursor });
  expect(new Set([...nodes(page), ...nodes(rest)].map(({ id }) => id)).size).toBe(5);
  expect(await people(leader, { search: "LINE 3" })).toMatchObject([{ line: "Line 3" }]);
  expect(await people(leader, { search: "50%" })).toEqual([]);
  await listTeam();
  expect(await teams(asha, { search: "person 1" })).toHaveLength(1);
  expect(await teams(asha, { search: "unknown" })).toEqual([]);
});

test("only a Superadmin removes another's line, which is recorded without it", async () => {
  await list();
  const [shown] = await people();
  const remove = (caller: Caller) => services().listings.removePerson(caller, { listingId: shown?.id ?? "" });
  await expect(remove(leader)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const admin = await fixture.admin();
  await remove(admin);
  await expect(remove(admin)).rejects.toMatchObject({ code: "LISTING_ENDED" });
  const [entry] = await fixture.rows<object>("SELECT * FROM audit_entries WHERE action = 'user.unlist'");
  expect(JSON.stringify(entry)).not.toContain("graphs");
});

test("an invited listed person answers as to any invitation; the leader sees the name and no address", async () => {
  await list();
  const [shown] = await people();
  const invite = () => services().listedInvitations.invite(leader, { teamId, listingId: shown?.id ?? "" });
  await invite();
  await expect(invite()).rejects.toMatchObject({ code: "PERSON_INVITED" });
  expect(await people()).toMatchObject([{ invited: true }]);
  const invitations = await services().personalInvitations.ofTeam(leader, teamId);
  expect(invitations).toMatchObject([{ name: "Person 2", email: null }]);
  await services().personalInvitations.resend(leader, { teamId, invitationId: invitations[0]?.id ?? "" });
  expect(await fixture.count("outbox_mails WHERE recipient = ?", [asha.email])).toBe(2);
  expect(await services().invitationAnswers.mine(asha)).toHaveLength(1);
  await services().invitationAnswers.accept(asha, { teamId });
  expect([await listings(), await fixture.count("team_invitations")]).toEqual([0, 0]);
  await expect(invite()).rejects.toMatchObject({ code: "LISTING_ENDED" });
});

test("a declined invitation of a listed person names them as the list did", async () => {
  await list();
  const [shown] = await people();
  await services().listedInvitations.invite(leader, { teamId, listingId: shown?.id ?? "" });
  await services().invitationAnswers.decline(asha, { teamId });
  const [mail] = await fixture.rows<{ sealedBody: string }>(
    "SELECT sealedBody FROM outbox_mails WHERE recipient = ?",
    [leader.email],
  );
  const text = services().outbox.openBody(mail?.sealedBody ?? "");
  expect(text).toContain("Person 2 declined to join");
  expect(text).not.toContain(asha.email);
});

test("listings go with the account, with the team, and a day after the event; they are in the download", async () => {
  const repository = new ListingRepository(fixture.db);
  const titles = (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, "Syntax Siege"])));
  await list();
  await listTeam();
  await services().joinRequests.request(asha, { teamId });
  const exported = new ListingExportRepository(fixture.db, titles);
  expect(await exported.ofPerson(asha.userId)).toMatchObject([
    { event: "Syntax Siege", line: "Third year, graphs" },
    { event: "Syntax Siege", requestedTeamId: teamId },
  ]);
  await fixture.db.inTransaction((tx) => services().accounts.remove(tx, asha.userId));
  expect([await listings(), await fixture.count("join_requests")]).toEqual([1, 0]);
  await services().leadership.deleteTeam(leader, { teamId });
  expect(await listings()).toBe(0);

  const late = await fixture.person();
  await list(late);
  await fixture.run("UPDATE events SET state = 'past', currentSlot = NULL, lastDay = '2025-03-02'");
  const sweep = (day: string) =>
    fixture.db.inTransaction((tx) => repository.deleteOld(tx, new Date(`${day}T00:00:00Z`), 500));
  expect([await sweep("2025-03-02"), await sweep("2025-03-03")]).toEqual([0, 1]);
});
