import type { MailingAudienceInput, PaymentStatus, TeamGap } from "../../graphql/schema-types";
import { indiaClock, indiaDay, indiaMoment } from "@contract/kernel/contract/india-time";
import type { Whom } from "@contract/modules/mailings/contract/mail-template";
import { randomId } from "../../shared/random-id";
import type { Scheduled } from "./components/scheduled-mailings";

/** A mail that nothing was written of. @param eventSlug "" for the current event */
export function emptyMail(eventSlug = "", teamIds = "", userIds = "") {
  return {
    eventSlug,
    fitting: teamIds === "" && userIds === "" ? "yes" : "no",
    missing: "",
    paymentStatus: "",
    standing: "",
    rankFrom: "",
    rankTo: "",
    teamIds,
    userIds,
    whom: "LEADERS",
    subject: "",
    text: "",
    when: "now",
    /** As a date field spells it, in India's time. */
    sendAt: "",
    sendKey: randomId(),
    /** The version of the mail that is changed; "0" for a new one. */
    version: "0",
  };
}

/** A mail while it is written, texts only. */
export type MailValues = ReturnType<typeof emptyMail>;

/** A scheduled mail, to be changed. */
export function valuesOf({ id, subject, text, sendAt, version, audience }: Scheduled): MailValues {
  const moment = new Date(sendAt);
  return {
    eventSlug: audience.eventSlug,
    fitting: audience.fitting ? "yes" : "no",
    missing: audience.missing ?? "",
    paymentStatus: audience.paymentStatus ?? "",
    standing: audience.standing ?? "",
    rankFrom: String(audience.rankFrom ?? ""),
    rankTo: String(audience.rankTo ?? ""),
    teamIds: audience.teamIds.join(","),
    userIds: audience.userIds.join(","),
    whom: audience.whom,
    subject,
    text,
    when: "later",
    sendAt: `${indiaDay(moment)}T${indiaClock(moment)}`,
    sendKey: id,
    version,
  };
}

/** The moment that the date field names; null for none. */
export function momentOf(sendAt: string): Date | null {
  const [day = "", clock = ""] = sendAt.split("T");
  return indiaMoment(day, clock);
}

export function userIdsOf({ userIds }: Pick<MailValues, "userIds">): readonly string[] {
  return userIds.split(",").filter(Boolean);
}

export function teamIdsOf({ teamIds }: Pick<MailValues, "teamIds">): readonly string[] {
  return teamIds.split(",").filter(Boolean);
}

/** Returns the choice of people as the API's input. The server names texts that are no rankings. */
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
    userIds: [...userIdsOf(values)],
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
