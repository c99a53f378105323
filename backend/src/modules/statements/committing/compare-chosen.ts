import { DomainError } from "../../../kernel/errors/domain-error.js";
import { mapInSlices } from "../../../kernel/slices.js";
import type { ChosenLineInput } from "../contract/statement.input.js";
import { isConfirmable, matchKey } from "../matching/match-key.js";
import type { LineMatch } from "../matching/match-facts.js";
import type { Confirmable } from "./statement-confirmation.service.js";

/** The lines that a treasurer chose, compared with how they are matched now. */
export interface ChosenLines {
  /** Those that would be shown again as they were, in the order in which teams are locked. */
  readonly unchanged: readonly Confirmable[];
  /** Numbers of the others, in the order of the file. */
  readonly changed: readonly number[];
}

/**
 * Returns which of the chosen lines are still matched as they were shown.
 * @throws DomainError STATEMENT_CHANGED for a line that is chosen twice: no preview offers that.
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
