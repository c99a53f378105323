import { csvFile } from "../../../kernel/contract/csv-text.js";
import type { Standing } from "../ranking-standings.sql.js";
import { previewRanking } from "./preview-ranking.js";
import { readRank } from "./read-rank.js";

const NAMES = ["Null Pointers", "Segfault", "Off by One", "=SUM(A1)", "Team 42", "Straße"];
const IDS = NAMES.map((_name, at) => `01890000-0000-7000-8000-00000000000${String(at)}`);
/** Null Pointers is first, Segfault second, and the other teams have no place. */
const TEAMS: Standing[] = NAMES.map((name, at) => ({
  id: IDS[at] ?? "",
  name,
  nameKey: name.toUpperCase().toLowerCase(),
  reference: `SS-00000${String(at)}`,
  paymentStatus: "incomplete",
  ranking: null,
  draft: at < 2 ? at + 1 : null,
}));
const preview = (csv: string) => previewRanking(csv, TEAMS);
const kinds = (csv: string) => preview(csv).rows.map(({ kind }) => kind);
const columns = (csv: string) => {
  const { headings, teamColumns, rankColumn } = preview(csv);
  return [headings, teamColumns, rankColumn];
};

test.each([
  ["1", 1],
  ["=1", 1],
  ["1=", 1],
  [" 12. ", 12],
  ["3.0", 3],
  ["’1", "bad"],
  ["'7", 7],
  ["１２", 12],
  ["१२", 12],
  ["১,০০১", 1001],
  ["1,001", 1001],
  ["#1,00,000", 100_000],
  ["1,001 (1,234)", 1001],
  ["1,001.0", 1001],
  ["1,01", "bad"],
  ["", null],
  [" - ", null],
  ["–", null],
  ["N/A", null],
  ["#11", 11],
  ["# 3", 3],
  ["1st", 1],
  ["2nd", 2],
  ["3RD", 3],
  ["5th", 5],
  ["=5th", 5],
  ["5ths", "bad"],
  ["th", "bad"],
  ["#", "bad"],
  ["0", "bad"],
  ["-1", "bad"],
  ["1.5", "bad"],
  ["1,5", "bad"],
  ["=1+1", "bad"],
  ["100000", 100_000],
  ["100001", "bad"],
  ["99999999999999999999", "bad"],
  ["first", "bad"],
  ["0x1", "bad"],
])("the rank %j is %j", (cell, rank) => {
  expect(readRank(cell)).toEqual(rank === "bad" ? "bad" : { rank });
});

test.each([
  ["headings", "Rank,Team\n1,Segfault", [true, [2], 1]],
  ["headings in the other order, and more columns", "Team;Solved;Rank\nSegfault;9;1", [true, [1], 3]],
  ["our own export", "Rank,Change,Team,Reference,Payment\n1,,Segfault,SS-000001,pending", [true, [4, 3], 1]],
  ["a count of lines in front", "No,Team,Rank\n1,Segfault,7", [true, [2], 3]],
  ["no headings", "Segfault,1\nOff by One,2", [false, [1], 2]],
  ["no headings, the other order", "1\tSegfault\n2\tOff by One", [false, [2], 1]],
  ["unknown headings", "Equipe,Rang\nSegfault,1", [true, [1], 2]],
  ["no known team", "Stranger,1\nAnother,2", [false, [1], 2]],
])("recognises the columns: %s", (_what, csv, expected) => {
  expect(columns(csv)).toEqual(expected);
});

test("finds teams by name, id and reference, whatever their spelling", () => {
  const csv = `Team,Rank\n segFAULT ,1\n${IDS[2] ?? ""},2\nss-000004,3\nSTRASSE,4\n'=SUM(A1),5\n=SUM(A1),5`;
  expect(preview(csv).rows.map(({ teamName }) => teamName)).toEqual([
    "Segfault",
    "Off by One",
    "Team 42",
    "Straße",
    "=SUM(A1)",
    "=SUM(A1)",
  ]);
});

test("says what each line would do, with its number", () => {
  const csv = `\uFEFFRank;Team\r\n1;Null Pointers\r\n5;Segfault\r\n2=;Off by One\r\n=2;Team 42\r\n7;Strangers\r\nx;Straße\r\n`;
  expect(preview(csv).rows.map(({ line, kind, draft, rank }) => [line, kind, draft, rank])).toEqual([
    [2, "unchanged", 1, 1],
    [3, "changed", 2, 5],
    [4, "added", null, 2],
    [5, "added", null, 2],
    [6, "unmatched", null, 7],
    [7, "badRank", null, null],
  ]);
  expect(kinds("Team,Rank\nNull Pointers,\nOff by One,-")).toEqual(["cleared", "unchanged"]);
});

