/** Tests everything that ends an open invitation. */

import type { Caller } from "../../../kernel/auth/caller.js";
import { TeamFixture } from "../testing/team-fixture.js";
import { InvitationExportRepository } from "./invitation-export.repository.js";
import { TeamInvitationRepository } from "./team-invitation.repository.js";

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
const open = () => fixture.count("team_invitations");
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const sql = "SELECT subject, sealedBody FROM outbox_mails WHERE recipient = ? ORDER BY id";
  const rows = await fixture.rows<{ subject: string; sealedBody: string }>(sql, [email]);
  return rows
    .map((mail) => fixture.services.outbox.open(mail))
    .map(({ subject, text }) => ({ subject, text }));
}

test("creating a team, joining another one and accepting another one's place decline it; their leaders are notified", async () => {
  const { creation, consent, invitations, invitationAnswers } = fixture.services;
  const [second, third] = (await fixture.people(2)) as [Caller, Caller];
  const other = (await fixture.team(second)).id;
  const ways: ((caller: Caller) => Promise<unknown>)[] = [
    (caller) => creation.create(caller, { name: "Own" }),
    async (caller) => {
      const { link } = await invitations.renew(second, { teamId: other });
      await invitations.join(caller, { token: link?.url.split("/").at(-1) ?? "" });
    },
    async (caller) => {
      await fixture.services.personalInvitations.invite(second, { teamId: other, email: caller.email });
      await invitationAnswers.accept(caller, { teamId: other });
    },
    async (caller) => {
      const { id } = await fixture.team(third);
      await fixture.added(third, id, caller);
      await consent.accept(caller, { teamId: id });
    },
  ];
  for (const [i, way] of ways.entries()) {
    const caller = await fixture.person();
    await invite(caller.email);
    await way(caller);
    expect(await open()).toBe(0);
    expect(await mailsTo(leader.email)).toHaveLength(i + 1);
  }
});

test("joining by the link, being added and being typed in end the same team's invitation without a word", async () => {
  const { invitations, records } = fixture.services;
  await invite(guest.email);
  const { link } = await invitations.renew(leader, { teamId });
  await invitations.join(guest, { token: link?.url.split("/").at(-1) ?? "" });
  const added = await fixture.person();
  await invite(added.email);
  await fixture.added(leader, teamId, added);
  expect(await open()).toBe(0);
  expect((await mailsTo(leader.email)).map(({ subject }) => subject)).toEqual(["Person 2 joined your team"]);

  const other = (await fixture.team(await fixture.person(), [], "Typed")).id;
  const admin = await fixture.admin();
  await fixture.services.personalInvitations.invite(admin, { teamId: other, email: STRANGER });
  await records.addMemberRecord(admin, {
    teamId: other,
    name: "Ravi",
    universityRollNo: "X1",
    email: STRANGER,
  });
  expect(await open()).toBe(0);
  expect(await fixture.count("audit_entries WHERE action = 'team.invite'")).toBe(1);
});

test("invitations go with the team, and with the account that they are for", async () => {
  await invite(guest.email);
  await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, guest.userId));
  expect(await open()).toBe(0);
  await invite(STRANGER);
  await fixture.services.leadership.deleteTeam(leader, { teamId });
  expect(await open()).toBe(0);
});

test("with the inviting leader's account only their name is gone: the next leader sees the invitation", async () => {
  const mate = await fixture.person();
  await fixture.added(leader, teamId, mate);
  await fixture.services.consent.accept(mate, { teamId });
  await invite(STRANGER);
  await fixture.db.inTransaction((tx) => fixture.services.accounts.remove(tx, leader.userId));
  expect(await fixture.services.personalInvitations.ofTeam(mate, teamId)).toMatchObject([
    { email: STRANGER },
  ]);
  expect(await fixture.count("team_invitations WHERE invitedById IS NULL")).toBe(1);
});

test("90 days after the event its invitations are deleted, and no others", async () => {
  const repository = new TeamInvitationRepository(fixture.db);
  const sweep = (day: string) =>
    fixture.db.inTransaction((tx) => repository.deleteOld(tx, new Date(`${day}T12:00:00Z`), 500));
  await invite(STRANGER);
  await fixture.run("UPDATE events SET lastDay = '2025-11-30'");
  expect(await sweep("2026-12-01")).toBe(0); // The event is still current, although its last day was a year ago.
  await fixture.run("UPDATE events SET state = 'past'");
  expect(await sweep("2025-11-30")).toBe(0);
  expect(await sweep("2025-12-01")).toBe(1);
});

test("the download of one's data has what one was invited to and whom one invited", async () => {
  const titles = (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, "Syntax Siege"])));
  const repository = new TeamInvitationRepository(fixture.db);
  const exported = new InvitationExportRepository(fixture.db, repository, titles);
  await invite(guest.email);
  const row = { event: "Syntax Siege", team: "Team of Person 1", email: guest.email };
  const of = ({ userId: id, email }: Caller) => exported.ofPerson({ id, email });
  expect(await of(guest)).toMatchObject([{ kind: "received", ...row }]);
  expect(await of(leader)).toMatchObject([{ kind: "sent", ...row }]);
  expect(await of(await fixture.person())).toEqual([]);
});
