import type { Caller } from "../../../kernel/auth/caller.js";
import type { HandleAnswer } from "../../codeforces/handle-look-up.service.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

let fixture: TeamFixture;
let leader: Caller;
let guest: Caller;
let teamId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  [leader, guest] = (await fixture.people(2)) as [Caller, Caller];
  teamId = (await fixture.team(leader)).id;
});
afterEach(() => fixture.close());

/** Creates a new link for the team and returns its token. */
async function newToken(): Promise<string> {
  const { link } = await fixture.services.invitations.renew(leader, { teamId });
  return tokenIn(link?.url);
}
const tokenIn = (url = ""): string => /^https:\/\/club\.example\/join\/([\w-]{22})$/.exec(url)?.[1] ?? "";
const join = (caller: Caller, token: string, codeforcesHandle?: string) =>
  fixture.services.invitations.join(caller, { token, codeforcesHandle: codeforcesHandle ?? null });
const mailsTo = ({ email }: Caller) =>
  fixture.rows<{ subject: string }>("SELECT subject FROM outbox_mails WHERE recipient = ?", [email]);

test("the leader gets a link, sees the same one again, renews it and switches it off; the database holds no token", async () => {
  const { invitations } = fixture.services;
  expect(await invitations.linkOf(leader, teamId)).toBeNull();
  const token = await newToken();
  expect(tokenIn((await invitations.linkOf(leader, teamId))?.url)).toBe(token);
  expect(JSON.stringify(await fixture.rows("SELECT * FROM invitation_links"))).not.toContain(token);

  const next = await newToken();
  expect(next).not.toBe(token);
  expect(await invitations.invitation(token)).toBeNull();
  await expect(join(guest, token)).rejects.toMatchObject({ code: "INVITATION_GONE" });

  expect(await invitations.end(leader, { teamId })).toMatchObject({ link: null });
  expect(await invitations.linkOf(leader, teamId)).toBeNull();
  await expect(join(guest, next)).rejects.toMatchObject({ code: "INVITATION_GONE" });
});

test("a link that another secret sealed is none to its leader, who can make one", async () => {
  await newToken();
  await fixture.run("UPDATE invitation_links SET sealedToken = 'AAAA'");
  expect(await fixture.services.invitations.linkOf(leader, teamId)).toBeNull();
  const token = await newToken();
  expect(tokenIn((await fixture.services.invitations.linkOf(leader, teamId))?.url)).toBe(token);
});

test("only the leader and Superadmins see and change the link", async () => {
  const { invitations } = fixture.services;
  const mate = await fixture.person();
  await fixture.added(leader, teamId, mate);
  const acts = [
    (caller: Caller) => invitations.linkOf(caller, teamId),
    (caller: Caller) => invitations.renew(caller, { teamId }),
    (caller: Caller) => invitations.end(caller, { teamId }),
  ];
  for (const act of acts) {
    await expect(act(guest)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(act(mate)).rejects.toMatchObject({ code: "NOT_LEADER" });
  }
  await invitations.renew(await fixture.admin(), { teamId });
  expect(await fixture.count("audit_entries WHERE action = 'team.invitation-link'")).toBe(1);
});

test("a link tells event, team, leader and places, and nothing else of anybody", async () => {
  const token = await newToken();
  const shown = await fixture.services.invitations.invitation(token);
  expect(shown).toMatchObject({
    teamName: "Team of Person 1",
    leaderName: "Person 1",
    placesLeft: 2,
    state: "open",
    event: { slug: "syntaxsiege" },
  });
  expect(JSON.stringify(shown)).not.toMatch(/person1@|9876543210|R1\b/);
  expect(await fixture.services.invitations.invitation("A".repeat(22))).toBeNull();
});

test("a person who joins is in the team with their own data and handle, and the leader is notified", async () => {
  const token = await newToken();
  const { message, team } = await join(guest, token, " tourist ");
  expect(message).toBe("You are in the team now.");
  expect(team.members).toMatchObject([
    { name: "Person 2", confirmed: true, universityRollNo: "R2", codeforcesHandle: "tourist" },
  ]);
  const account = await fixture.services.accounts.findById(guest.userId);
  expect(account?.codeforcesHandle).toBe("tourist");
  expect(await mailsTo(leader)).toHaveLength(1);

  expect((await join(guest, token)).team.members).toHaveLength(1); // The guest clicks the link again.
  expect((await join(leader, token)).team.members).toHaveLength(1);
  expect(await fixture.count("team_members WHERE teamId = ?", [teamId])).toBe(2);
});

test("who was added to this team accepts by joining; a place given to them in another one is given up", async () => {
  const token = await newToken();
  await fixture.added(leader, teamId, guest);
  expect((await join(guest, token)).team.members).toMatchObject([{ confirmed: true }]);

  const other = await fixture.person();
  const third = await fixture.person();
  const { id: otherTeam } = await fixture.team(other);
  await fixture.added(other, otherTeam, third);
  await join(third, token);
  expect(await fixture.count("team_members WHERE teamId = ?", [otherTeam])).toBe(1);
  expect(await fixture.rows("SELECT memberCount FROM teams WHERE id = ?", [otherTeam])).toEqual([
    { memberCount: 1 },
  ]);
});

test("a full, locked or closed team, and a person who has a team, are refused in words", async () => {
  const token = await newToken();
  const state = async () => (await fixture.services.invitations.invitation(token))?.state;
  const otherLeader = await fixture.person();
  await fixture.team(otherLeader);
  await expect(join(otherLeader, token)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });

  await fixture.setPayment(teamId, "pending");
  expect(await state()).toBe("locked");
  await expect(join(guest, token)).rejects.toMatchObject({ code: "JOINING_LOCKED" });
  await fixture.setPayment(teamId, "incomplete");

  await fixture.run("UPDATE events SET registration = 'closed'");
  expect(await state()).toBe("closed");
  await expect(join(guest, token)).rejects.toMatchObject({ code: "REGISTRATION_CLOSED" });
  await fixture.run("UPDATE events SET registration = 'open'");

  for (const person of await fixture.people(2)) await join(person, token);
  expect(await state()).toBe("full");
  await expect(join(guest, token)).rejects.toMatchObject({
    code: "TEAM_IS_FULL",
    message: "The team is full.",
  });
});

