import { t } from "@contract/kernel/contract/t";
import { batchKey } from "@contract/modules/content/contract/topics";
import { translationOf } from "@contract/modules/content/contract/translations";
import { LANGUAGE_NAMES } from "./language";

/** The titles of topics. Leaves out member batches, events and translations, because there are several of each. */
export const TOPIC_TITLES = {
  club: t("The club"),
  address: t("Address"),
  "social-links": t("Links"),
  about: t("About Us"),
  "take-part": t("How to take part"),
  testimonials: t("Testimonials"),
  glimpses: t("Glimpses"),
  faculty: t("Faculty"),
  sharing: t("Shared pictures"),
  look: t("Appearance"),
} as const;

const TITLES: Readonly<Record<string, string>> = TOPIC_TITLES;

/** Returns a topic's title in the reader's language, or the topic itself if it has no title. */
export function topicTitle(topic: string): string {
  const translation = translationOf(topic);
  if (translation !== null) return `${topicTitle(translation.of)}, ${LANGUAGE_NAMES[translation.language]}`;
  const batch = batchKey(topic);
  return batch === null ? (TITLES[topic] ?? topic) : t("Batch {batch}", { batch });
}
