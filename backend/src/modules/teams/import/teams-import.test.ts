import type { Caller } from "../../../kernel/auth/caller.js";
import { csvText } from "../../../kernel/contract/csv-text.js";
import { outcomes } from "../testing/races.js";
import { TeamFixture } from "../testing/team-fixture.js";

let fixture: TeamFixture;
let admin: Caller;
beforeEach(async () => {
  fixture = await TeamFixture.open();
  admin = await fixture.admin();
});
afterEach(() => fixture.close());

const HEADINGS = ["Team", "Name", "E-mail", "College", "Roll No.", "Handle"];
const list = (...rows: string[][]): string => csvText({ headings: HEADINGS, rows });
const preview = (csv: string, inPerson = false) => fixture.services.imports.preview(admin, { csv, inPerson });

async function importAll(csv: string, inPerson = false): Promise<readonly string[]> {
  const teams = (await preview(csv)).map(({ name, teamId }) => ({ name, teamId }));
  return (await fixture.services.imports.import(admin, { csv, inPerson, teams })).createdIds;
}
const peopleOf = (teamId: string) =>
  fixture.rows(
    "SELECT name, userId, isLeader, college, codeforcesHandle, confirmedAt IS NOT NULL AS agreed FROM team_members WHERE teamId = ? ORDER BY isLeader DESC, name",
    [teamId],
  );

test("each line says what it would do, with its mistakes", async () => {
  const [asha, bela, chand] = await fixture.people(3);
  const team = await fixture.team(bela!, [chand!], "Byte Me");
  const plan = await preview(
    list(
      ["Two Pointers", "", asha!.email, "", "", "tourist"],
      ["", "Dev", "", "", "R-100", ""],
      ["two  pointers", "Esha", "", "", "R-101", ""],
      ["byte me", "", bela!.email, "", "", ""],
      ["byte me", "Farid", "", "", "R-102", ""],
      ["byte me", "Gita", "", "", "R-103", ""],
      ["No Leader", "Hari", "hari@example.org", "", "R-104", ""],
      ["No Leader", "", chand!.email, "", "", "bad handle!"],
      ["No Leader", "Dev", "", "Government College", "r100", ""],
      ["No Leader", "", chand!.email, "", "", ""],
    ),
  );
  expect(plan).toMatchObject([
    {
      name: "Two Pointers",
      teamId: null,
      lines: [
        { line: 2, name: asha!.name, outcome: "LEADS", problem: null },
        { line: 3, name: "Dev", outcome: "RECORDED", problem: null },
        { line: 4, problem: expect.stringContaining('Line 2 spells this team "Two Pointers"') },
      ],
    },
    {
      name: "Byte Me",
      teamId: team.id,
      lines: [
        { line: 5, outcome: "UNCHANGED", problem: null },
        { line: 6, outcome: "RECORDED", problem: null },
        { line: 7, problem: "The team is already full. Remove this line" },
      ],
    },
    {
      name: "No Leader",
      lines: [
        { line: 8, problem: expect.stringContaining("needs an account") },
        { line: 9, problem: expect.stringContaining("andle") },
        { line: 10, outcome: "RECORDED" },
        { line: 11, problem: expect.stringContaining("Line 9 is about the same person") },
      ],
    },
  ]);
  await expect(preview("Name,College\nAsha,NIT")).rejects.toThrow("Team and Name, or Team and Email");
});

test("a handle that two people would have is named before anything is written, and refuses nothing", async () => {
  const [asha, bela, chand, dora] = await fixture.people(4);
  const held = await fixture.team(asha!, [], "Byte Me");
  await fixture.run(
    "UPDATE team_members SET codeforcesHandle = 'Tourist', handleKey = 'tourist' WHERE teamId = ?",
    [held.id],
  );
  const csv = list(
    ["Two Pointers", "", bela!.email, "", "", "tourist"],
    ["Stack Smashers", "", chand!.email, "", "", "Benq"],
    ["", "Dev", "", "", "R-100", "benq"],
    ["", "", dora!.email, "", "", "dora"],
  );
  const doubles = (await preview(csv)).flatMap(({ lines }) =>
    lines.map(({ problem, doubleHandle }) => [problem, doubleHandle]),
  );
  expect(doubles).toEqual([
    [
      null,
      `${asha!.name} of the team "Byte Me" already has the handle tourist. Correct one of the two handles`,
    ],
    [null, null],
    [null, "Line 3 has the same handle, benq. Correct one of the two lines"],
    [null, null],
  ]);
  expect(await importAll(csv)).toHaveLength(2);
});

test("teams are registered together, after registration closed too, and people are asked and written down", async () => {
  await fixture.run("UPDATE events SET registration = 'closed'");
  const [asha, bela] = await fixture.people(2);
  const csv = list(
    ["Two Pointers", "", asha!.email, "", "", "tourist"],
    ["", "", bela!.email, "", "", ""],
    ["", "Dev", "dev@example.org", "", "R-100", ""],
  );
  const [id] = await importAll(csv);
  expect(await peopleOf(id!)).toMatchObject([
    { name: asha!.name, isLeader: 1, codeforcesHandle: "tourist", agreed: 1 },
    { name: "Dev", userId: null, college: "Government College", agreed: 0 },
    { name: bela!.name, userId: bela!.userId, college: null, agreed: 0 },
  ]);
  expect(await fixture.rows("SELECT memberCount FROM teams")).toEqual([{ memberCount: 3 }]);
  expect(await fixture.rows("SELECT kind FROM notifications WHERE userId = ?", [bela!.userId])).toEqual([
    { kind: "ADDED_TO_TEAM" },
  ]);
  const log = await fixture.rows("SELECT action, targetName FROM audit_entries ORDER BY action");
  expect(log).toMatchObject([
    { action: "team.add-member", targetName: "Two Pointers" },
    { action: "team.create", targetName: "Two Pointers" },
  ]);
  // Importing the same list again changes nothing.
  const [again] = await preview(csv);
  expect(again?.lines.map(({ outcome, problem }) => [outcome, problem])).toEqual(
    Array.from({ length: 3 }, () => ["UNCHANGED", null]),
  );
});

