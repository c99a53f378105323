import type { AuditRecord } from "../../../kernel/audit/audit-log.js";
import type { Caller } from "../../../kernel/auth/caller.js";
import type { Tx } from "../../../kernel/db/database.js";
import { DomainError } from "../../../kernel/errors/domain-error.js";
import type { EventRecord } from "../../events/contract/event-record.js";
import { type EventTexts, textsOf } from "../../events/contract/event-texts.js";
import type { EventAdminService } from "../../events/event-admin.service.js";
import type { EventService } from "../../events/event.service.js";
import type { PictureUsesService } from "../../pictures/picture-uses.service.js";
import { EVENTS, eventSlugOf } from "../contract/translations.js";
import { contentInvalid, missingPictures } from "../editing/content-check.js";
import type { ContentDraft } from "../editing/content-draft.entity.js";
import type {
  ContentTopic,
  ContentTopicDetail,
  ContentVersionView,
} from "../editing/content-editing.types.js";
import { draftView } from "../editing/content-views.js";
import type { ContentRepository, VersionMark } from "../editing/content.repository.js";
import type { ReportMistake } from "../read-content.js";
import { readEventTexts, eventBody } from "./read-event-texts.js";

/** An event's new texts, which replace the version `baseNumber`. */
interface EventPublication {
  readonly baseNumber: number;
  readonly body: string | null;
  readonly act: Pick<AuditRecord, "details">;
}

/**
 * Makes the texts of events available as content topics. The published texts are read from the event's row. The stored
 * versions of these topics are only copies, for the history (ADR 76).
 */
export class EventTopics {
  constructor(
    private readonly repository: ContentRepository,
    private readonly events: Pick<EventService, "list" | "bySlug">,
    private readonly eventAdmin: Pick<EventAdminService, "lockOne" | "rewriteTexts">,
    private readonly pictures: Pick<PictureUsesService, "note">,
  ) {}

  /** Returns a topic's event, or null if there is no event with this topic. */
  async recordOf(topic: string): Promise<EventRecord | null> {
    const slug = eventSlugOf(topic);
    return slug === null ? null : this.events.bySlug(slug);
  }

  /**
   * Prevents the deletion of a topic's event until the transaction ends. Returns false if the event does not exist. For
   * other topics, does nothing and returns true.
   */
  async lockEvent(tx: Tx, topic: string): Promise<boolean> {
    const slug = eventSlugOf(topic);
    return slug === null || this.eventAdmin.lockOne(tx, slug);
  }

  /** Returns the topics of all events, the latest event first. */
  async topics(): Promise<ContentTopic[]> {
    const [events, versions, drafts] = await Promise.all([
      this.events.list(),
      this.repository.latestOfEvents(),
      this.repository.drafts(),
    ]);
    return events
      .toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : one.firstDay > other.firstDay ? -1 : 0))
      .map((event) => {
        const isIts = ({ topic }: { readonly topic: string }): boolean => topic === EVENTS + event.slug;
        return summary(event, versions.find(isIts), drafts.find(isIts));
      });
  }

  async topic(event: EventRecord): Promise<ContentTopicDetail> {
    const topic = EVENTS + event.slug;
    const [versions, draft] = await Promise.all([
      this.repository.versions(topic),
      this.repository.draft(topic),
    ]);
    return Object.assign(summary(event, versions[0], draft ?? undefined), {
      published: eventBody(event),
      draft: draft && draftView(draft, (await readEventTexts(draft.body)).mistakes),
      versions: views(versions, event),
      english: [],
    });
  }

  /** Returns each event's current texts, by its topic. */
  async records(): Promise<ReadonlyMap<string, EventTexts>> {
    const events = await this.events.list();
    return new Map(events.map((event) => [EVENTS + event.slug, textsOf(event)]));
  }

  /** Returns the versions of an event's texts, newest first. Version 0 has the texts before the first change. */
  async versions(event: EventRecord): Promise<ContentVersionView[]> {
    return views(await this.repository.versions(EVENTS + event.slug), event);
  }

  /**
   * Replaces an event's texts with the result of `decide`, which runs while the event is locked.
   * @throws DomainError VERSION_CHANGED if the texts are no longer version `baseNumber`; CONTENT_INVALID with the
   * `mistakes`; and the errors of `decide` and of the events module.
   */
  async publish(actor: Caller, topic: string, decide: (tx: Tx) => Promise<EventPublication>): Promise<void> {
    await this.eventAdmin.rewriteTexts(actor, topic.slice(EVENTS.length), async (tx, event) => {
      const { baseNumber, body, act } = await decide(tx);
      if (((await this.repository.numberInForce(topic)) ?? 0) !== baseNumber)
        throw new DomainError("VERSION_CHANGED");
      if (body === null) throw new DomainError("CONTENT_NOT_FOUND");
      const { texts, mistakes } = await this.#read(tx, body, event);
      if (mistakes.length > 0) throw contentInvalid(mistakes);
      return { texts, details: act.details ?? {} };
    });
  }

  /**
   * Replaces an event's texts with those of its file, without checking the version. Keeps the draft. Returns whether
   * the texts changed. If the file has mistakes, reports them and changes nothing.
   * @throws DomainError FORBIDDEN, and the errors of the events module.
   */
  async bringIn(actor: Caller, topic: string, record: unknown, report: ReportMistake): Promise<boolean> {
    const event = await this.recordOf(topic);
    if (event === null) {
      report(topic, "", "there is no event with this address: add it on the tab Events first");
      return false;
    }
    const body = JSON.stringify(record);
    return this.eventAdmin.rewriteTexts(actor, event.slug, async (tx, now) => {
      // Unchanged texts are accepted, even if they break a newer rule.
      if (body === eventBody(now)) return null;
      const { texts, mistakes } = await this.#read(tx, body, now);
      for (const { place, complaint } of mistakes) report(topic, place, complaint);
      return mistakes.length > 0 ? null : { texts };
    });
  }

  /**
   * Reads an event's texts and their mistakes from a body. A missing picture is a mistake unless the event already uses
   * it.
   */
  async #read(tx: Tx, body: string, { image }: EventRecord): ReturnType<typeof readEventTexts> {
    const { texts, mistakes } = await readEventTexts(body);
    const missing = await this.pictures.note(tx, body);
    const missingInTexts = missing.filter(({ name }) => !image.includes(name));
    return { texts, mistakes: [...mistakes, ...missingPictures(body, missingInTexts)] };
  }
}

function views(
  versions: readonly (VersionMark & { readonly body: string | null })[],
  event: EventRecord,
): ContentVersionView[] {
  if (versions.length === 0) return [{ number: 0, body: eventBody(event), by: null, at: null }];
  return versions.map(({ number, body, editorName, at }) =>
    number === 0 ? { number, body, by: null, at: null } : { number, body, by: editorName, at },
  );
}

function summary(
  { slug, title }: EventRecord,
  version: VersionMark | undefined,
  draft: ContentDraft | undefined,
): ContentTopic {
  const isFirst = version === undefined || version.number === 0;
  return {
    id: EVENTS + slug,
    title,
    number: version?.number ?? 0,
    version: String(version?.number ?? 0),
    isPublished: true,
    isSample: false,
    publishedAt: isFirst ? null : version.at,
    publishedBy: isFirst ? null : version.editorName,
    draftedAt: draft?.at ?? null,
    draftedBy: draft?.editorName ?? null,
    outdatedTexts: 0,
  };
}
