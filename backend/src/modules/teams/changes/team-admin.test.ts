import { signUpStudent } from "../../../app/testing/students.js";
import { startTestApp, TEST_ADMIN, type TestApp } from "../../../app/testing/test-app.js";
import type { TestClient } from "../../../app/testing/test-client.js";
import { ERRORS } from "../../../kernel/contract/catalogue.js";
import { addTeams } from "../testing/many-teams.js";

const UPDATE =
  "mutation ($input: UpdateTeamInput!) { updateTeam(input: $input) { message team { id name ranking } } }";
/** Enough rounds: a bug that occurs in one of ten rounds is found with a probability of 96 %. */
const ROUNDS = 30;

let app: TestApp;
let admin: TestClient;
let second: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [admin, second] = [app.client(), app.client()];
  for (const client of [admin, second]) await client.logIn(TEST_ADMIN.email, TEST_ADMIN.password);
});
afterAll(() => app.close());

const teams = (...names: string[]): Promise<string[]> =>
  addTeams(
    app.application.services.db,
    "syntaxsiege",
    names.map((name) => ({ name })),
  );
async function update(client: TestClient, input: object): Promise<string> {
  const { data, errors } = await client.graphql(UPDATE, { input });
  return errors?.[0]?.extensions.code ?? (data?.["updateTeam"] as { message: string }).message;
}
const rows = <Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> =>
  app.application.services.db.query<Row>(sql, parameters);
const audit = (targetId: string): Promise<{ action: string; details: string }[]> =>
  rows("SELECT action, details FROM audit_entries WHERE targetId = ? ORDER BY id", targetId);

test("a team is renamed and ranked, each change is recorded; absent fields stay", async () => {
  const [teamId = ""] = await teams("Before");
  const { data } = await admin.graphql(UPDATE, { input: { teamId, name: "  After  all ", ranking: 3 } });
  expect(data?.["updateTeam"]).toEqual({
    message: "Team updated.",
    team: { id: teamId, name: "After all", ranking: 3 },
  });
  // The new name is the current name in another spelling.
  expect(await update(admin, { teamId, name: "AFTER ALL" })).toBe("Team updated.");
  expect(await update(admin, { teamId, ranking: null, name: "" })).toBe("Team updated.");
  expect(await update(admin, { teamId })).toBe("Team updated."); // no change, so no entry in the audit log
  expect(await rows("SELECT name, nameKey, ranking FROM teams WHERE id = ?", teamId)).toEqual([
    { name: "AFTER ALL", nameKey: "after all", ranking: null },
  ]);
  expect((await audit(teamId)).map(({ action, details }) => [action, JSON.parse(details) as object])).toEqual(
    [
      ["team.update", { name: "After all", ranking: { from: null, to: 3 } }],
      ["team.update", { name: "AFTER ALL" }],
      ["team.update", { ranking: { from: 3, to: null } }],
    ],
  );
});

test("rules of names and rankings hold", async () => {
  const [teamId = ""] = await teams("Ruled", "Taken name");
  const { errors } = await admin.graphql(UPDATE, { input: { teamId, name: " taken NAME " } });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "TEAM_NAME_TAKEN",
    fields: { name: expect.any(String) },
  });
  for (const badInput of [{ name: "x" }, { name: "x".repeat(51) }, { ranking: 0 }, { ranking: 100_001 }]) {
    expect(await update(admin, { teamId, ...badInput })).toBe("BAD_INPUT");
  }
  const { client } = await signUpStudent(app, "student@example.org");
  expect(await update(client, { teamId, ranking: 1 })).toBe("FORBIDDEN");
  expect(await rows("SELECT name, ranking FROM teams WHERE id = ?", teamId)).toEqual([
    { name: "Ruled", ranking: null },
  ]);
  expect(await audit(teamId)).toEqual([]);
});