test("a person who agreed in person is confirmed at once, and leaves what they never agreed to", async () => {
  const [asha, bela, chand] = await fixture.people(3);
  const other = await fixture.team(chand!);
  await fixture.added(chand!, other.id, bela!);
  const csv = list(["Two Pointers", "", asha!.email, "", "", ""], ["", "", bela!.email, "", "", ""]);
  expect((await preview(csv))[0]?.lines[1]?.problem).toContain(other.name);
  await expect(importAll(csv)).rejects.toThrow("Line 3");
  const [id] = await importAll(csv, true);
  expect(await peopleOf(id!)).toMatchObject([
    { name: asha!.name, agreed: 1 },
    { name: bela!.name, agreed: 1, college: "Government College" },
  ]);
  expect(await fixture.rows("SELECT memberCount FROM teams WHERE id = ?", [other.id])).toEqual([
    { memberCount: 1 },
  ]);
});

test("one line that cannot be applied keeps all teams out, and concurrent changes are not overwritten", async () => {
  const [asha, bela] = await fixture.people(2);
  const csv = list(["One", "", asha!.email, "", "", ""], ["Two", "Dev", "", "", "R-1", ""]);
  await expect(importAll(csv)).rejects.toThrow("Line 3");
  expect(await fixture.count("teams")).toBe(0);
  await fixture.team(bela!, [], "One");
  const teams = [{ name: "One", teamId: null }];
  await expect(fixture.services.imports.import(admin, { csv, inPerson: false, teams })).rejects.toMatchObject(
    {
      code: "CONFLICT",
    },
  );
  await expect(fixture.services.imports.import(asha!, { csv, inPerson: false, teams })).rejects.toMatchObject(
    {
      code: "FORBIDDEN",
    },
  );
});

test("of the same list sent ten times at once one registers its teams", async () => {
  const people = await fixture.people(6);
  const csv = list(
    ...people.map(({ email }, n) => [`Team ${String(Math.floor(n / 3))}`, "", email, "", "", ""]),
  );
  const teams = (await preview(csv)).map(({ name, teamId }) => ({ name, teamId }));
  const send = () => fixture.services.imports.import(admin, { csv, inPerson: true, teams });
  const { ok, ...refused } = await outcomes(Array.from({ length: 10 }, send));
  expect(ok).toBe(1);
  expect(
    Object.keys(refused).filter((code) => !["CONFLICT", "TEAM_NAME_TAKEN", "PERSON_IN_TEAM"].includes(code)),
  ).toEqual([]);
  expect(await fixture.rows("SELECT memberCount FROM teams")).toEqual([
    { memberCount: 3 },
    { memberCount: 3 },
  ]);
  expect(await fixture.count("team_members")).toBe(6);
});

test("lists that add to one team at once never overfill it", async () => {
  const leader = await fixture.person();
  const team = await fixture.team(leader, [], "Byte Me");
  const csvs = Array.from({ length: 8 }, (_, n) =>
    list(["Byte Me", `Person ${String(n)}`, "", "", `R-9${String(n)}`, ""]),
  );
  const teams = [{ name: "Byte Me", teamId: team.id }];
  const { ok } = await outcomes(
    csvs.map((csv) => fixture.services.imports.import(admin, { csv, inPerson: false, teams })),
  );
  expect(ok).toBe(2);
  expect(await fixture.count("team_members")).toBe(3);
});

test("the headings of Indian forms, in Hindi and Bengali too, find the accounts of the addresses", async () => {
  const [asha] = await fixture.people(1);
  const email = asha?.email.toUpperCase() ?? "";
  for (const headings of ["Team,Name,Email ID", "टीम का नाम,नाम,ई-मेल आईडी", "দলের নাম,ছাত্রের নাম,ইমেইল"]) {
    const plan = await preview(`${headings}\nTwo Pointers,Asha,${email}`);
    expect(plan).toMatchObject([{ name: "Two Pointers", lines: [{ outcome: "LEADS", problem: null }] }]);
  }
  const csv = `Team,Wer,Adresse\nTwo Pointers,Asha,${email}`;
  const columns = [{ column: 2, field: "email" as const }];
  const [team] = await fixture.services.imports.preview(admin, { csv, columns, inPerson: false });
  expect(team).toMatchObject({ lines: [{ outcome: "LEADS", name: asha?.name }] });
  const teams = [{ name: "Two Pointers", teamId: null }];
  const { createdIds } = await fixture.services.imports.import(admin, {
    csv,
    columns,
    inPerson: false,
    teams,
  });
  expect(createdIds).toHaveLength(1);
});

test("an address that a list gives for a person who is in the team without it is said, not dropped", async () => {
  const [asha] = await fixture.people(1);
  const record = ["Two Pointers", "Dev", "", "NIT", "R-100", ""];
  await importAll(list(["Two Pointers", "", asha?.email ?? "", "", "", ""], record));
  const [team] = await preview(list(record.with(2, "dev@example.org")));
  expect(team?.lines).toMatchObject([
    { outcome: "UNCHANGED", problem: null, ignoredEmail: "dev@example.org" },
  ]);
  const [same] = await preview(list(record));
  expect(same?.lines).toMatchObject([{ outcome: "UNCHANGED", ignoredEmail: null }]);
});
