import type { EventTitles } from "../../kernel/languages/event-titles.js";
import type { Language } from "../../kernel/languages/language.js";
import { type Text, textIn } from "../../kernel/languages/message.js";
import type { ListedNotification } from "./notification.repository.js";

/** What a notification says, before it is in a language. */
export type NotificationTexts = Readonly<Record<"title" | "text" | "label", Text>>;

/** A notification in the language of its reader. */
export type ShownNotification = Omit<ListedNotification, "messages">;

/** As it is kept beside the English, as JSON. */
export function storedTexts({ title, text, label }: NotificationTexts): string {
  return JSON.stringify({ title, text, label });
}

/** A notification in a language; in English where nothing else was kept. */
export function translatedNotification(
  language: Language,
  { messages, ...english }: ListedNotification,
  titles?: EventTitles,
): ShownNotification {
  if (messages === null || language === "en") return english;
  const { title, text, label } = JSON.parse(messages) as NotificationTexts;
  const words = (one: Text): string => textIn(language, one, titles);
  return { ...english, title: words(title), text: words(text), label: words(label) };
}
