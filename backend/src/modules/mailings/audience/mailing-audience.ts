import type { MailingAudienceInput } from "../contract/send-mailing.input.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { Whom } from "../contract/mail-template.js";
import type { AudienceFilter, AudiencePerson, AudienceTeam } from "../../teams/contract/audience.js";

/** The audience of a mailing, as stored. */
export interface MailingAudience extends AudienceFilter {
  readonly whom: Whom;
}

/**
 * Returns an audience to store. Sorts the ids and sets unused conditions to null, so that equal audiences have equal
 * JSON.
 */
export function audienceOf(input: MailingAudienceInput): MailingAudience {
  const marks = input.fitting ? input : null;
  return {
    fitting: input.fitting,
    missing: marks?.missing ?? null,
    paymentStatus: marks?.paymentStatus ?? null,
    qualified: marks?.standing ? marks.standing === "QUALIFIED" : null,
    rankFrom: marks?.rankFrom ?? null,
    rankTo: marks?.rankTo ?? null,
    teamIds: [...new Set(input.teamIds)].sort(),
    ...(input.userIds.length > 0 ? { userIds: [...new Set(input.userIds)].sort() } : {}),
    whom: input.whom,
  };
}

export type LookedTeam = AudienceTeam & {
  readonly people: readonly (AudiencePerson & { readonly optedOut: boolean })[];
};

export function addressesOf(teams: readonly AudienceTeam[]): string[] {
  return teams.flatMap(({ people }) => people.flatMap(({ email }) => email ?? []));
}

/**
 * Marks the people who have opted out of mailings.
 * @param off the addresses that opted out, in lower case
 */
export function withChoices(teams: readonly AudienceTeam[], off: ReadonlySet<string>): LookedTeam[] {
  return teams.map((team) => ({
    ...team,
    people: team.people.map((person) => ({
      ...person,
      optedOut: off.has(normaliseEmail(person.email ?? "")),
    })),
  }));
}
