import type { MailingAudienceInput } from "./contract/send-mailing.input.js";
import type { Whom } from "./contract/mail-template.js";
import type { AudienceFilter } from "../teams/contract/audience.js";

/** Whom a mailing goes to, as it is kept. */
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
