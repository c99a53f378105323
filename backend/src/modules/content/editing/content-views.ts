import type { ContentRecords } from "../read-content.js";
import { overlay, parsed, validContent } from "../valid-content.js";
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

/** Returns a draft for editors, with the mistakes that prevent its publication. */
export function draftView(draft: ContentDraft, mistakes: readonly ContentMistake[]): ContentDraftView {
  const { body, revision, baseNumber, editorName, at } = draft;
  return { body, version: String(revision), baseNumber, by: editorName, at, mistakes };
}

/** Reads topics for editors. */
export class ContentViews {
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly eventTopics: EventTopics,
  ) {}

  /** Returns all topics by name, followed by the topics of events. */
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

  /** Returns a topic with its draft and its history. */
  async topic(topic: string): Promise<ContentTopicDetail> {
    const event = await this.eventTopics.eventOf(topic);
    if (event) return this.eventTopics.topic(event);
    const [latest, versions, draft] = await Promise.all([
      this.repository.latest(),
      this.versions(topic),
      this.repository.draft(topic),
    ]);
    const records = overlay(this.files, latest);
    const shown = validContent(this.files, latest, () => undefined).records;
    return Object.assign(summary(topic, { records, files: this.files }, latest, draft), {
      published: records.has(topic) ? JSON.stringify(records.get(topic)) : null,
      draft: draft && draftView(draft, mistakesWith(shown, topic, draft.body)),
      versions,
      english: await this.#english(topic, shown),
    });
  }

  /** Returns the texts to translate, from the published English topic. Returns an empty list for a topic in English. */
  async #english(topic: string, shown: ContentRecords): Promise<EnglishText[]> {
    const of = translationOf(topic)?.of;
    const type = of === undefined ? null : translatedClass(of);
    if (of === undefined || type === null) return [];
    const record = (await this.eventTopics.eventOf(of)) ?? (shown.get(of) as object | undefined);
    return record ? textsOf(type, record) : [];
  }

  /** Returns a topic's versions, newest first. The content file, if there is one, is the last. */
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

/** Rewrites a version's body so that a client can read versions of any age. */
const rewritten = (body: string): string => JSON.stringify(parsed(body));

/**
 * Returns whether the club's name is a sample. If another club is published over the sample, its sharing pictures are
 * drawn, so they are not samples (`ContentService`).
 */
function isSampleClub(records: ContentRecords): boolean {
  return (records.get("club") as { sample?: unknown } | undefined)?.sample === true;
}
