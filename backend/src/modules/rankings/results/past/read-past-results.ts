import { ADMIN_RULES } from "../../../../kernel/contract/admin-texts.js";
import { LIMITS } from "../../../../kernel/contract/limits.js";
import type { ListInput } from "../../../../kernel/contract/list-input.js";
import { readList } from "../../../../kernel/csv/read-list.js";
import { HANDLE_PATTERN, normaliseHandle } from "../../../../kernel/contract/handle.js";
import { readRank } from "../../import/read-rank.js";
import { PastLineProblem, type PastResultsLine, type PastResultsPreview } from "./past-results.types.js";

/**
 * Parses a list of results. Leaves out people's names, because a list does not show who agreed to be named.
 * @throws DomainError BAD_INPUT at `csv` if the text is not a list of results.
 */
export function readPastResults(list: ListInput): PastResultsPreview {
  const table = readList("pastResults", list, {
    ...{ needs: [["rank"], ["team"]], without: ADMIN_RULES.pastResultsList },
    ...{ fewest: 1, most: LIMITS.pastResultsRows },
  });
  const seen = new Set<string>();
  const lines = table.rows.map(({ line, cell }): PastResultsLine => {
    const read = readRank(cell("rank"));
    const place = read === "bad" ? null : read.rank;
    const teamName = oneSpaced(cell("team"));
    const handles = cell("codeforcesHandle")
      .split(/[\s,;]+/)
      .flatMap((handle) => normaliseHandle(handle) ?? []);
    const college = oneSpaced(cell("college")) || null;
    const facts = { line, place, teamName, handles, college };
    return { ...facts, problem: problemOf(facts, seen) };
  });
  return {
    lines,
    teams: lines.filter(({ problem }) => problem === null).length,
    problems: lines.filter(({ problem }) => problem !== null).length,
    leavesNamesOut: table.has("names"),
  };
}

function problemOf(
  { place, teamName, handles, college }: Omit<PastResultsLine, "problem">,
  seen: Set<string>,
): PastLineProblem | null {
  if (place === null) return PastLineProblem.rank;
  if (teamName === "" || teamName.length > 80) return PastLineProblem.team;
  const key = teamName.toLowerCase();
  if (seen.has(key)) return PastLineProblem.twice;
  seen.add(key);
  if (handles.join(" ").length > 200 || !handles.every((handle) => HANDLE_PATTERN.test(handle)))
    return PastLineProblem.handles;
  return (college?.length ?? 0) > 160 ? PastLineProblem.college : null;
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
