import type { MailingAudienceInput, PaymentStatus, TeamGap } from "../../graphql/schema-types";
import { indiaClock, indiaDay, indiaMoment } from "@contract/kernel/contract/india-time";
import type { Whom } from "@contract/modules/mailings/contract/mail-template";
import { randomId } from "../../shared/random-id";
import type { Scheduled } from "./components/scheduled-mailings";

/**
 * Returns a mail without a text.
 * @param eventSlug "" for the current event
 * @param toAll whether the mail is for all teams if neither teams nor people are given
 */
export function emptyMail(eventSlug = "", teamIds = "", userIds = "", toAll = true) {
  return {
    eventSlug,
    fitting: toAll && teamIds === "" && userIds === "" ? "yes" : "no",
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
    /** The time to send the mail, in India's time, as `YYYY-MM-DDTHH:MM`. */
    sendAt: "",
    sendKey: randomId(),
    /** The version of the scheduled mail to change. "0" for a new mail. */
    version: "0",
  };
}

/** The values of a mail's form. All values are texts. */
export type MailValues = ReturnType<typeof emptyMail>;

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

/** Returns the time of a `sendAt` text, or null if the text is empty or not a time. */
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

/**
 * Returns the chosen audience as API input. A text that is not a rank becomes null, because the form's rules already
 * refuse it.
 */
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

/** Parses a typed rank. Returns null for any other text. */
function rankOf(text: string): number | null {
  return isRank(text) ? Number(text) : null;
}

export function isRank(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text.trim());
}
