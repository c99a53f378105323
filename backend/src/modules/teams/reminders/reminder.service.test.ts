import type { Caller } from "../../../kernel/auth/caller.js";
import { TeamFixture } from "../testing/team-fixture.js";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let fixture: TeamFixture;
let leader: Caller;
let member: Caller;
let teamId: string;
let closesAt: Date;

beforeEach(async () => {
  fixture = await TeamFixture.open();
  [leader, member] = (await fixture.people(2)) as [Caller, Caller];
  ({ id: teamId } = await fixture.team(leader, [member]));
  closesAt = new Date(Date.now() + 30 * DAY);
  await fixture.run("UPDATE events SET registration = 'auto', registrationClosesAt = ?", [
    closesAt.toISOString().slice(0, 23).replace("T", " "),
  ]);
});
afterEach(() => fixture.close());

const remind = (before: number) => fixture.services.reminders.remind(new Date(closesAt.getTime() - before));
const reminded = async (): Promise<string[]> => {
  const rows = await fixture.rows<{ recipient: string; subject: string }>(
    "SELECT recipient, subject FROM outbox_mails WHERE subject LIKE 'Registration for%' ORDER BY id",
  );
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject.split(" in ")[1] ?? ""}`);
};
const set = (column: string, value: unknown, person: Caller) =>
  fixture.run(`UPDATE team_members SET ${column} = ? WHERE userId = ?`, [value, person.userId]);

const setHandle = async (handle: string | null, person: Caller) => {
  await set("codeforcesHandle", handle, person);
  await set("handleKey", handle, person);
};

test("3 days and 1 day before registration closes, once each, to all who can mend what is missing", async () => {
  await remind(3 * DAY + HOUR);
  expect(await reminded()).toEqual([]);
  await remind(3 * DAY);
  await remind(2 * DAY);
  const three = [`${leader.email}: 3 days`, `${member.email}: 3 days`];
  expect(await reminded()).toEqual(three);
  await remind(DAY);
  await remind(HOUR);
  expect(await reminded()).toEqual([...three, `${leader.email}: 1 day`, `${member.email}: 1 day`]);
  await remind(0);
  expect(await reminded()).toHaveLength(4);
});

test("a member with a handle is left in peace; a complete team gets none", async () => {
  await setHandle("ravi", member);
  await remind(DAY);
  expect(await reminded()).toEqual([`${leader.email}: 1 day`]);
  await fixture.run("DELETE FROM team_reminders");
  await setHandle("asha", leader);
  await fixture.run("UPDATE events SET minTeamSize = 2, maxTeamSize = 2");
  await remind(DAY);
  expect(await reminded()).toHaveLength(1);
});

test("a handle that another person of the event holds is missing", async () => {
  await setHandle("asha", leader);
  await set("codeforcesHandle", "asha", member);
  await fixture.run("UPDATE events SET minTeamSize = 2, maxTeamSize = 2");
  await remind(DAY);
  expect(await reminded()).toEqual([`${leader.email}: 1 day`, `${member.email}: 1 day`]);
  const { items } = await fixture.services.notifications.of(member);
  expect(items[0]?.text).toContain(`": the Codeforces handle of ${member.name}. `);
});

test("a user who switched them off gets none, until they are on again", async () => {
  const { notifications } = fixture.services;
  await notifications.setReminders(leader, false);
  await notifications.setReminders(leader, false);
  expect(await notifications.reminders(leader)).toBe(false);
  await remind(3 * DAY);
  expect(await reminded()).toEqual([`${member.email}: 3 days`]);
  // A queued reminder is not sent to a person who has turned off reminders since.
  await notifications.setReminders(member, false);
  expect(await reminded()).toEqual([]);
  await notifications.setReminders(member, true);
  await notifications.setReminders(leader, true);
  await remind(DAY);
  expect(await reminded()).toContain(`${leader.email}: 1 day`);
});

test("says what is missing, with the fee of a team that qualified", async () => {
  await fixture.run("UPDATE teams SET ranking = 1 WHERE id = ?", [teamId]);
  await remind(DAY);
  const { items } = await fixture.services.notifications.of(leader);
  expect(items[0]?.text).toContain(
    `1 more member; the Codeforces handles of ${leader.name} and ${member.name}; the fee of ₹360.`,
  );
});

test("a free place that a reported payment keeps free causes no reminder, as it cannot be filled", async () => {
  await fixture.run("UPDATE team_members SET codeforcesHandle = id, handleKey = id");
  await fixture.setPayment(teamId, "accepted");
  expect(await remind(DAY)).toEqual({ reminded: 0 });
  await setHandle(null, member);
  await remind(DAY);
  const { items } = await fixture.services.notifications.of(member);
  expect(items[0]?.text).toMatch(
    /Still missing in the team ".*": the Codeforces handle of Person 2\. Registration closes on .* IST\.$/,
  );
});

test.each([
  [3 * DAY, "3 days"],
  [2 * DAY + HOUR, "2 days"],
  [26 * HOUR, "1 day"],
  [5 * HOUR - 1, "5 hours"],
  [HOUR / 2, "1 hour"],
])("a reminder %d ms before the end names the time that is left: %s", async (before, timeLeft) => {
  await remind(before);
  expect(await reminded()).toContain(`${leader.email}: ${timeLeft}`);
});

test("two servers at once remind once", async () => {
  const both = await Promise.allSettled([remind(DAY), remind(DAY)]);
  expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(await reminded()).toHaveLength(2);
});

test("a team made a moment ago, and a registration closed by hand, cause none", async () => {
  await fixture.run("UPDATE teams SET createdAt = ?", [
    new Date(closesAt.getTime() - DAY - HOUR / 2).toISOString().slice(0, 23).replace("T", " "),
  ]);
  expect(await remind(DAY)).toEqual({ reminded: 0 });
  await fixture.run("UPDATE teams SET createdAt = '2025-01-01 00:00:00.000'");
  await fixture.run("UPDATE events SET registration = 'closed'");
  expect(await remind(DAY)).toEqual({ reminded: 0 });
});
