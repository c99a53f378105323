import type { FoundDate } from "./found-dates.js";

/** What a date is about: registration's ends, the event itself, or something that the event's data do not tell. */
export type Topic = "opens" | "closes" | "event" | "other";

/** "Registration fee" and the like speak of something else. */
const NOT_THE_WINDOW = /\bregistrations?\s+(?:fees?|charges?|amount|desk|numbers?|counter|kit)\b/gi;
const REGISTRATION =
  /\b(?:register(?:s|ing)?|registrations?|sign(?:ing)?[- ]?ups?|enrol(?:l|ls|ment|ments)?|appl(?:y|ications?)|deadline|last date)\b/i;
const CLOSES =
  "clos(?:e|es|ed|ing)|end(?:s|ed|ing)?|deadline|last\\s+(?:date|day)|until|till|by|before|latest";
const OPENS = "open(?:s|ed|ing)?|start(?:s|ed|ing)?|begin(?:s|ning)?|from|launch(?:es|ed)?";
const KEYWORD = new RegExp(`\\b(?:(?<closes>${CLOSES})|(?<opens>${OPENS}))\\b`, "gi");
/** The second day of a span: "from 1 to 20 February". */
const SPAN_END = /(?:\bto|[-–—])\s*$/i;

const EVENT =
  /\b(?:contests?|rounds?|event|held|takes?\s+place|finals?|class(?:es)?|workshops?|hackathon|competition|day|week|venue|online|offline|on-?site|starts?|begins?|kick[- ]?off|scheduled?)\b/i;
const OTHER =
  /\b(?:results?|announce\w*|certificates?|refunds?|prizes?|founded|since|last year|previous|earlier|editions?|feedback|pay|payments?|fees?|practice|trial|exams?|holidays?|mail)\b/i;

/**
 * What a date of a sentence is about. A sentence on registration: the nearest word before it, else after it, says which
 * end. Otherwise it counts as the event's own in a schedule, and elsewhere only where the sentence speaks of the
 * contest and of nothing like results, refunds or payment, since texts name many days that are not the event's.
 */
export function topicOf(date: FoundDate, sentence: string, heading: string, isSchedule: boolean): Topic {
  const plain = sentence.replace(NOT_THE_WINDOW, (words) => " ".repeat(words.length));
  if (REGISTRATION.test(plain)) return endOf(plain, date) ?? endIn(heading) ?? "other";
  if (REGISTRATION.test(heading.replace(NOT_THE_WINDOW, ""))) {
    const end = endIn(heading) ?? endOf(plain, date);
    if (end !== null && !EVENT.test(plain)) return end;
  }
  if (isSchedule) return "event";
  return EVENT.test(sentence) && !OTHER.test(sentence) ? "event" : "other";
}

function endOf(sentence: string, { start, end }: FoundDate): "opens" | "closes" | null {
  if (SPAN_END.test(sentence.slice(0, start))) return "closes";
  const keywords = [...sentence.matchAll(KEYWORD)];
  const nearest =
    keywords.findLast(({ index }) => index < start) ?? keywords.find(({ index }) => index >= end);
  return nearest === undefined ? null : nearest.groups?.["closes"] === undefined ? "opens" : "closes";
}

function endIn(heading: string): "opens" | "closes" | null {
  const [first] = REGISTRATION.test(heading) ? heading.matchAll(KEYWORD) : [];
  if (first === undefined) return null;
  return first.groups?.["closes"] === undefined ? "opens" : "closes";
}
