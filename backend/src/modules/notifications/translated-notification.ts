import type { EventTitles, Language } from "../../kernel/languages/language.js";
import { type Text, textIn } from "../../kernel/languages/message.js";
import { accountsNamed } from "../../kernel/languages/person-name.js";
import type { Notification } from "./notification.entity.js";
import type { ListedNotification } from "./notification.repository.js";

/** The texts of a notification, as messages to translate. */
export type NotificationTexts = Readonly<Record<"title" | "text" | "label", Text>>;

export type ShownNotification = Omit<ListedNotification, "messages">;

/**
 * Returns the texts to store: in English, as JSON for all languages, and with the ids of the accounts that they name.
 */
export function storedRow({
  title,
  text,
  label,
}: NotificationTexts): Pick<Notification, "title" | "text" | "label" | "messages" | "named"> {
  const accounts = accountsNamed(title, text, label).join(" ");
  return {
    ...{ title: textIn("en", title), text: textIn("en", text), label: textIn("en", label) },
    messages: JSON.stringify({ title, text, label }),
    named: accounts === "" ? null : accounts.slice(0, 400),
  };
}

/** Parses texts that `storedRow` converted to JSON. */
export function textsOf(messages: string): NotificationTexts {
  return { title: "", text: "", label: "", ...(JSON.parse(messages) as Partial<NotificationTexts>) };
}

/** Returns a notification in the given language, or in English if only English was stored. */
export function translatedNotification(
  language: Language,
  { messages, ...english }: ListedNotification,
  titles?: EventTitles,
): ShownNotification {
  if (messages === null || language === "en") return english;
  const { title, text, label } = textsOf(messages);
  const words = (one: Text): string => textIn(language, one, titles);
  return { ...english, title: words(title), text: words(text), label: words(label) };
}
