import type { Caller } from "../../../kernel/auth/caller.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
let leader: Caller;
let asha: Caller;
let ravi: Caller;
let teamId: string;

beforeEach(async () => {
  fixture = await TeamFixture.open();
  [leader, asha, ravi] = (await fixture.people(3)) as [Caller, Caller, Caller];
  ({ id: teamId } = await fixture.team(leader, [asha]));
  await fixture.added(leader, teamId, ravi);
  await fixture.run("DELETE FROM notifications");
  await fixture.run("DELETE FROM outbox_mails");
});
afterEach(() => fixture.close());

/**
 * Returns the kinds of a person's notifications on the site. If the person gets mails, checks that the mails have the
 * same subjects.
 */
async function kindsOf({ userId, email }: Caller, mailed = true): Promise<string[]> {
  const { notifications } = fixture.services;
  const { items } = await notifications.of({ ...leader, userId });
  const mails = await fixture.rows<{ subject: string; sealedBody: string }>(
    "SELECT subject, sealedBody FROM outbox_mails WHERE recipient = ?",
    [email],
  );
  const titles = mailed ? items.map(({ title }) => title).sort() : [];
  expect(mails.map((mail) => fixture.services.outbox.open(mail).subject).sort()).toEqual(titles);
  return items.map(({ kind, readAt }) => (readAt === null ? kind : `${kind}, read`));
}
const memberOf = async (person: Caller): Promise<string> => {
  const rows = await fixture.rows<{ id: string }>("SELECT id FROM team_members WHERE userId = ?", [
    person.userId,
  ]);
  return rows[0]?.id ?? "";
};

test("the founder of a team is notified that they are registered", async () => {
  const newcomer = await fixture.person();
  await fixture.services.creation.create(newcomer, { name: "Newcomers" });
  expect(await kindsOf(newcomer)).toEqual(["TEAM_REGISTERED, read"]);
});

test("an added person is notified, accepting and leaving reach the leader", async () => {
  await fixture.services.consent.accept(ravi, { teamId });
  await fixture.services.roster.leave(ravi, { teamId });
  expect(await kindsOf(leader)).toEqual(["MEMBER_LEFT", "MEMBER_ACCEPTED"]);
  await fixture.added(leader, teamId, ravi);
  expect(await kindsOf(ravi)).toEqual(["ADDED_TO_TEAM"]);
});

test.each([
  ["while registration is open", "UPDATE events SET registration = 'open'", true],
  ["after registration has closed", "UPDATE events SET registration = 'closed'", false],
  [
    "while a payment locks the roster, which only a person who has not agreed can leave",
    "UPDATE teams SET paymentStatus = 'pending'",
    false,
  ],
])("%s, leaders read of a free place only if they can fill it", async (_when, sql, mayFill) => {
  await fixture.run(sql);
  const leaving = sql.includes("teams") ? [ravi] : [ravi, asha];
  for (const person of leaving) await fixture.services.roster.leave(person, { teamId });
  const { items } = await fixture.services.notifications.of(leader);
  expect(items.map(({ kind }) => kind)).toEqual(["MEMBER_LEFT", "MEMBER_DECLINED"].slice(-leaving.length));
  for (const { text } of items) expect(text.endsWith(" The team has a free place now.")).toBe(mayFill);
});

test("only the removed person is notified", async () => {
  await fixture.services.roster.removeMember(leader, { memberId: await memberOf(asha) });
  expect(await kindsOf(asha)).toEqual(["REMOVED_FROM_TEAM"]);
  expect([await kindsOf(leader), await kindsOf(ravi)]).toEqual([[], []]);
});

test("a deleted team's people are notified, in the bar alone who had not agreed; not who deleted it", async () => {
  await fixture.services.leadership.deleteTeam(leader, { teamId });
  expect([await kindsOf(asha), await kindsOf(ravi, false), await kindsOf(leader)]).toEqual([
    ["TEAM_DELETED"],
    ["TEAM_DELETED"],
    [],
  ]);
});

test("a team that is handed over: the new leader reads what it owes, the former one that they stay", async () => {
  await fixture.services.leadership.transfer(leader, { teamId, memberId: await memberOf(asha) });
  expect([await kindsOf(asha), await kindsOf(leader)]).toEqual([["NEW_LEADER"], ["FORMER_LEADER, read"]]);
  const { items } = await fixture.services.notifications.of(asha);
  expect(items[0]?.text).toContain(`Still missing: the Codeforces handles of ${leader.name}`);
});

test("the leader's account is deleted: the new leader is notified; a member's: the leader", async () => {
  const { accounts } = fixture.services;
  await fixture.db.inTransaction((tx) => accounts.remove(tx, leader.userId).then(() => undefined));
  expect(await kindsOf(asha)).toEqual(["NEW_LEADER"]);
  await fixture.services.consent.accept(ravi, { teamId });
  await fixture.db.inTransaction((tx) => accounts.remove(tx, ravi.userId).then(() => undefined));
  expect(await kindsOf(asha)).toEqual(["MEMBER_LEFT", "MEMBER_ACCEPTED", "NEW_LEADER"]);
});

test("a change that is rolled back sends no notification", async () => {
  await fixture.setPayment(teamId, "pending");
  const removing = fixture.services.roster.removeMember(leader, { memberId: await memberOf(asha) });
  await expect(removing).rejects.toMatchObject({ code: "ROSTER_LOCKED" });
  expect(await fixture.count("notifications")).toBe(0);
});

describe("reading", () => {
  test("marks what was seen, not what came after, and only one's own", async () => {
    await fixture.services.consent.accept(ravi, { teamId });
    const { notifications } = fixture.services;
    const [seen] = (await notifications.of(leader)).items;
    await fixture.services.roster.leave(ravi, { teamId });
    await notifications.markRead(asha, seen?.id ?? "");
    expect(await notifications.of(leader)).toMatchObject({ unread: 2 });
    const after = await notifications.markRead(leader, seen?.id ?? "");
    expect(after).toMatchObject({ unread: 1, items: [{ readAt: null }, { readAt: expect.any(Date) }] });
  });
});
