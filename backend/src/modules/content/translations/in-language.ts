import type { Language } from "../../../kernel/languages/language.js";
import { TOPICS } from "../content-topics.js";
import { BATCH_PREFIX } from "../contract/topics.js";
import { currentTranslation, EVENTS, topicIn } from "../contract/translations.js";
import { MemberBatchContent } from "../contract/member-batch.content.js";
import type { ContentClass } from "../contract/nested.js";
import type { Content } from "../read-content.js";
import { withTexts } from "./english-texts.js";
import { TranslatableEventTexts } from "./event-texts.js";
import type { Translations } from "./read-translations.js";

/** All translations, keyed by topic, such as `hi/club`. */
type AllTranslations = ReadonlyMap<string, Translations>;

/** Returns a record with its texts translated. A text whose translation is missing or outdated stays in English. */
function translated<T extends object>(type: ContentClass, record: T, texts: Translations | undefined): T {
  if (texts === undefined || texts.size === 0) return record;
  return withTexts(type, record, (key, english) => currentTranslation(texts, key, english) ?? english);
}

export function contentIn(language: Language, content: Content): Content {
  if (language === "en") return content;
  const inLanguage = <T extends object>(topic: string, type: ContentClass, record: T): T =>
    translated(type, record, content.translations.get(topicIn(language, topic)));
  return {
    ...content,
    club: inLanguage("club", TOPICS.club, content.club),
    address: inLanguage("address", TOPICS.address, content.address),
    socialLinks: inLanguage("social-links", TOPICS["social-links"], content.socialLinks),
    about: inLanguage("about", TOPICS.about, content.about),
    takePart: inLanguage("take-part", TOPICS["take-part"], content.takePart),
    testimonials: inLanguage("testimonials", TOPICS.testimonials, content.testimonials),
    glimpses: inLanguage("glimpses", TOPICS.glimpses, content.glimpses),
    faculty: content.faculty && inLanguage("faculty", TOPICS.faculty, content.faculty),
    sharing: inLanguage("sharing", TOPICS.sharing, content.sharing),
    batches: content.batches.map((batch) => inLanguage(BATCH_PREFIX + batch.key, MemberBatchContent, batch)),
  };
}

/** Returns an event with its texts translated. A text whose translation is missing or outdated stays in English. */
export function eventIn<T extends { readonly slug: string }>(
  language: Language,
  event: T,
  translations: AllTranslations,
): T {
  if (language === "en") return event;
  return translated(TranslatableEventTexts, event, translations.get(topicIn(language, EVENTS + event.slug)));
}

/** Returns the translated titles of events, by their English titles. */
export function translatedTitles(
  language: Language,
  translations: AllTranslations,
): ReadonlyMap<string, string> {
  if (language === "en") return new Map();
  const ofEvents = [...translations].filter(([topic]) => topic.startsWith(topicIn(language, EVENTS)));
  return new Map(
    ofEvents.flatMap(([, texts]) => {
      const title = texts.get("title");
      return title ? [[title.english, title.text]] : [];
    }),
  );
}
