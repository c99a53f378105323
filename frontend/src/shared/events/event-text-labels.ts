import { t } from "@contract/kernel/contract/t";
import type { EventTextField } from "@contract/modules/events/contract/event-texts";

/** The labels of an event's texts in all editors. */
export const EVENT_TEXT_LABELS: Readonly<Record<EventTextField, string>> = {
  title: "Title",
  summary: t("Summary"),
  description: "Description",
  image: t("Picture"),
  schedule: t("Schedule"),
  venue: t("Venue"),
  hours: t("Hours"),
  room: t("Room"),
  contact: t("Contact"),
  rules: t("Rules"),
  prizes: t("Prizes"),
  syllabus: t("Syllabus"),
  faq: t("Questions and answers"),
  notices: t("Notices"),
};

/** Hints for texts that need more explanation than their label: where the text is shown, its format, or an example. */
export const EVENT_TEXT_HINTS: Readonly<Record<Exclude<EventTextField, "image" | "notices">, string>> = {
  title: "Shown on all pages about the event, in mails and on certificates",
  summary: t("One or two sentences for the event's card"),
  description: "An empty line begins a new paragraph",
  schedule: t("One step per line"),
  venue: t("The building or campus, as it is called on the map"),
  hours: t("For example: 5 PM to 8 PM"),
  room: t("For example: Lab 3, second floor"),
  contact: t("An e-mail address, an https address, or text"),
  rules: t("One rule per line"),
  prizes: t("One prize per line, for example: 1st place: a trophy"),
  syllabus: t("One step per line, for example: Day 1: loops"),
  faq: t("The question on one line, the answer on the next line, then an empty line"),
};
