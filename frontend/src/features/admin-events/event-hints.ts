import type { EventValues } from "./event-values";

const IST = "In India's time (IST)";

/** What a field of an event's form is for where its label does not say it: where it is seen, how it is read, an example. */
export const FIELD_HINTS: Readonly<Partial<Record<keyof EventValues, string>>> = {
  title: "On every page about it, in mails and on certificates",
  summary: "One or two sentences for the event's card",
  description: "An empty line begins a new paragraph",
  schedule: "One step per line",
  venue: "The building or the campus, as people find it on a map",
  hours: "Such as 5 PM to 8 PM",
  room: "Such as Lab 3, second floor",
  contact: "An e-mail address, an https address, or text",
  rules: "One rule per line",
  prizes: "One per line; 1st place: a trophy",
  syllabus: "One step per line; Day 1: loops",
  faq: "The question on one line, the answer below it, then an empty line",
  firstDay: "Of the event itself, not of its registration",
  lastDay: "For an event of one day, the same day",
  opens: IST,
  closes: IST,
  registration: "The dates do it by themselves; the other two are for exceptions.",
  fee: "For a team that qualifies; 0 is free",
  maxTeamSize: "At most, including the leader",
  qualifyingRank: "The last ranking that goes on and pays",
};