test("the same over REST; a team can be deleted, except one that paid", async () => {
  const [teamId = "", paid = ""] = await teams("Restful", "Paid");
  const path = `/api/superadmin/teams/${teamId}`;
  const changed = await admin.send("PUT", path, { name: "Rested", ranking: 7 });
  expect([changed.status, changed.body]).toEqual([200, { status: "success", message: "Team updated." }]);
  expect((await admin.send("PUT", path, { ranking: null })).status).toBe(200);
  expect(await rows("SELECT name, ranking FROM teams WHERE id = ?", teamId)).toEqual([
    { name: "Rested", ranking: null },
  ]);
  expect((await admin.send("PUT", path, { name: "paid" })).status).toBe(409);
  expect((await admin.send("PUT", path, { ranking: "first" })).status).toBe(400);
  const deletion = await admin.send("DELETE", path);
  expect([deletion.status, deletion.body]).toEqual([
    200,
    { status: "success", message: "The team was deleted." },
  ]);
  expect((await admin.send("DELETE", path)).body["code"]).toBe("TEAM_NOT_FOUND");
  expect((await admin.send("PUT", path, { ranking: 1 })).body["code"]).toBe("TEAM_NOT_FOUND");
  expect((await audit(teamId)).at(-1)?.action).toBe("team.delete");
  await app.application.services.db.inTransaction((tx) =>
    tx.query("UPDATE teams SET paymentStatus = 'pending' WHERE id = ?", [paid]),
  );
  const refusal = await admin.send("DELETE", `/api/superadmin/teams/${paid}`);
  expect([refusal.status, refusal.body["code"]]).toEqual([409, "ROSTER_LOCKED"]);
});

test("two admins who give two teams one name: one gets it", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const n = String(round);
    const [one = "", other = ""] = await teams(`One ${n}`, `Other ${n}`);
    const results = await Promise.all([
      update(admin, { teamId: one, name: `Wanted ${n}` }),
      update(second, { teamId: other, name: `wanted  ${n}` }),
    ]);
    expect(results.sort()).toEqual(["TEAM_NAME_TAKEN", "Team updated."]);
    expect(await rows("SELECT id FROM teams WHERE nameKey = ?", `wanted ${n}`)).toHaveLength(1);
  }
});

test("two admins who rank one team: both changes are recorded, one after the other", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [teamId = ""] = await teams(`Ranked ${String(round)}`);
    await Promise.all([update(admin, { teamId, ranking: 1 }), update(second, { teamId, ranking: 2 })]);
    const [{ ranking }] = (await rows<{ ranking: number }>(
      "SELECT ranking FROM teams WHERE id = ?",
      teamId,
    )) as [{ ranking: number }];
    const moves = (await audit(teamId)).map(
      ({ details }) => (JSON.parse(details) as { ranking: { from: number | null; to: number } }).ranking,
    );
    const [first, then] = moves.sort((a) => (a.from === null ? -1 : 1));
    expect([moves.length, first?.from, then?.from, then?.to]).toEqual([2, null, first?.to, ranking]);
  }
});

test("a change against a deletion: done before it or refused, never half", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [teamId = ""] = await teams(`Doomed ${String(round)}`);
    const attempts = [
      () => update(admin, { teamId, ranking: 1 }),
      () => second.send("DELETE", `/api/superadmin/teams/${teamId}`).then(({ status }) => String(status)),
    ];
    if (round % 2 === 1) attempts.reverse();
    const results = await Promise.all(attempts.map((attempt) => attempt()));
    expect(results).toContain("200");
    expect(["Team updated.", "TEAM_NOT_FOUND"]).toContain(results.find((result) => result !== "200"));
    expect(await rows("SELECT id FROM teams WHERE id = ?", teamId)).toEqual([]);
    const updated = (await audit(teamId)).map(({ action }) => action).sort();
    // If the team is deleted before the update reads its reply, the log has the update, but the reply is an error.
    expect(updated.filter((action) => action !== "team.update")).toEqual(["team.delete"]);
  }
});

test("a note is written and found, hidden from the team, and not copied into the log", async () => {
  const [teamId = ""] = await teams("Noted");
  const note = "called, pays Monday";
  expect(await update(admin, { teamId, note: " called,  pays Monday " })).toBe("Team updated.");
  const { data } = await admin.graphql('{ teamsPage(search: "monday") { edges { node { name note } } } }');
  expect(data?.["teamsPage"]).toEqual({ edges: [{ node: { name: "Noted", note } }] });
  const { client } = await signUpStudent(app, "curious@example.org");
  const seen = await client.graphql('{ teamByName(name: "Noted") { note } }');
  expect(seen.data).toEqual({ teamByName: { note: null } });
  expect(await update(admin, { teamId, note: "" })).toBe("Team updated.");
  expect(await rows("SELECT note FROM teams WHERE id = ?", teamId)).toEqual([{ note: null }]);
  expect((await audit(teamId)).map(({ details }) => details)).toEqual([
    '{"fields":["note"]}',
    '{"fields":["note"]}',
  ]);
});

