import type { MailingAudienceInput, PaymentStatus, TeamGap } from "../../graphql/generated";
import type { Whom } from "@contract/modules/mailings/contract/mail-template";

/** A mail that nothing was written of. @param eventSlug "" for the current event */
export function emptyMail(eventSlug = "", teamIds = "") {
  return {
    eventSlug,
    fitting: teamIds === "" ? "yes" : "no",
    missing: "",
    paymentStatus: "",
    standing: "",
    rankFrom: "",
    rankTo: "",
    teamIds,
    whom: "LEADERS",
    subject: "",
    text: "",
    sendKey: crypto.randomUUID() as string,
  };
}

/** A mail while it is written, texts only. */
export type MailValues = ReturnType<typeof emptyMail>;

export function teamIdsOf({ teamIds }: Pick<MailValues, "teamIds">): readonly string[] {
  return teamIds.split(",").filter(Boolean);
}

/** The choice of people as it is asked for. What is no ranking is left to the server to name. */
export function audienceInputOf(values: MailValues): MailingAudienceInput {
  const { eventSlug, missing, paymentStatus, standing, rankFrom, rankTo } = values;
  return {
    eventSlug: eventSlug || null,
    fitting: values.fitting === "yes",
    missing: (missing || null) as TeamGap | null,
    paymentStatus: (paymentStatus || null) as PaymentStatus | null,
    standing: (standing || null) as MailingAudienceInput["standing"],
    rankFrom: rankOf(rankFrom),
    rankTo: rankOf(rankTo),
    teamIds: [...teamIdsOf(values)],
    whom: values.whom as Whom,
  };
}

/** Whole numbers only; anything else counts as none, and the field says so. */
function rankOf(text: string): number | null {
  return isRank(text) ? Number(text) : null;
}

export function isRank(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text.trim());
}
