import type { Standing } from "../ranking-standings.sql.js";
import { previewContest } from "./contest-preview.js";
import { cpuMs } from "../../../kernel/testing/cpu-ms.js";

/** Returns an event with `count` teams of three. */
function event(count: number) {
  const standings = Array.from({ length: count }, (_, at): Standing => ({
    ...{ id: `team-${String(at)}`, name: `Team number ${String(at)}`, nameKey: `team number ${String(at)}` },
    ...{ reference: `SS-${String(at)}`, paymentStatus: "incomplete", ranking: null, draft: null },
  }));
  const handles = standings.flatMap(({ id }, at) =>
    ["a", "b", "c"].map((letter) => ({ teamId: id, handle: `user_${String(at)}${letter}` })),
  );
  return { standings, handles, fetched: new Map<string, number | null>() };
}
const contest = (people: readonly string[][]) => ({
  ...{ id: 1, name: "Round", phase: "FINISHED" },
  rows: people.map((handles, at) => ({
    ...{ rank: at + 1, teamName: null, handles, isOutside: false },
    ...{ solved: null, points: null, penalty: null },
  })),
});

test("of a great contest everybody who points to a team is listed, the others are counted; in time", () => {
  const people = Array.from({ length: 20_000 }, (_, at) =>
    at % 4 === 0 ? [`USER_${String(at / 4)}a`, `user_${String(at / 4)}c`] : [`stranger_${String(at)}`],
  );
  const began = cpuMs();
  const { preview, others } = previewContest(contest(people), event(5000));
  expect(cpuMs() - began).toBeLessThan(2000);
  expect([preview.rows.length, others]).toEqual([5000, 15_000]);
  expect(preview.rows.at(-1)).toMatchObject({ kind: "added", teamName: "Team number 4999", rank: 19_997 });
});

test("of a small contest strangers are listed, too, with similar teams", () => {
  const { preview, others } = previewContest(contest([["user_0a"], ["Team number 1x"]]), event(2));
  expect(others).toBe(0);
  expect(preview.rows[1]).toMatchObject({
    kind: "unmatched",
    suggestions: [{ teamName: "Team number 1" }, {}],
  });
});
