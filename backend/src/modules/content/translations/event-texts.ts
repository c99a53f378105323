import { LIMITS } from "../../../kernel/contract/limits.js";
import { ListOf } from "../contract/nested.js";
import { keepTextField } from "../contract/content-rules.js";

/** Property decorator: a translatable text of an event. */
function EventText(max: number, isLong = false): PropertyDecorator {
  return (target, key) => {
    keepTextField(target, key, { max, isLong });
  };
}

class NoticeTexts {
  @EventText(LIMITS.eventTitleMax)
  title!: string;

  @EventText(LIMITS.eventTextMax, true)
  description!: string;
}

/**
 * The translatable texts of an event, with the same limits as the event's form. The contact is not translatable,
 * because it is usually an address.
 */
export class TranslatableEventTexts {
  @EventText(LIMITS.eventTitleMax)
  title!: string;

  @EventText(LIMITS.eventSummaryMax)
  summary!: string;

  @EventText(LIMITS.eventTextMax, true)
  description!: string;

  @EventText(LIMITS.eventTextMax, true)
  schedule!: string;

  @EventText(LIMITS.venueMax)
  venue!: string;

  @EventText(LIMITS.venueMax)
  hours!: string | null;

  @EventText(LIMITS.venueMax)
  room!: string | null;

  @EventText(LIMITS.eventTextMax, true)
  rules!: string | null;

  @EventText(LIMITS.eventTextMax, true)
  prizes!: string | null;

  @EventText(LIMITS.eventTextMax, true)
  syllabus!: string | null;

  @EventText(LIMITS.eventTextMax, true)
  faq!: string | null;

  @ListOf(() => NoticeTexts, 0, LIMITS.notices)
  notices!: NoticeTexts[];
}