test("of two who edit the same field from what they saw, the later one is shown the current value", async () => {
  const [teamId = ""] = await teams("Edited");
  for (let round = 0; round < 10; round++) {
    const [{ note: expected }] = (await rows("SELECT note FROM teams WHERE id = ?", teamId)) as [
      { note: string | null },
    ];
    const outcomes = await Promise.all([
      update(admin, { teamId, note: `a${String(round)}`, expected }),
      update(second, { teamId, note: `b${String(round)}`, expected }),
    ]);
    expect(outcomes.sort()).toEqual(["CONFLICT", "Team updated."]);
  }
  const { errors } = await admin.graphql(UPDATE, { input: { teamId, name: "Mine", expected: "Another" } });
  expect(errors?.[0]?.extensions.fields).toEqual({
    name: 'Someone else changed this field to "Edited" while you were editing',
  });
});

test("one note is written on several teams at once, and cleared again", async () => {
  const ids = await teams("First noted", "Second noted");
  const write = async (note: string) => {
    const query = "mutation($input: NoteTeamsInput!) { noteTeams(input: $input) { message } }";
    return (await admin.graphql(query, { input: { ids, note } })).data;
  };
  expect(await write("  bring  the receipt ")).toEqual({
    noteTeams: { message: "Note saved for these teams." },
  });
  const notes = () => rows("SELECT note FROM teams WHERE id IN (?, ?)", ...ids);
  expect(await notes()).toEqual([{ note: "bring the receipt" }, { note: "bring the receipt" }]);
  await write("");
  expect(await notes()).toEqual([{ note: null }, { note: null }]);
});

interface Changed {
  readonly applied: boolean;
  readonly cells: { from: string | null; to: string | null; problem: string | null }[];
}
async function change(client: TestClient, changes: readonly object[]): Promise<Changed> {
  const query = `mutation ($changes: [TeamChangeInput!]!) {
    changeTeams(input: { changes: $changes }) { applied cells { from to problem } } }`;
  return (await client.graphql(query, { changes })).data?.["changeTeams"] as Changed;
}

test("notes and names of several teams are changed together, in one entry of the log, or not at all", async () => {
  const ids = await teams("First annotated", "Second annotated");
  const [first = "", other = ""] = ids;
  const notes = () => rows("SELECT note FROM teams WHERE id IN (?, ?)", ...ids);
  const noted = (from: string, to: string) => ids.map((teamId) => ({ teamId, column: "NOTE", from, to }));
  const cell = { from: null, to: "bring the receipt", problem: null };
  const saved = await change(admin, noted("", " bring  the receipt "));
  expect(saved).toEqual({ applied: true, cells: [cell, cell] });
  const [details] = (await audit(first)).map((entry) => JSON.parse(entry.details) as { changed: string[][] });
  expect(details?.changed.map((row) => row.join())).toEqual([
    `First annotated,${first},note`,
    `Second annotated,${other},note`,
  ]);
  const duplicateName = { teamId: first, column: "NAME", from: "First annotated", to: "SECOND annotated" };
  const { applied, cells } = await change(admin, [...noted("bring the receipt", ""), duplicateName]);
  expect(applied).toBe(false);
  expect(cells.map(({ problem }) => problem)).toEqual([null, null, ERRORS.TEAM_NAME_TAKEN.message]);
  expect(await notes()).toEqual([{ note: "bring the receipt" }, { note: "bring the receipt" }]);
  expect((await change(admin, noted("bring the receipt", ""))).applied).toBe(true);
  expect(await notes()).toEqual([{ note: null }, { note: null }]);
});

test("of two admins who change overlapping teams at once, one does and the other is refused with each cell", async () => {
  for (let round = 0; round < ROUNDS / 2; round++) {
    const named = ["x", "y", "z"].map((letter) => `Overlap ${letter}${String(round)}`);
    const [one = "", both = "", other = ""] = await teams(...named);
    const note = (teamId: string, to: string) => ({ teamId, column: "NOTE", from: null, to });
    const outcomes = await Promise.all([
      change(admin, [note(one, "first"), note(both, "first")]),
      change(second, [note(other, "second"), note(both, "second")]),
    ]);
    expect(outcomes.map(({ applied }) => applied).sort()).toEqual([false, true]);
    const winner = outcomes[0].applied ? "first" : "second";
    const refused = outcomes.find(({ applied }) => !applied)?.cells;
    const overtaken = { from: winner, problem: expect.stringContaining(winner) as string };
    expect(refused).toMatchObject([{ problem: null }, overtaken]);
    const query = "SELECT note FROM teams WHERE note IS NOT NULL AND id IN (?, ?, ?)";
    expect(await rows(query, one, both, other)).toEqual([{ note: winner }, { note: winner }]);
  }
});
