/**
 * Tests joining a team while the person's account is changed or the person is listed. Only on MariaDB do the two
 * transactions run concurrently.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../../../kernel/auth/caller.js";
import { RowCopies } from "../../../kernel/bin/row-copies.js";
import { csvText } from "../../../kernel/contract/csv-text.js";
import { outcomes } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
let leader: Caller;
let person: Caller;
let teamId: string;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  await fixture.run("UPDATE events SET currentSlot = 1");
  [leader, person] = (await fixture.people(2)) as [Caller, Caller];
  teamId = (await fixture.team(leader)).id;
});
afterEach(() => fixture.close());

/** Runs two actions concurrently. The first keeps the account's row locked for a moment before its commit. */
async function whileLocked(held: () => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  const holding = fixture.db.inTransaction(async () => {
    await held();
    await sleep(300);
  });
  await sleep(100);
  expect(await outcomes([holding, other()])).toEqual({ ok: 2 });
}

const changed = { phone: "1111111111", codeforcesHandle: "new" };
const change = () =>
  fixture.db.inTransaction((tx) => fixture.services.accounts.update(tx, person.userId, changed));
const listMyself = () => fixture.services.listings.listMyself(person, { line: "Third year" });
const inTeam = () =>
  fixture.rows("SELECT phone, codeforcesHandle FROM team_members WHERE userId = ?", [person.userId]);
const listed = () => fixture.count("listings WHERE userId IS NOT NULL");

/** Creates an invitation link. Returns a function that makes the person join the team. */
async function link(): Promise<() => Promise<unknown>> {
  const made = await fixture.services.invitations.renew(leader, { teamId });
  const token = made.link?.url.split("/").at(-1) ?? "";
  return () => fixture.services.invitations.join(person, { token });
}
async function invitation(): Promise<() => Promise<unknown>> {
  await fixture.services.personalInvitations.invite(leader, { teamId, email: person.email });
  return () => fixture.services.invitationAnswers.accept(person, { teamId });
}
async function request(): Promise<() => Promise<unknown>> {
  const { joinRequests, listings } = fixture.services;
  await listings.listTeam(leader, { teamId, line: "We need a third" });
  await joinRequests.request(person, { teamId });
  const [joinRequest] = await joinRequests.ofTeam(leader, teamId);
  return () => joinRequests.accept(leader, { teamId, requestId: joinRequest?.id ?? "" });
}

describe.each([
  ["a link", link],
  ["an invitation", invitation],
  ["a request that is accepted", request],
] as const)("joining by %s", (_by, way) => {
  test("while the account changes: the team has what the account has", async () => {
    await whileLocked(change, await way());
    expect(await inTeam()).toEqual([changed]);
  });

  test("while the person is listed: they are not any more", async () => {
    await whileLocked(listMyself, await way());
    expect([await inTeam(), await listed()]).toEqual([[expect.anything()], 0]);
  });
});

test("a list of people who stand here, while an account changes: the team has what the account has", async () => {
  const admin = await fixture.admin();
  // The import locks accounts in the order of their ids. The changed account comes second, so that the import has to
  // wait after locking the first.
  const first = await fixture.person();
  const [a, b] = [first, person].sort((one, other) => (one.userId < other.userId ? -1 : 1)) as [
    Caller,
    Caller,
  ];
  person = b;
  const csv = csvText({ headings: ["Team", "E-mail"], rows: [a, b].map(({ email }) => ["Pair", email]) });
  const teams = [{ name: "Pair", teamId: null }];
  await whileLocked(change, () => fixture.services.imports.import(admin, { csv, inPerson: true, teams }));
  expect(await inTeam()).toEqual([changed]);
});

test("a team that comes back while its person's account changes has what the account has", async () => {
  const admin = await fixture.admin();
  await fixture.added(leader, teamId, person);
  await fixture.services.consent.accept(person, { teamId });
  await fixture.services.leadership.deleteTeam(admin, { teamId });
  const [entry] = await fixture.rows<{ snapshot: string }>("SELECT snapshot FROM bin_entries");
  await whileLocked(change, () =>
    fixture.db.inTransaction((tx) =>
      fixture.services.teamBin.restore(tx, new RowCopies(entry?.snapshot), {
        by: admin,
        deletedAt: new Date(),
      }),
    ),
  );
  expect(await inTeam()).toEqual([changed]);
});
