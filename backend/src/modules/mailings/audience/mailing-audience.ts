import type { MailingAudienceInput } from "../contract/send-mailing.input.js";
import { normaliseEmail } from "../../../kernel/contract/email.js";
import type { Whom } from "../contract/mail-template.js";
import type { AudienceFilter, AudiencePerson, AudienceTeam } from "../../teams/contract/audience.js";

/** The stored choice of a mailing's recipients. */
export interface MailingAudience extends AudienceFilter {
  readonly whom: Whom;
}

/** The choice of people with every part spelt out, so that equal choices are equal texts. */
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

/** A team, with the people who want no mailings marked. */
export type LookedTeam = AudienceTeam & {
  readonly people: readonly (AudiencePerson & { readonly optedOut: boolean })[];
};

/** Returns the addresses of the people of teams. */
export function addressesOf(teams: readonly AudienceTeam[]): string[] {
  return teams.flatMap(({ people }) => people.flatMap(({ email }) => email ?? []));
}

/** @param off addresses that want no mailings, as they are stored */
export function withChoices(teams: readonly AudienceTeam[], off: ReadonlySet<string>): LookedTeam[] {
  return teams.map((team) => ({
    ...team,
    people: team.people.map((person) => ({
      ...person,
      optedOut: off.has(normaliseEmail(person.email ?? "")),
    })),
  }));
}
