import { ERRORS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";

/**
 * Returns why no person can be added to a team.
 * @param size people that the event allows: the specification's sentence names three
 */
export function refusalText(code: keyof typeof ERRORS, size: number): string {
  if (code !== "TEAM_FULL" || size === LIMITS.teamSize) return ERRORS[code].message;
  return t("A team of this event cannot have more than {size} {part}.", {
    size,
    part: size === 1 ? "member" : "members",
  });
}
