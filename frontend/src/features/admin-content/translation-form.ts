import type { Language } from "@contract/kernel/contract/languages";
import { topicIn, translationOf } from "@contract/modules/content/contract/translations";
import { LANGUAGE_NAMES } from "../../shared/language";
import type { EnglishText, TopicForm } from "./field-spec";
import { formOf } from "./topic-forms";

/** Returns true for a part with texts that can be translated. */
export const hasTexts = (of: string): boolean => of !== "look";

/** Returns the link to a part's editor in the given language. */
export function editingPath(language: Language, of: string): string {
  return `?tab=content&topic=${encodeURIComponent(topicIn(language, of))}`;
}

/** The data of a topic that its form needs. */
interface KnownTopic {
  /** The title of an event; null for other topics. */
  readonly title?: string | null;
  readonly english?: readonly EnglishText[];
}

/**
 * Returns the form of a part, or of its translation. Returns null for a part that this client does not know, and for a
 * translation of a part without texts.
 */
export function formIn(topic: string, { title = null, english = [] }: KnownTopic = {}): TopicForm | null {
  const translation = translationOf(topic);
  if (translation === null) return formOf(topic, title);
  const { language, of } = translation;
  const form = formOf(of, english.find(({ key }) => key === "title")?.english);
  if (form === null || !hasTexts(of)) return null;
  const name = LANGUAGE_NAMES[language];
  return {
    ...form,
    title: `${form.title}, ${name}`,
    inSentences: false,
    fields: [{ kind: "translations", name: "texts", label: name, english, fields: form.fields }],
  };
}
