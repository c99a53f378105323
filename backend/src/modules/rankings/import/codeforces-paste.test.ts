import type { Standing } from "../ranking-standings.sql.js";
import { previewRanking } from "./preview-ranking.js";

/*
 * Standings modelled on Codeforces pages as browsers copy them. Columns: #, Who, = (points or solved), * (hacks) or
 * Penalty, then one for each problem. An asterisk marks participants out of competition.
 */
const NAMES = ["Null Pointers", "Segfault", "Off by One", "Stack Smashers", "the_rekha"];
const TEAMS: Standing[] = NAMES.map((name, at) => ({
  id: `01890000-0000-7000-8000-00000000000${String(at)}`,
  name,
  nameKey: name.toLowerCase(),
  reference: `SS-00000${String(at)}`,
  paymentStatus: "incomplete",
  ranking: null,
  draft: null,
}));
const HANDLES = [
  [0, "asha_rao"],
  [0, "ravi.sen"],
  [0, "Meera_d1"],
  [1, "segf_1"],
  [1, "segf_2"],
  [2, "one-off"],
  [2, "shared"],
  [3, "shared"],
  [3, "1919810"],
  // The handle of one person in Segfault is also the name of another team.
  [1, "the_rekha"],
].map(([team, handle]) => ({ teamId: TEAMS[Number(team)]?.id ?? "", handle: String(handle) }));
const preview = (csv: string) => previewRanking(csv, TEAMS, HANDLES);
const short = (csv: string) =>
  preview(csv).rows.map(({ kind, teamName, rank, by }) =>
    [kind, teamName, rank, by].filter((part) => part !== null).join(" "),
  );

const GENERAL = `#\tWho\t=\t*\tA\tB
1\tASHA_RAO\t1520\t+2\t498\t980
2\t* stranger_1\t1400\t\t490\t910
\t* segf_2\t1300\t\t480\t820
3\t1919810\t1200\t\t470\t730`;

const TEAM_CONTEST = `#\tWho\t=\tPenalty\tA\tB
1\tNull Pointers: asha_rao, ravi.sen, meera_d1\t2\t77\t+\t+1
2-3\tRenamed on Codeforces: segf_1, segf_2\t1\t20\t+\t-2
2-3\t* off BY one: one-off\t1\t20\t\t+`;

test("handles, in any case, also those of digits; distinguishes strangers and those out of competition", () => {
  expect(short(GENERAL)).toEqual([
    "added Null Pointers 1 handles",
    "unmatched 2",
    "outside Segfault handles",
    "added Stack Smashers 3 handles",
  ]);
});

test("teams with their people: by name, and by handles where the name is another one", () => {
  expect(short(TEAM_CONTEST)).toEqual([
    "added Null Pointers 1 name",
    "added Segfault 2 handles",
    "outside Off by One 2 name",
  ]);
  expect(preview(TEAM_CONTEST).rows.map(({ handles }) => handles)).toEqual([
    ["asha_rao", "ravi.sen", "meera_d1"],
    ["segf_1", "segf_2"],
    ["one-off"],
  ]);
});

test("without headings, too: distinguishes the column of places from that of points", () => {
  const rows = (text: string) => text.split("\n").slice(1).join("\n");
  expect(short(rows(GENERAL))).toEqual(short(GENERAL));
  expect(short(rows(TEAM_CONTEST))).toEqual(short(TEAM_CONTEST));
  // The commas separate people, not columns, so this text has two columns.
  expect(short("1\tNull Pointers: asha_rao, ravi.sen, meera_d1\n2\tX: segf_1, segf_2, none_1")).toEqual([
    "added Null Pointers 1 name",
    "added Segfault 2 handles",
  ]);
});

test("friends' view: the place among those that are shown counts, not the one of all in brackets", () => {
  const csv = "#\tWho\t=\n1 (19)\tasha_rao\t5\n2 (235)\tsegf_1 *\t4\n3 (1020)\tone-off\t3";
  expect(short(csv)).toEqual([
    "added Null Pointers 1 handles",
    "outside Segfault 2 handles",
    "added Off by One 3 handles",
  ]);
});

