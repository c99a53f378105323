import type { Caller } from "../../../kernel/auth/caller.js";
import { RateLimiter } from "../../../kernel/limits/rate-limiter.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { teamServices } from "../testing/team-services.js";

const STRANGER = "stranger@example.org";

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

const invite = (email: string, by = leader) =>
  fixture.services.personalInvitations.invite(by, { teamId, email });
const accept = (caller: Caller, codeforcesHandle?: string) =>
  fixture.services.invitationAnswers.accept(caller, { teamId, codeforcesHandle: codeforcesHandle ?? null });
const decline = (caller: Caller) => fixture.services.invitationAnswers.decline(caller, { teamId });
const mine = (caller: Caller) => fixture.services.invitationAnswers.mine(caller);
const open = () => fixture.count("team_invitations");
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const sql = "SELECT subject, sealedBody FROM outbox_mails WHERE recipient = ? ORDER BY id";
  const rows = await fixture.rows<{ subject: string; sealedBody: string }>(sql, [email]);
  return rows
    .map((mail) => fixture.services.outbox.open(mail))
    .map(({ subject, text }) => ({ subject, text }));
}
/** Invites an address and returns the invitation's id. */
const invitationId = async (email: string) => (await invite(email)).invitations.at(-1)?.id ?? "";

test("an address without account is invited, mailed, and in the team with one press once it has signed up", async () => {
  const { message, invitations } = await invite("stranger@example.org");
  expect(message).toBe("The invitation is on its way.");
  expect(invitations).toMatchObject([{ email: STRANGER, name: null, sentAt: expect.any(Date) }]);
  const [mail, ...more] = await mailsTo(STRANGER);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Person 1 invites you to the team "Team of Person 1" for Syntax Siege 2025.');
  expect(mail?.text).toContain("https://club.example/signup?next=%2Fdashboard#email=stranger%40example.org");

  const stranger = await fixture.person({ email: STRANGER });
  expect(await mine(stranger)).toMatchObject([
    { teamId, teamName: "Team of Person 1", leaderName: "Person 1", placesLeft: 2, state: "open" },
  ]);
  expect(JSON.stringify(await mine(stranger))).not.toMatch(/person1@|9876543210/);
  const { team } = await accept(stranger, "tourist");
  expect(team.members).toMatchObject([
    { userId: stranger.userId, email: STRANGER, confirmed: true, codeforcesHandle: "tourist" },
  ]);
  expect([await open(), await mine(stranger)]).toEqual([0, []]);
  expect((await mailsTo(leader.email)).map(({ subject }) => subject)).toEqual(["Person 3 joined your team"]);
});

test("the mail to an address carries nothing that strangers typed but two short harmless names", async () => {
  const bad = await fixture.person({ name: `www.evil.example/x ${"long ".repeat(20)}` });
  const { id } = await fixture.team(bad, [], "http://evil.example call 98765 43210");
  await fixture.services.personalInvitations.invite(bad, { teamId: id, email: STRANGER });
  const [mail] = await mailsTo(STRANGER);
  expect(mail?.text.replaceAll(/https:\/\/club\.example\S*/g, "")).not.toMatch(/evil\.example|98765|https?:/);
  expect(mail?.text).toContain("www evil example x long long long long…");
});

test("whether an address has an account makes no difference to the leader", async () => {
  const answers = [await invite(STRANGER), await invite(guest.email)].map(({ message, invitations }) => ({
    message,
    last: Object.keys(invitations.at(-1) ?? {}),
  }));
  expect(answers[0]).toEqual(answers[1]);
  expect((await mailsTo(guest.email))[0]?.text).toContain("Hello Person 2,");
  // A person in another team can be invited too, but cannot accept before leaving that team.
  const elsewhere = await fixture.person();
  await fixture.team(elsewhere);
  await invite(elsewhere.email);
  await expect(accept(elsewhere)).rejects.toMatchObject({ code: "ALREADY_IN_TEAM" });
});

