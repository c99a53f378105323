import { DomainError } from "../../../kernel/errors/domain-error.js";
import { mapInSlices } from "../../../kernel/lists.js";
import type { ChosenLineInput } from "../contract/statement.input.js";
import { type Confirmable, type LineMatch, isConfirmable, matchKey } from "../matching/match-facts.js";

/** The treasurer's chosen lines, compared with a new match. */
export interface ChosenLines {
  /** Chosen lines whose result is still as shown, in the order in which teams are locked. */
  readonly unchanged: readonly Confirmable[];
  /** Line numbers of the other chosen lines, in the order of the file. */
  readonly changed: readonly number[];
}

/**
 * Returns which chosen lines still match as they were shown.
 * @throws DomainError STATEMENT_CHANGED for a line chosen twice, because no preview offers a line twice.
 */
export async function compareChosen(
  matches: readonly LineMatch[],
  chosen: readonly ChosenLineInput[],
): Promise<ChosenLines> {
  if (hasTwice(chosen.map(({ line }) => line))) throw new DomainError("STATEMENT_CHANGED");
  const byLine = new Map(matches.filter(isConfirmable).map((match) => [match.line.line, match]));
  const changed: number[] = [];
  const compared = await mapInSlices(chosen, ({ line, teamId, matchKey: key }) => {
    const match = byLine.get(line);
    if (match?.candidate.teamId === teamId && matchKey(match) === key) return [match];
    changed.push(line);
    return [];
  });
  return {
    unchanged: compared.flat().sort((one, other) => (one.candidate.teamId < other.candidate.teamId ? -1 : 1)),
    changed: changed.sort((one, other) => one - other),
  };
}

function hasTwice(values: readonly number[]): boolean {
  return new Set(values).size < values.length;
}
