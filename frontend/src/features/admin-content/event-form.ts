import { eventPath } from "@contract/kernel/contract/paths";
import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";
import { EVENT_TEXT_HINTS, EVENT_TEXT_LABELS } from "../../shared/events/event-text-labels";
import { type FieldSpec, type TopicForm, OPTIONAL, text } from "./field-spec";

type Texts = keyof typeof EVENT_TEXT_HINTS;

const line = (name: Texts, max: number, more: object = OPTIONAL): FieldSpec =>
  text(name, EVENT_TEXT_LABELS[name], max, { hint: EVENT_TEXT_HINTS[name], ...more });
const lines = (name: Texts, rows: number): FieldSpec =>
  line(name, LIMITS.eventTextMax, { ...OPTIONAL, rows, several: true });

/** The public texts of an event, in the order of its page. */
const FIELDS: readonly FieldSpec[] = [
  line("title", LIMITS.eventTitleMax, {}),
  line("summary", LIMITS.eventSummaryMax, { ...OPTIONAL, rows: 2 }),
  lines("description", 8),
  { kind: "event-picture", name: "image", label: EVENT_TEXT_LABELS.image },
  lines("schedule", 4),
  line("venue", LIMITS.venueMax),
  line("hours", LIMITS.venueMax),
  line("room", LIMITS.venueMax),
  line("contact", LIMITS.venueMax),
  lines("rules", 4),
  lines("prizes", 3),
  lines("syllabus", 4),
  lines("faq", 6),
  {
    kind: "list",
    name: "notices",
    label: EVENT_TEXT_LABELS.notices,
    entry: t("notice"),
    named: "title",
    fields: [
      text("title", t("Title"), LIMITS.eventTitleMax, {
        hint: "Shown in the list. Students click the title to read the text",
      }),
      text("description", t("Text"), LIMITS.eventTextMax, { rows: 3, several: true }),
      text("link", t("Link"), LIMITS.linkMax, {
        ...OPTIONAL,
        hint: "A path on this site, such as /events/syntaxsiege, or an https address",
      }),
    ],
  },
];

export function eventForm(slug: string, title: string): TopicForm {
  return { title, about: eventPath(slug), fields: FIELDS, inSentences: true };
}
