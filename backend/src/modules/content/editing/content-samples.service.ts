import { type Caller, requirePermission } from "../../../kernel/auth/caller.js";
import type { Database } from "../../../kernel/db/database.js";
import { eventPath } from "../../../kernel/contract/paths.js";
import { readUploadedName } from "../../../kernel/contract/uploaded-pictures.js";
import type { SharingContent } from "../contract/sharing.content.js";
import { batchKey, isRemovable } from "../contract/topics.js";
import { eventSlugOf } from "../contract/translations.js";
import type { LiveContent } from "../live-content.js";
import type { ContentRecords } from "../read-content.js";
import { validRecords } from "../valid-content.js";
import type { ContentPublisher } from "./content-publisher.js";
import type { ContentRepository } from "./content.repository.js";

export interface ContentSamples {
  /** The number of sample members, plus 1 for a sample faculty card. */
  readonly people: number;
  readonly testimonials: number;
  readonly glimpses: number;
  /** The number of sample topics among About Us, the address and the social links. */
  readonly texts: number;
}

/** The list field of each topic whose list may be empty. */
const LISTS: Readonly<Record<string, string>> = {
  testimonials: "testimonials",
  glimpses: "glimpses",
  about: "cards",
  address: "lines",
  "social-links": "links",
};
const TEXTS = ["about", "address", "social-links"] as const;
const SHARING = "sharing";

/**
 * Removes sample people, pictures and texts from the pages, but only in topics that are still marked as samples (ADR
 * 76).
 */
export class ContentSamplesService {
  constructor(
    private readonly db: Database,
    private readonly repository: ContentRepository,
    private readonly files: ContentRecords,
    private readonly live: LiveContent,
    private readonly publisher: ContentPublisher,
  ) {}

  /** Returns the slugs of events whose texts have a draft. */
  async draftedEvents(): Promise<ReadonlySet<string>> {
    const drafts = await this.repository.drafts();
    return new Set(drafts.map(({ topic }) => eventSlugOf(topic)).filter((slug) => slug !== null));
  }

  /** @throws DomainError FORBIDDEN. */
  async count(caller: Caller | null): Promise<ContentSamples> {
    requirePermission(caller, "samples");
    return countOf(samplesIn(await this.live.records()));
  }

  /**
   * Removes the samples from the pages. Publishes each topic separately, so that each can be restored from its history.
   * Drafts stay. Returns how many samples were removed. A second call removes none.
   * @throws DomainError FORBIDDEN.
   */
  async remove(caller: Caller | null): Promise<ContentSamples> {
    const actor = requirePermission(caller, "removeSamples");
    const removed = await this.db.inTransaction(async (tx) => {
      await this.repository.lock(tx);
      const versions = await this.repository.latest();
      const records = validRecords(this.files, versions);
      const samples = samplesIn(records);
      const numbers = new Map(versions.map(({ topic, number }) => [topic, number]));
      const edited = { editorName: actor.name, at: new Date() };
      const bodies = new Map([...samples.keys()].map((topic) => [topic, withoutSample(topic)]));
      const club = records.get("club") as SampleClub | undefined;
      if (club?.sample === true && club.liveLink) bodies.set("club", withoutLiveLink(club));
      for (const [topic, body] of bodies) {
        const baseNumber = numbers.get(topic) ?? 0;
        const action = body === null ? "content.remove" : "content.publish";
        await this.publisher.addVersion(tx, { topic, baseNumber, body, ...edited }, { actor, action });
      }
      return countOf(samples);
    });
    await this.publisher.show();
    return removed;
  }

  /**
   * Removes the sharing pictures of deleted sample events. Uploaded pictures stay.
   * @param slugs the slugs of the deleted events
   * @throws DomainError FORBIDDEN.
   */
  async removeSharing(caller: Caller | null, slugs: readonly string[]): Promise<void> {
    const actor = requirePermission(caller, "removeSamples");
    const paths = new Set(slugs.map(eventPath));
    await this.db.inTransaction(async (tx) => {
      await this.repository.lock(tx);
      const versions = await this.repository.latest();
      const sharing = validRecords(this.files, versions).get(SHARING) as SharingContent;
      const pictures = sharing.pictures.filter(({ id, path }) => !paths.has(path) || readUploadedName(id));
      if (pictures.length === sharing.pictures.length) return;
      const baseNumber = versions.find(({ topic }) => topic === SHARING)?.number ?? 0;
      const body = JSON.stringify(Object.assign({}, sharing, { pictures }));
      const version = { topic: SHARING, baseNumber, body, editorName: actor.name, at: new Date() };
      await this.publisher.addVersion(tx, version, { actor, action: "content.publish" });
    });
    await this.publisher.show();
  }
}

interface SampleClub {
  readonly sample?: boolean;
  readonly liveLink?: unknown;
}

/** Returns the body that replaces a sample: an empty list, or null to remove the topic. */
function withoutSample(topic: string): string | null {
  return isRemovable(topic) ? null : JSON.stringify({ sample: false, [LISTS[topic] ?? ""]: [] });
}

/** Returns the body of a sample club without its link, because the link names a sample event. */
function withoutLiveLink({ liveLink: _sample, ...club }: SampleClub): string {
  return JSON.stringify(club);
}

/** Returns the sample topics that may be empty or missing. */
function samplesIn(records: ContentRecords): ContentRecords {
  const isTaken = (topic: string): boolean => isRemovable(topic) || Object.hasOwn(LISTS, topic);
  const isSample = (record: unknown): boolean => (record as { sample?: unknown }).sample === true;
  return new Map([...records].filter(([topic, record]) => isTaken(topic) && isSample(record)));
}

function countOf(samples: ContentRecords): ContentSamples {
  const sizeOf = (topic: string, list: string): number => {
    const entries = (samples.get(topic) as Readonly<Record<string, unknown>> | undefined)?.[list];
    return Array.isArray(entries) ? entries.length : 0;
  };
  const people = [...samples.keys()].map((topic) =>
    batchKey(topic) === null ? 0 : sizeOf(topic, "members"),
  );
  return {
    people: people.reduce((sum, size) => sum + size, samples.has("faculty") ? 1 : 0),
    testimonials: sizeOf("testimonials", "testimonials"),
    glimpses: sizeOf("glimpses", "glimpses"),
    texts: TEXTS.filter((topic) => samples.has(topic)).length,
  };
}
