import { LIMITS } from "../../../kernel/contract/limits.js";
import { ListOf } from "../contract/nested.js";
import { keepTextField } from "../contract/content-rules.js";

/** Property decorator: text of an event that can be translated. */
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
 * The texts of an event that can be translated, with the limits of the event's form. The contact is left out, because
 * it is an address.
 */
export class EventTexts {
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
