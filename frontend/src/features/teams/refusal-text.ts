import { ERRORS } from "@contract/kernel/contract/catalogue";
import { teamFullText } from "@contract/kernel/contract/texts/teams.texts";

/**
 * Returns the reason why no one can be added to a team.
 * @param size maximum number of people in a team
 */
export function refusalText(code: keyof typeof ERRORS, size: number): string {
  return code === "TEAM_FULL" ? teamFullText(size) : ERRORS[code].message;
}
