import {
  EVENTS,
  topicIn,
  translationOf,
  type TranslatedInto,
} from "@contract/modules/content/contract/translations";
import { eventPath } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";
import { LANGUAGES } from "../../shared/language";
import type { EnglishText, FieldSpec, TopicForm } from "./field-spec";
import { text } from "./fields";
import { formOf } from "./topic-forms";

const ROWS = { rows: 6 };

/** The texts of an event, as the event's form names them. */
const EVENT_TEXTS: readonly FieldSpec[] = [
  text("title", t("Name"), 120),
  text("summary", t("Summary"), 300, ROWS),
  text("description", t("Description"), 10_000, ROWS),
  text("schedule", t("Schedule"), 10_000, ROWS),
  text("venue", t("Venue"), 200),
  text("hours", t("Hours"), 200),
  text("room", t("Room"), 200),
  text("rules", t("Rules"), 10_000, ROWS),
  text("prizes", t("Prizes"), 10_000, ROWS),
  text("syllabus", t("Syllabus"), 10_000, ROWS),
  text("faq", t("Questions and answers"), 10_000, ROWS),
  {
    ...{ kind: "list", name: "notices", label: t("Notices"), entry: "notice", named: "title" },
    fields: [text("title", t("Title"), 120), text("description", t("Text"), 10_000, ROWS)],
  },
];

/** A language's name in itself. */
export const languageName = (language: "en" | TranslatedInto): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? language;

/** Whether a part has texts that can be translated. */
export const hasTexts = (of: string): boolean => of !== "look";

/** Where a part is edited in a language: events in English have a form of their own. */
export function editingPath(language: "en" | TranslatedInto, of: string): string {
  return language === "en" && of.startsWith(EVENTS)
    ? `?tab=events&event=${of.slice(EVENTS.length)}`
    : `?tab=content&topic=${encodeURIComponent(topicIn(language, of))}`;
}

/**
 * The form of a part, in English or as the translation of one; null for one that this client does not know.
 * @param english the texts that there are to translate, for a translation
 */
export function formIn(topic: string, english: readonly EnglishText[] = []): TopicForm | null {
  const translation = translationOf(topic);
  if (translation === null) return formOf(topic);
  const { language, of } = translation;
  const form = of.startsWith(EVENTS) ? eventForm(of.slice(EVENTS.length), english) : formOf(of);
  if (form === null || !hasTexts(of)) return null;
  const name = languageName(language);
  return {
    ...form,
    title: `${form.title}, ${name}`,
    fields: [{ kind: "translations", name: "texts", label: name, english, fields: form.fields }],
  };
}

function eventForm(slug: string, english: readonly EnglishText[]): TopicForm {
  const title = english.find(({ key }) => key === "title")?.english ?? slug;
  return { title, about: t("The texts of an event."), page: eventPath(slug), fields: EVENT_TEXTS };
}
