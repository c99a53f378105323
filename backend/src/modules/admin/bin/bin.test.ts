import { isSignedIn, mailsTo } from "../../../app/testing/mutations.js";
import { giveGrants, TEST_PASSWORD } from "../../../app/testing/students.js";
import { TEST_ADMIN } from "../../../app/testing/test-app.js";
import { idOf } from "../../../app/testing/unconfirmed-admin.js";
import { BinFixture } from "./testing/bin-fixture.js";

let fixture: BinFixture;
beforeEach(async () => {
  fixture = await BinFixture.open();
});
afterEach(() => fixture.close());

async function everything(): Promise<unknown> {
  const { db } = fixture.app.application.services;
  return Promise.all([
    db.query("SELECT id, name, email, passwordHash, role, grants, college, createdAt FROM users ORDER BY id"),
    db.query("SELECT userId, sealedSecret FROM totp_factors"),
    db.query(
      "SELECT id, name, leaderId, memberCount, ranking, paymentStatus, reference FROM teams ORDER BY id",
    ),
    db.query(
      "SELECT id, teamId, userId, isLeader, name, email, identityKey, codeforcesHandle, confirmedAt FROM team_members ORDER BY id",
    ),
    db.query("SELECT * FROM invitation_links"),
    db.query("SELECT id, teamId, reporterId, status FROM payments"),
  ]);
}

test("a team comes back whole: people, handles, leader, ranking, invitation link and its payment", async () => {
  const [asha, ravi] = [await fixture.person("Asha"), await fixture.person("Ravi")];
  const id = await fixture.teamOf("Pointers", asha, ravi);
  await fixture.run(asha.client, "reportPayment(input: {teamId: $id, transactionId: $tx}) { message }", {
    id,
    tx: "412345678901",
  });
  await fixture.write("UPDATE payments SET status = 'rejected'");
  await fixture.write("UPDATE teams SET ranking = 7, paymentStatus = 'rejected'");
  await fixture.write("UPDATE team_members SET codeforcesHandle = 'tourist' WHERE isLeader = 0");
  await fixture.run(asha.client, "renewInvitationLink(input: {teamId: $id}) { link { url } }", { id });
  const before = await everything();
  await fixture.deleteTeams(id);
  expect((await asha.client.graphql("{ myTeam { id } }")).data).toEqual({ myTeam: null });
  expect(await fixture.restore([id])).toEqual({ restored: [id], blocked: [] });
  expect(await everything()).toEqual(before);
  expect(await fixture.restore([id])).toMatchObject({ restored: [], blocked: [{ mayPartly: false }] });
});

test("an account comes back with password, second step, rights, leadership and its payments; sessions stay ended", async () => {
  const [asha, ravi] = [await fixture.person("Asha"), await fixture.person("Ravi")];
  const id = await fixture.teamOf("Pointers", asha, ravi);
  await giveGrants(asha, ["treasurer"], fixture.admin);
  const before = await everything();
  const userId = await idOf(fixture.app, asha.email);
  await fixture.deleteUsers(userId);
  expect(await fixture.signsIn(asha)).toBe(401);
  expect(await fixture.restore([userId])).toEqual({ restored: [userId], blocked: [] });
  // The interim leader stays a Team Leader, as after every handover. Resets the role for the comparison.
  await fixture.write("UPDATE users SET role = 'User' WHERE email = ?", [ravi.email]);
  expect(await everything()).toEqual(before);
  expect(await isSignedIn(asha.client)).toBe(false);
  expect((await fixture.admin.graphql("{ teams { id leader { name } } }")).data).toEqual({
    teams: [{ id, leader: { name: "Asha Rao" } }],
  });
});

