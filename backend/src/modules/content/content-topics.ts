import { AboutContent } from "./contract/about.content.js";
import { AddressContent, ClubContent } from "./contract/club.content.js";
import { FacultyContent } from "./contract/faculty.content.js";
import { GlimpsesContent } from "./contract/glimpses.content.js";
import { LookContent } from "./contract/look.content.js";
import { MemberBatchContent } from "./contract/member-batch.content.js";
import type { ContentClass } from "./contract/nested.js";
import { SharingContent } from "./contract/sharing.content.js";
import { SocialLinksContent } from "./contract/social-links.content.js";
import { TakePartContent } from "./contract/take-part.content.js";
import { TestimonialsContent } from "./contract/testimonials.content.js";
import { batchKey } from "./contract/topics.js";
import { translationOf } from "./contract/translations.js";
import { fieldsOfTexts } from "./translations/english-texts.js";
import { TranslatableEventTexts } from "./translations/event-texts.js";

/** All topics except batches, events and translations. Each is named like its content file without `.json`. */
export const TOPICS = {
  club: ClubContent,
  address: AddressContent,
  "social-links": SocialLinksContent,
  about: AboutContent,
  "take-part": TakePartContent,
  testimonials: TestimonialsContent,
  glimpses: GlimpsesContent,
  faculty: FacultyContent,
  sharing: SharingContent,
  look: LookContent,
} as const;

/** Returns the class that a topic is checked against, or null for an invalid topic. */
function contentClass(topic: string): ContentClass<{ sample: boolean }> | null {
  if (batchKey(topic) !== null) return MemberBatchContent;
  return Object.hasOwn(TOPICS, topic) ? TOPICS[topic as keyof typeof TOPICS] : null;
}

const EVENT = /^events\/[A-Za-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the class that contains the translatable texts of a topic or an event, or null if there are none. */
export function translatedClass(of: string): ContentClass | null {
  const type = EVENT.test(of) ? TranslatableEventTexts : contentClass(of);
  return type === null || fieldsOfTexts(type).size === 0 ? null : type;
}

/** Returns whether a topic's name is valid, in English or as a translation. Rejects the English topics of events. */
export function isTopic(topic: string): boolean {
  const translation = translationOf(topic);
  return translation === null ? contentClass(topic) !== null : translatedClass(translation.of) !== null;
}