test("of lines that agree the first counts, of lines that contradict each other none", () => {
  const { rows } = preview("Team,Rank\nSegfault,3\nOff by One,4\nsegfault,3\nOff by one,5\nOff by one,4");
  expect(rows.map(({ kind, other }) => [kind, other])).toEqual([
    ["changed", null],
    ["twice", 5],
    ["twice", 2],
    ["twice", 3],
    ["twice", 3],
  ]);
});

test("suggests similar names, and tells which placed teams are missing", () => {
  const { rows, unlisted } = preview("Team,Rank\nNul Pointer,1\nOff-by-1,2\nQuite another,3");
  expect(rows.map(({ suggestions }) => suggestions.map(({ teamName }) => teamName))).toEqual([
    ["Null Pointers"],
    ["Off by One"],
    [],
  ]);
  expect(unlisted.map(({ teamName, draft }) => [teamName, draft])).toEqual([
    ["Null Pointers", 1],
    ["Segfault", 2],
  ]);
});

test("shortens huge cells", () => {
  const { rows } = preview(`Team,Rank\n${"🐘".repeat(2000)},${"9".repeat(5000)}`);
  expect(rows[0]).toMatchObject({
    kind: "unmatched",
    team: `${"🐘".repeat(80)}…`,
    given: `${"9".repeat(80)}…`,
  });
});

test.each([
  ["only headings", "Rank,Team", "The list must have 1 to 1,000 teams"],
  ["no ranks", "Segfault\nTeam 42", "The list needs a column with the team"],
  ["a thousand and one lines", `Rank,Team\n${"1,x\n".repeat(1001)}`, "The list must have 1 to 1,000 teams"],
  ["an open quote", '"Rank,Team\n1,Segfault', "This file is not a table"],
])("refuses %s", (_what, csv, text) => {
  expect(() => preview(csv)).toThrow(
    expect.objectContaining({
      code: "BAD_INPUT",
      fields: { csv: expect.stringContaining(text) as string },
    }) as Error,
  );
});

test("lines above the headings are no teams, and headings may be in Hindi or Bengali", () => {
  for (const headings of ["S. No.,Team Name,Rank", "क्रमांक,टीम का नाम,रैंक", "ক্রমিক,দলের নাম,স্থান"]) {
    const { rows, reading } = preview(`Results of 2026,,\n\n${headings}\n1,Segfault,1`);
    expect(rows).toMatchObject([{ line: 4, teamName: "Segfault", rank: 1 }]);
    expect(reading?.columns.map(({ field }) => field)).toEqual([null, "team", "rank"]);
  }
});

test("a preview names the columns that it does not use, and takes what the sender says of one", () => {
  const csv = "Mannschaft;Punkte;Platz\nSegfault;1;3\nNull Pointers;2;1";
  expect(preview(csv).rows).toMatchObject([{ rank: 1 }, { rank: 2 }]);
  const choices = [
    { column: 1, field: null },
    { column: 2, field: "rank" as const },
  ];
  const { rows, headings, reading } = previewRanking(csv, TEAMS, [], choices);
  expect([headings, rows.map(({ rank }) => rank)]).toEqual([true, [3, 1]]);
  expect(reading?.columns).toMatchObject([
    { heading: "Mannschaft", field: "team" },
    { heading: "Punkte", sample: "1", field: null },
    { heading: "Platz", field: "rank" },
  ]);
});

test("without headings the first line stays a team, also where the sender names the columns", () => {
  const choices = [
    { column: 0, field: "rank" as const },
    { column: 1, field: null },
    { column: 2, field: "reference" as const },
  ];
  const { rows, headings } = previewRanking("1,7,SS-000001\n2,9,SS-000000", TEAMS, [], choices);
  expect([headings, rows.map(({ teamName }) => teamName)]).toEqual([false, ["Segfault", "Null Pointers"]]);
});

test("the separator that Excel names in a first line is taken, whatever else the text has", () => {
  expect(preview("sep=;\nTeam;Rank\nSegfault;2\n").rows).toMatchObject([{ line: 3, kind: "unchanged" }]);
});

test("what our own files keep from a spreadsheet is read as it was", () => {
  const sheet = { headings: ["Rank", "Team"], rows: [[3, "=SUM(A1)"]] };
  expect(preview(csvFile(sheet)).rows).toMatchObject([{ teamName: "=SUM(A1)", rank: 3 }]);
});