test("a team that went with its leader's account comes back with it, and not before it", async () => {
  const asha = await fixture.person("Asha");
  const id = await fixture.teamOf("Pointers", asha);
  const before = await everything();
  const userId = await idOf(fixture.app, asha.email);
  await fixture.deleteUsers(userId);
  expect(
    (await fixture.admin.graphql("{ binEntries { id kind name about partOfId deletedByName } }")).data,
  ).toEqual({
    binEntries: expect.arrayContaining([
      {
        id: userId,
        kind: "USER",
        name: "Asha Rao",
        about: asha.email,
        partOfId: null,
        deletedByName: expect.any(String),
      },
      expect.objectContaining({ id, kind: "TEAM", name: "Pointers", partOfId: userId }),
    ]),
  });
  expect(await fixture.restore([id], true)).toMatchObject({
    restored: [],
    blocked: [
      { obstacles: ["The account of Asha Rao is deleted. Restore the account first."], mayPartly: false },
    ],
  });
  expect((await fixture.restore([userId])).restored).toEqual([userId]);
  expect(await everything()).toEqual(before);
  expect(await fixture.signsIn(asha)).toBe(200);
});

test("deleted rows block no others, and what blocks their restoration is named", async () => {
  const [asha, ravi, meera] = [
    await fixture.person("Asha"),
    await fixture.person("Ravi"),
    await fixture.person("Meera"),
  ];
  const first = await fixture.teamOf("Pointers", asha, ravi);
  await fixture.deleteTeams(first);
  const second = await fixture.teamOf("pointers", meera, ravi);
  expect(await fixture.restore([first])).toMatchObject({
    blocked: [
      {
        obstacles: ['Another team now has the name "Pointers".', 'Ravi Rao is now in the team "pointers".'],
        mayPartly: false,
      },
    ],
  });
  await fixture.write("UPDATE teams SET name = 'Others', nameKey = 'others' WHERE id = ?", [second]);
  expect(await fixture.restore([first])).toMatchObject({
    blocked: [{ obstacles: ['Ravi Rao is now in the team "Others".'], mayPartly: true }],
  });
  fixture.admin.language = "hi";
  expect((await fixture.restore([first])).blocked).toMatchObject([
    { obstacles: ["Ravi Rao अब टीम “Others” में हैं।"] },
  ]);
  fixture.admin.language = null;
  expect((await fixture.restore([first], true)).restored).toEqual([first]);
  expect((await fixture.admin.graphql("{ teams { name members { name } } }")).data?.["teams"]).toEqual(
    expect.arrayContaining([
      { name: "Pointers", members: [] },
      { name: "Others", members: [{ name: "Ravi Rao" }] },
    ]),
  );

  const userId = await idOf(fixture.app, meera.email);
  await fixture.deleteUsers(userId);
  await fixture.person("Meera");
  expect(await fixture.restore([userId], true)).toMatchObject({
    blocked: [
      { obstacles: ["The address meera@example.org now belongs to another account."], mayPartly: false },
    ],
  });
});

test("a Superadmin comes back only after a confirmation, and the other ones are notified", async () => {
  const asha = await fixture.person("Asha");
  const userId = await idOf(fixture.app, asha.email);
  await fixture.write("UPDATE users SET role = 'Superadmin' WHERE id = ?", [userId]);
  await fixture.deleteUsers(userId);
  await fixture.write("UPDATE sessions SET confirmedAt = NULL");
  await expect(fixture.restore([userId])).rejects.toThrow("CONFIRMATION_NEEDED");
  await fixture.run(
    fixture.admin,
    `confirmIdentity(input: {password: "${TEST_ADMIN.password}"}) { message }`,
  );
  await fixture.write("DELETE FROM outbox_mails");
  expect((await fixture.restore([userId])).restored).toEqual([userId]);
  const [mail, ...others] = await mailsTo(fixture.app, TEST_ADMIN.email);
  expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Asha Rao is now a Superadmin/), []]);
});

test("people who delete their own account, and leaders their team, are in no bin", async () => {
  const [asha, ravi] = [await fixture.person("Asha"), await fixture.person("Ravi")];
  const id = await fixture.teamOf("Pointers", asha, ravi);
  await fixture.run(ravi.client, `deleteAccount(input: {password: "${TEST_PASSWORD}"}) { message }`);
  await fixture.run(asha.client, "deleteTeam(input: {teamId: $id}) { message }", { id });
  expect((await fixture.admin.graphql("{ binEntries { id } }")).data).toEqual({ binEntries: [] });
});
