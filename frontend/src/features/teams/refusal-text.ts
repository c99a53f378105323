import { ERRORS } from "@contract/kernel/contract/catalogue";
import { teamFullText } from "@contract/kernel/contract/texts/teams.texts";

/**
 * Returns why no person can be added to a team.
 * @param size people that the event allows
 */
export function refusalText(code: keyof typeof ERRORS, size: number): string {
  return code === "TEAM_FULL" ? teamFullText(size) : ERRORS[code].message;
}
