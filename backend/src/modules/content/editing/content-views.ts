import type { ContentRecords } from "../read-content.js";
import { overlay, parsed, soundContent } from "../sound-content.js";
import { mistakesWith } from "./content-check.js";
import type {
  ContentDraftView,
  ContentMistake,
  ContentTopic,
  ContentTopicDetail,
  ContentVersionView,
} from "./content-editing.types.js";
import { translatedClass } from "../content-topics.js";
import { eventOf, translationOf } from "../contract/translations.js";
import { type EnglishText, textsOf } from "../translations/english-texts.js";
import type { EventTopics } from "../events/event-topics.js";
import type { ContentDraft } from "./content-draft.entity.js";
import type { ContentRepository, StoredVersion } from "./content.repository.js";

/** A draft as editors see it, with what keeps it from being published. */
export function draftView(draft: ContentDraft, mistakes: readonly ContentMistake[]): ContentDraftView {
  const { body, revision, baseNumber, editorName, at } = draft;
  return { body, version: String(revision), baseNumber, by: editorName, at, mistakes };
}

/** Topics as editors see them. */
export class ContentViews {
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly eventTopics: EventTopics,
  ) {}

  /** All topics by name, and then those of events. */
  async topics(): Promise<ContentTopic[]> {
    const [versions, allDrafts, ofEvents] = await Promise.all([
      this.repository.latest(),
      this.repository.drafts(),
      this.eventTopics.topics(),
    ]);
    const drafts = allDrafts.filter(({ topic }) => eventOf(topic) === null);
    const names = [...this.files.keys(), ...versions.map(topicOf), ...drafts.map(topicOf)];
    const draftOf = new Map(drafts.map((draft) => [draft.topic, draft]));
    const records = overlay(this.files, versions);
    const topics = [...new Set(names)]
      .sort()
      .map((topic) => summary(topic, { records, files: this.files }, versions, draftOf.get(topic) ?? null));
    return [...topics, ...ofEvents];
  }

  /** A topic with its draft and its history. */
  async topic(topic: string): Promise<ContentTopicDetail> {
    const event = await this.eventTopics.eventOf(topic);
    if (event) return this.eventTopics.topic(event);
    const [latest, versions, draft] = await Promise.all([
      this.repository.latest(),
      this.versions(topic),
      this.repository.draft(topic),
    ]);
    const records = overlay(this.files, latest);
    const shown = soundContent(this.files, latest, () => undefined).records;
    return Object.assign(summary(topic, { records, files: this.files }, latest, draft), {
      published: records.has(topic) ? JSON.stringify(records.get(topic)) : null,
      draft: draft && draftView(draft, mistakesWith(shown, topic, draft.body)),
      versions,
      english: await this.#english(topic, shown),
    });
  }

  /** What there is to translate of the topic that this one translates, as everybody sees it in English; nothing of a topic in English. */
  async #english(topic: string, shown: ContentRecords): Promise<EnglishText[]> {
    const of = translationOf(topic)?.of;
    const type = of === undefined ? null : translatedClass(of);
    if (of === undefined || type === null) return [];
    const record = (await this.eventTopics.eventOf(of)) ?? (shown.get(of) as object | undefined);
    return record ? textsOf(type, record) : [];
  }

  /** What a topic said, newest first; the file, if there is one, is the last. */
  async versions(topic: string): Promise<ContentVersionView[]> {
    const event = await this.eventTopics.eventOf(topic);
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

function summary(
  topic: string,
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
    isSample:
      record?.sample === true && !(topic === "sharing" && isSampleClub(files) && !isSampleClub(records)),
    publishedAt: version?.at ?? null,
    publishedBy: version?.editorName ?? null,
    draftedAt: draft?.at ?? null,
    draftedBy: draft?.editorName ?? null,
  };
}

const topicOf = ({ topic }: { readonly topic: string }): string => topic;

/** Rewrites a version's body so that a client can read it whatever its age. */
const rewritten = (body: string): string => JSON.stringify(parsed(body));

/** Over a sample, a club's own name has shared pictures drawn for it: none is the sample's any more (`ContentService`). */
function isSampleClub(records: ContentRecords): boolean {
  return (records.get("club") as { sample?: unknown } | undefined)?.sample === true;
}