test("who was taken out of the team cannot come back by the link", async () => {
  const token = await newToken();
  const { team } = await join(guest, token);
  await fixture.services.roster.removeMember(leader, { memberId: team.members[0]?.id ?? "" });
  await expect(join(guest, token)).rejects.toMatchObject({ code: "INVITATION_GONE" });
});

test("a person whose roll number a leader typed for another is refused with that reason, and no place is lost", async () => {
  const token = await newToken();
  await fixture.services.records.addMemberRecord(leader, {
    teamId,
    name: "Another Person",
    universityRollNo: "R2",
  });
  await expect(join(guest, token)).rejects.toMatchObject({ code: "IDENTITY_TAKEN" });
  expect(await fixture.rows("SELECT memberCount FROM teams WHERE id = ?", [teamId])).toEqual([
    { memberCount: 2 },
  ]);
});

test("a handle is looked up before anybody joins: an unknown one is refused, a known one spelt right", async () => {
  const token = await newToken();
  const joinAsking = (answer: HandleAnswer) =>
    teamServices(fixture.db, {
      codeforces: { find: () => Promise.resolve(answer) },
    }).invitations.join(guest, { token, codeforcesHandle: "@petr" });
  await expect(joinAsking({ outcome: "unknown" })).rejects.toMatchObject({ code: "HANDLE_UNKNOWN" });
  expect(await fixture.count("team_members")).toBe(1);
  const { team } = await joinAsking({ outcome: "found", handle: "Petr", rating: null });
  expect(team.members[0]?.codeforcesHandle).toBe("Petr");
});

test("a person who was added concurrently and joins by the link has the handle that they typed", async () => {
  const token = await newToken();
  await fixture.added(leader, teamId, guest);
  const { team } = await join(guest, token, "tourist");
  expect(team.members).toMatchObject([{ confirmed: true, codeforcesHandle: "tourist" }]);
});

test("a person who joined in another tab has the handle that they typed in this one", async () => {
  const token = await newToken();
  await join(guest, token);
  const { team } = await join(guest, token, "tourist");
  expect(team.members).toMatchObject([{ confirmed: true, codeforcesHandle: "tourist" }]);
  expect((await join(guest, token, "petr")).team.members).toMatchObject([{ codeforcesHandle: "tourist" }]);
  expect((await fixture.services.accounts.findById(guest.userId))?.codeforcesHandle).toBe("tourist");
  const other = await fixture.person();
  await join(other, token);
  await expect(join(other, token, "tourist")).rejects.toMatchObject({ code: "HANDLE_TAKEN" });
});