test("refused: oneself, one's own people, the same twice, an eleventh, and by others than the leader", async () => {
  const mate = await fixture.person();
  await fixture.added(leader, teamId, mate);
  const refusals: [string, string][] = [
    [leader.email, "PERSON_IS_YOU"],
    [mate.email, "PERSON_IN_YOUR_TEAM"],
  ];
  for (const [email, code] of refusals) await expect(invite(email)).rejects.toMatchObject({ code });
  await expect(invite(STRANGER, mate)).rejects.toMatchObject({ code: "NOT_LEADER" });
  await expect(invite(STRANGER, guest)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await invite(STRANGER);
  await expect(invite(STRANGER)).rejects.toMatchObject({ code: "PERSON_INVITED" });
  for (let i = 1; i < 10; i++) await invite(`s${String(i)}@example.org`);
  await expect(invite("more@example.org")).rejects.toMatchObject({ code: "TOO_MANY_INVITATIONS" });
});

test("the team's people see that a person is invited, the leader and Superadmins whom; others nothing", async () => {
  const { personalInvitations } = fixture.services;
  const mate = await fixture.person();
  await fixture.added(leader, teamId, mate);
  await invite(STRANGER);
  const emails = async (caller: Caller) =>
    (await personalInvitations.ofTeam(caller, teamId)).map(({ email }) => email);
  expect([await emails(leader), await emails(await fixture.admin()), await emails(mate)]).toEqual([
    [STRANGER],
    [STRANGER],
    [null],
  ]);
  await expect(emails(guest)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("few mails an hour: six by one leader, three to one address, with or without an account", async () => {
  const limited = teamServices(fixture.db, { limiter: new RateLimiter(null, true) }).personalInvitations;
  const ids: string[] = [];
  for (const by of await fixture.people(4)) {
    const own = (await fixture.team(by)).id;
    const { message, invitations } = await limited.invite(by, { teamId: own, email: guest.email });
    ids.push(`${message} ${String(invitations[0]?.sentAt !== null)}`);
  }
  expect(await mailsTo(guest.email)).toHaveLength(3);
  expect(ids[2]).toBe("The invitation is on its way. true");
  expect(ids[3]).toMatch(/^The person is invited, but .* false$/);
  for (let i = 0; i < 6; i++) await limited.invite(leader, { teamId, email: `s${String(i)}@example.org` });
  await expect(limited.invite(leader, { teamId, email: "s6@example.org" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
  const [first] = await limited.ofTeam(leader, teamId);
  await expect(limited.resend(leader, { teamId, invitationId: first?.id ?? "" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
  });
});

test("an invitation is sent again, and withdrawn; then it leads nowhere", async () => {
  const { personalInvitations } = fixture.services;
  const id = await invitationId(guest.email);
  await personalInvitations.resend(leader, { teamId, invitationId: id });
  expect(await mailsTo(guest.email)).toHaveLength(2);
  for (const act of ["resend", "withdraw"] as const)
    await expect(personalInvitations[act](guest, { teamId, invitationId: id })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  const { invitations } = await personalInvitations.withdraw(leader, { teamId, invitationId: id });
  expect(invitations).toEqual([]);
  expect(await mine(guest)).toEqual([]);
  await expect(accept(guest)).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  await expect(decline(guest)).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  for (const act of ["resend", "withdraw"] as const)
    await expect(personalInvitations[act](leader, { teamId, invitationId: id })).rejects.toMatchObject({
      code: "INVITATION_ENDED",
    });
});

test("another team's invitation is not withdrawn by a leader who knows its id", async () => {
  const id = await invitationId(STRANGER);
  const own = (await fixture.team(guest)).id;
  await expect(
    fixture.services.personalInvitations.withdraw(guest, { teamId: own, invitationId: id }),
  ).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  expect(await open()).toBe(1);
});

test("a declined invitation is over, and the leader is notified by the address that they typed", async () => {
  await invite(guest.email);
  expect((await decline(guest)).message).toBe("You have declined the invitation.");
  await expect(accept(guest)).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  const [mail] = await mailsTo(leader.email);
  expect(mail?.text).toContain(`${guest.email} declined to join the team "Team of Person 1".`);
  expect(mail?.text).not.toContain("Person 2");
});

test("pressed twice one is in it once; a second account cannot use the invitation of the first", async () => {
  await invite(guest.email);
  await expect(accept(await fixture.person())).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  await accept(guest);
  expect((await accept(guest)).message).toBe("You are in the team now.");
  expect(await fixture.count("team_members WHERE teamId = ?", [teamId])).toBe(2);
});

test("the invitation follows the address: one who moves away loses it, one who moves there has it", async () => {
  await invite(guest.email);
  const move = ({ userId }: Caller, email: string) =>
    fixture.db.inTransaction((tx) => fixture.services.accounts.update(tx, userId, { email }));
  await move(guest, "elsewhere@example.org");
  expect(await mine(guest)).toEqual([]);
  await expect(accept(guest)).rejects.toMatchObject({ code: "INVITATION_ENDED" });
  const other = await fixture.person();
  await move(other, guest.email);
  expect(await mine(other)).toHaveLength(1);
  expect((await accept(other)).team.members).toMatchObject([{ userId: other.userId, email: guest.email }]);
});

test.each([
  ["a full team", "full", "TEAM_IS_FULL"],
  ["a locked roster", "locked", "JOINING_LOCKED"],
  ["a closed registration", "closed", "REGISTRATION_CLOSED"],
])("%s is shown as such, and refuses", async (_what, state, code) => {
  await invite(guest.email);
  if (state === "full") for (const one of await fixture.people(2)) await fixture.added(leader, teamId, one);
  if (state === "locked") await fixture.setPayment(teamId, "pending");
  if (state === "closed") await fixture.run("UPDATE events SET registration = 'closed'");
  expect(await mine(guest)).toMatchObject([{ state }]);
  await expect(accept(guest)).rejects.toMatchObject({ code });
  expect(await open()).toBe(1); // The invitation stays open, because it may become valid again.
  await decline(guest);
});

test("a person who was added concurrently and accepts the invitation has the handle that they typed", async () => {
  await invite(guest.email);
  await fixture.added(leader, teamId, guest);
  const { team } = await accept(guest, "tourist");
  expect(team.members).toMatchObject([{ confirmed: true, codeforcesHandle: "tourist" }]);
  // For a person in the team, accepting again changes nothing.
  expect((await accept(guest, "petr")).team.members).toMatchObject([{ codeforcesHandle: "tourist" }]);
});