test("what points to two teams is a conflict between them, to be decided by hand", () => {
  const csv =
    "#\tWho\t=\n1\tNull Pointers: asha_rao, segf_1\t5\n2\tshared\t4\n3\tthe_rekha\t4\n4\tSegfault: one-off\t4";
  const { rows } = preview(csv);
  expect(rows.map(({ kind, suggestions }) => [kind, suggestions.map(({ teamName }) => teamName)])).toEqual([
    ["conflict", ["Null Pointers", "Segfault"]],
    ["conflict", ["Off by One", "Stack Smashers"]],
    ["conflict", ["the_rekha", "Segfault"]],
    ["conflict", ["Segfault", "Off by One"]],
  ]);
  expect(rows.every(({ teamId }) => teamId === null)).toBe(true);
});

test("a long name with three long handles is read to its end", () => {
  const long = (letter: string) => letter.repeat(24);
  expect(short(`#\tWho\t=\n1\t${"Long name ".repeat(5)}: ${long("a")}, ${long("b")}, segf_2\t5`)).toEqual([
    "added Segfault 1 handles",
  ]);
});

test("a handle that two teams have does not stand against the name, nor against a handle of one of them", () => {
  expect(short("#\tWho\t=\n1\tStack Smashers: shared\t5\n2\tX: one-off, shared\t4")).toEqual([
    "added Stack Smashers 1 name",
    "added Off by One 2 handles",
  ]);
});

test("two people of one team with places of their own contradict each other", () => {
  expect(short("#\tWho\t=\n1\tasha_rao\t5\n2\tMeera_d1\t4")).toEqual([
    "twice Null Pointers 1 handles",
    "twice Null Pointers 2 handles",
  ]);
  // A second line that is marked as out of competition does not contradict the first line.
  const { rows } = preview("#\tWho\t=\n1\tasha_rao\t5\n2\t* Meera_d1\t4");
  expect(rows.map(({ kind, other }) => [kind, other])).toEqual([
    ["added", null],
    ["outside", 2],
  ]);
});

test("a line break in a quoted cell", () => {
  const csv = '#\tWho\t=\tA\n1\t"asha_rao\n"\t5\t"498\n00:02"\n2\t"Segfault:\nsegf_1, segf_2"\t4\t\n';
  expect(short(csv)).toEqual(["added Null Pointers 1 handles", "added Segfault 2 name"]);
  expect(preview(csv).rows.map(({ line }) => line)).toEqual([2, 5]);
});

const PAGES: readonly (readonly [string, string])[] = [
  [
    "points and times below each other",
    `Final standings\n#\tWho\t=\t*\tA\n500\tB\n1000\n1\tasha_rao\t1478\t\t498\n00:02\t980\n00:10\n2\tsegf_1\t490\t\t490\n00:05\t-1\n3\tone-off\t480\t\t480\n00:09\t\n\tAccepted\nTried\t\t\t3\n4\t1\n1`,
  ],
  [
    "who took part on a line of its own",
    `#\tWho\t=\n1\t\nasha_rao\n1478\n498\n00:02\n2\t\nsegf_1\n490\n3\t\none-off\n480`,
  ],
  ["a telephone's page, each cell a line", `#\nWho\n=\n1\nasha_rao\n6\n2\nsegf_1\n5\n3\none-off\n4`],
  [
    "teams with their people below",
    `#\tWho\t=\tPenalty\tA\n1\tNull Pointers:\nasha_rao, ravi.sen, Meera_d1\t2\t77\t+\n00:12\n2\tX:\nsegf_1, segf_2\t1\t20\t+3\n00:40\n3\tOff by One:\none-off\t1\t20\t+\n00:41`,
  ],
];

test.each(PAGES)("a page copied as text: %s", (_what, csv) => {
  const { layout, rows } = preview(csv);
  expect(layout).toBe("page");
  expect(rows.map(({ teamName, rank, kind }) => [teamName, rank, kind])).toEqual([
    ["Null Pointers", 1, "added"],
    ["Segfault", 2, "added"],
    ["Off by One", 3, "added"],
  ]);
});

test("a page: who took part out of competition has no place there", () => {
  const csv = "#\tWho\t=\tA\n1\tasha_rao\t5\t498\n00:02\n\t* segf_1\t4\t\n\t# one-off\t3\t480\n00:09";
  expect(short(csv)).toEqual([
    "added Null Pointers 1 handles",
    "outside Segfault handles",
    "outside Off by One handles",
  ]);
});
