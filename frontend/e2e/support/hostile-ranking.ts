import type { Team } from "./rankings";

/** A list of five hundred lines as nobody should make one, and what each of them is. */
export function hostileList(teams: readonly Team[]) {
  const text = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const lines: string[] = [];
  const counts = { unmatched: 0, twice: 0, badRank: 0, changed: 0, added: 0, cleared: 0, unchanged: 0 };
  const expected = new Map(teams.map(({ id, ranking }) => [id, ranking]));
  const give = (team: Team, rank: number | null, cell: string, name = text(team.name)) => {
    lines.push(`${cell};${name};x`);
    const kind =
      team.ranking === rank
        ? "unchanged"
        : team.ranking === null
          ? "added"
          : rank === null
            ? "cleared"
            : "changed";
    counts[kind] += 1;
    expected.set(team.id, rank);
  };
  const trouble = (kind: "unmatched" | "twice" | "badRank", rank: string, name: string) => {
    lines.push(`${rank};${name};x`);
    counts[kind] += 1;
  };
  const list = [...teams];
  const take = (n: number) => list.splice(0, n);
  for (const [at, team] of take(20).entries())
    give(team, at + 1, `${at + 1}=`, text(`  ${team.name.toUpperCase()} `));
  for (const [at, team] of take(20).entries())
    give(team, 21, at % 2 === 0 ? "=21" : "21.0", team.reference.toLowerCase());
  for (const team of take(20)) give(team, 50, "５０", team.id);
  for (const team of take(10)) give(team, null, team.ranking === null ? "" : "-");
  for (const team of take(10)) {
    give(team, 60, "60");
    trouble("twice", "60", text(team.name));
  }
  for (const team of take(5)) {
    trouble("twice", "70", text(team.name));
    trouble("twice", "71", text(team.name));
  }
  for (const rank of ["0", "-3", "1.5", "=1+1", "first"])
    trouble("badRank", rank, text(take(1)[0]?.name ?? ""));
  for (const name of ['=HYPERLINK("http://x.example","Click")', "+cmd|' /C calc'!A0", "@SUM(1+1)", "\t-2+3"])
    trouble("unmatched", "1", text(name));
  trouble("unmatched", "2", text("Ψ".repeat(8000)));
  const misspelt = take(1)[0];
  trouble("unmatched", "3", text(`${misspelt?.name ?? ""}zz`));
  trouble("unmatched", "9".repeat(4000), text("Nobody at all\r\nof two lines"));
  while (lines.length < 500) {
    const [team] = take(1);
    if (team) give(team, 100 + lines.length, String(100 + lines.length));
  }
  return { csv: `\uFEFFPlace;Team;Solved\r\n${lines.join("\r\n")}\r\n`, counts, expected, misspelt };
}
