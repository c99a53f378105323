import type { ContentRecords } from "../read-content.js";
import { overlay, parsed, validRecords } from "../valid-content.js";
import { mistakesWith } from "./content-check.js";
import type {
  ContentDraftView,
  ContentMistake,
  ContentTopic,
  ContentTopicDetail,
  ContentVersionView,
} from "./content-editing.types.js";
import { translatedClass } from "../content-topics.js";
import { eventSlugOf, outdatedCount, translationOf } from "../contract/translations.js";
import { type EnglishText, englishTextsOf, fieldsOfTexts } from "../translations/english-texts.js";
import { readTranslations } from "../translations/read-translations.js";
import type { EventTopics } from "../events/event-topics.js";
import type { ContentDraft } from "./content-draft.entity.js";
import type { ContentRepository, StoredVersion } from "./content.repository.js";

export function draftView(draft: ContentDraft, mistakes: readonly ContentMistake[]): ContentDraftView {
  const { body, revision, baseNumber, editorName, at } = draft;
  return { body, version: String(revision), baseNumber, by: editorName, at, mistakes };
}

export class ContentViews {
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly eventTopics: EventTopics,
  ) {}

  /** Returns all topics, sorted by name, followed by the topics of events. */
  async topics(): Promise<ContentTopic[]> {
    const [versions, allDrafts, ofEvents, eventTexts] = await Promise.all([
      this.repository.latest(),
      this.repository.drafts(),
      this.eventTopics.topics(),
      this.eventTopics.records(),
    ]);
    const drafts = allDrafts.filter(({ topic }) => eventSlugOf(topic) === null);
    const names = [...this.files.keys(), ...versions.map(topicOf), ...drafts.map(topicOf)];
    const draftOf = new Map(drafts.map((draft) => [draft.topic, draft]));
    const records = overlay(this.files, versions);
    const shown = validRecords(this.files, versions);
    const topics = [...new Set(names)].sort().map((topic) => {
      const of = translationOf(topic)?.of ?? "";
      const english = englishOf(topic, eventTexts.get(of) ?? shown.get(of));
      return summary(
        { topic, english },
        { records, files: this.files },
        versions,
        draftOf.get(topic) ?? null,
      );
    });
    return [...topics, ...ofEvents];
  }

  async topic(topic: string): Promise<ContentTopicDetail> {
    const event = await this.eventTopics.recordOf(topic);
    if (event) return this.eventTopics.topic(event);
    const [latest, versions, draft] = await Promise.all([
      this.repository.latest(),
      this.versions(topic),
      this.repository.draft(topic),
    ]);
    const records = overlay(this.files, latest);
    const shown = validRecords(this.files, latest);
    const english = await this.#english(topic, shown);
    return Object.assign(summary({ topic, english }, { records, files: this.files }, latest, draft), {
      published: records.has(topic) ? JSON.stringify(records.get(topic)) : null,
      draft: draft && draftView(draft, mistakesWith(shown, topic, draft.body)),
      versions,
      english,
    });
  }

  /** Returns the published English texts to translate, or an empty list for an English topic. */
  async #english(topic: string, shown: ContentRecords): Promise<EnglishText[]> {
    const of = translationOf(topic)?.of ?? "";
    return englishOf(topic, (await this.eventTopics.recordOf(of)) ?? shown.get(of));
  }

  /** Returns a topic's versions, newest first. If the topic has a file, the file comes last, as version 0. */
  async versions(topic: string): Promise<ContentVersionView[]> {
    const event = await this.eventTopics.recordOf(topic);
    if (event) return this.eventTopics.versions(event);
    const versions = await this.repository.versions(topic);
    const file = this.files.has(topic)
      ? [{ number: 0, body: JSON.stringify(this.files.get(topic)), by: null, at: null }]
      : [];
    return [
      ...versions.map(({ number, body, editorName: by, at }) => ({
        number,
        body: body && rewritten(body),
        by,
        at,
      })),
      ...file,
    ];
  }
}

/**
 * Returns the texts of `record`, the English record that the topic translates. Returns an empty list for an English
 * topic.
 */
function englishOf(topic: string, record: unknown): EnglishText[] {
  const of = translationOf(topic)?.of;
  const type = of === undefined ? null : translatedClass(of);
  return type === null || !record ? [] : englishTextsOf(type, record);
}

/** Returns the number of outdated texts in a translation. Ignores mistakes in the translation. */
function outdatedIn(topic: string, record: unknown, english: readonly EnglishText[]): number {
  const type = translatedClass(translationOf(topic)?.of ?? "");
  if (type === null || record === undefined) return 0;
  const texts = readTranslations(record, fieldsOfTexts(type), () => undefined);
  return outdatedCount(Object.fromEntries(texts), english);
}

/** A topic, with the texts to translate if it is a translation. */
interface NamedTopic {
  readonly topic: string;
  readonly english: readonly EnglishText[];
}

function summary(
  { topic, english }: NamedTopic,
  { records, files }: { readonly records: ContentRecords; readonly files: ContentRecords },
  versions: readonly StoredVersion[],
  draft: ContentDraft | null,
): ContentTopic {
  const version = versions.find((one) => one.topic === topic);
  const record = records.get(topic) as { readonly sample?: unknown } | undefined;
  return {
    id: topic,
    title: null,
    number: version?.number ?? 0,
    version: String(version?.number ?? 0),
    isPublished: record !== undefined,
    // Once a real club replaces the sample club, the server draws the sharing pictures itself (`ContentService`). The
    // topic `sharing` then no longer counts as a sample, although its record is still marked as one.
    isSample:
      record?.sample === true && !(topic === "sharing" && isSampleClub(files) && !isSampleClub(records)),
    publishedAt: version?.at ?? null,
    publishedBy: version?.editorName ?? null,
    draftedAt: draft?.at ?? null,
    draftedBy: draft?.editorName ?? null,
    outdatedTexts: outdatedIn(topic, record, english),
  };
}

const topicOf = ({ topic }: { readonly topic: string }): string => topic;

/** Returns a version's body as JSON, even if the stored body is invalid JSON. */
const rewritten = (body: string): string => JSON.stringify(parsed(body));

function isSampleClub(records: ContentRecords): boolean {
  return (records.get("club") as { sample?: unknown } | undefined)?.sample === true;
}
