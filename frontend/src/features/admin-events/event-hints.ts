import type { EventValues } from "./event-values";
import { t } from "@contract/kernel/contract/t";

const IST = t("In India's time (IST)");

/** What a field of an event's form is for where its label does not say it: where it is seen, how it is read, an example. */
export const FIELD_HINTS: Readonly<Partial<Record<keyof EventValues, string>>> = {
  title: "On every page about it, in mails and on certificates",
  summary: t("One or two sentences for the event's card"),
  description: "An empty line begins a new paragraph",
  schedule: t("One step per line"),
  venue: t("The building or the campus, as people find it on a map"),
  hours: t("Such as 5 PM to 8 PM"),
  room: t("Such as Lab 3, second floor"),
  contact: t("An e-mail address, an https address, or text"),
  rules: t("One rule per line"),
  prizes: t("One per line; 1st place: a trophy"),
  syllabus: t("One step per line; Day 1: loops"),
  faq: t("The question on one line, the answer below it, then an empty line"),
  firstDay: t("Of the event itself, not of its registration"),
  lastDay: t("For an event of one day, the same day"),
  opens: IST,
  closes: IST,
  registration: t("The dates do it by themselves; the other two are for exceptions."),
  fee: t("For a team that qualifies; 0 is free"),
  maxTeamSize: t("At most, including the leader"),
  qualifyingRank: t("The last ranking that goes on and pays"),
};
