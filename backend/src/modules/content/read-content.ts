import type { Text } from "../../kernel/languages/message.js";
import { TOPICS, translatedClass } from "./content-topics.js";
import { BATCH_PREFIX, batchKey, OPTIONAL_TOPICS } from "./contract/topics.js";
import { BatchKind, MemberBatchContent } from "./contract/member-batch.content.js";
import type { ContentClass } from "./contract/nested.js";
import { EVERY_OTHER_EVENT, type SharingContent } from "./contract/sharing.content.js";
import { translationOf } from "./contract/translations.js";
import { readRecord } from "./read-record.js";
import { fieldsOfTexts } from "./translations/english-texts.js";
import { readTranslations, type Translations } from "./translations/read-translations.js";

/** The parsed JSON of each topic, from its file or its version in force. */
export type ContentRecords = ReadonlyMap<string, unknown>;

/**
 * Receives a mistake: the topic, the position in the topic (`testimonials[3].feedback`, or "" for the whole topic), and
 * the complaint (`must not be empty`).
 */
export type ReportMistake = (topic: string, place: string, complaint: Text) => void;

/** A batch with its key, which is the last part of its topic. */
type KeyedBatch = MemberBatchContent & { readonly key: string };

/** All content, after validation. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

/**
 * Checks all topics and converts them to records. Returns null if there are mistakes or a required topic is missing.
 * Does not report missing topics, because the calling code reports them.
 */
export function readContent(records: ContentRecords, report: ReportMistake) {
  let mistakes = 0;
  const note: ReportMistake = (...mistake) => {
    mistakes++;
    report(...mistake);
  };
  const read = <T extends object>(topic: string, type: ContentClass<T>): T => {
    if (records.has(topic))
      return readRecord(type, records.get(topic), (place, complaint) => {
        note(topic, place, complaint);
      });
    mistakes++;
    return new type();
  };
  const content = {
    club: read("club", TOPICS.club),
    address: read("address", TOPICS.address),
    socialLinks: read("social-links", TOPICS["social-links"]),
    about: read("about", TOPICS.about),
    takePart: read("take-part", TOPICS["take-part"]),
    testimonials: read("testimonials", TOPICS.testimonials),
    glimpses: read("glimpses", TOPICS.glimpses),
    faculty: records.has(OPTIONAL_TOPICS.faculty) ? read(OPTIONAL_TOPICS.faculty, TOPICS.faculty) : null,
    sharing: read("sharing", TOPICS.sharing),
    look: read("look", TOPICS.look),
    batches: [...records.keys()].sort().flatMap((topic): KeyedBatch[] => {
      const key = batchKey(topic);
      return key === null ? [] : [Object.assign(read(topic, MemberBatchContent), { key })];
    }),
    translations: readAllTranslations(records, note),
  };
  // These checks compare several records, so each record must be valid first.
  if (mistakes === 0) {
    checkSharing(note, content.sharing);
    checkBatches(note, content.batches);
  }
  return mistakes === 0 ? content : null;
}

/** Reads all translations into a map by topic, such as `hi/club`. */
function readAllTranslations(records: ContentRecords, report: ReportMistake): Map<string, Translations> {
  const all = new Map<string, Translations>();
  for (const [topic, record] of records) {
    const translation = translationOf(topic);
    const type = translation && translatedClass(translation.of);
    if (type === null) continue;
    const texts = readTranslations(record, fieldsOfTexts(type), (place, complaint) => {
      report(topic, place, complaint);
    });
    all.set(topic, texts);
  }
  return all;
}

function checkSharing(report: ReportMistake, { pictures }: SharingContent): void {
  if (!pictures.some(({ path }) => path === EVERY_OTHER_EVENT)) {
    report(
      "sharing",
      "pictures",
      `must have one with the path "${EVERY_OTHER_EVENT}": for events without one of their own`,
    );
  }
}

/** Reports labels and people that are in two batches, and students without a role. */
function checkBatches(report: ReportMistake, batches: readonly KeyedBatch[]): void {
  const labels = new Set<string>();
  const places = new Map<string, string>();
  for (const { key, label, kind, members } of batches) {
    const topic = BATCH_PREFIX + key;
    if (labels.has(label)) report(topic, "label", `is "${label}" as in another batch`);
    labels.add(label);
    members.forEach((member, index) => {
      const at = `members[${String(index)}]`;
      const other = places.get(member.id);
      if (other !== undefined) report(topic, `${at}.id`, `is "${member.id}" as in ${other}`);
      places.set(member.id, `${topic}: ${at}`);
      // A student needs a role. Alumni may have none, because a role is what a student does in the club.
      if (kind === BatchKind.students && member.role === null)
        report(topic, `${at}.role`, `is missing: the batch is "${kind}"`);
    });
  }
}
