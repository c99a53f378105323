import { AsyncLocalStorage } from "node:async_hooks";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import type { ClubMember } from "./contract/member-batch.content.js";
import type { MemberBatch, SiteContent } from "./content.types.js";
import type { Content } from "./read-content.js";

/** Content as it is sent. */
interface ReadyContent {
  readonly site: SiteContent;
  readonly batches: ReadonlyMap<string, MemberBatch>;
}

/** The club's content, ready to be sent: it was checked before, and pictures have their addresses. */
export class ContentService {
  #shown: ReadyContent;
  #isNew = (): boolean => false;
  readonly #previewed = new AsyncLocalStorage<ReadyContent>();

  constructor(
    content: Content,
    private readonly media: MediaAddresses,
  ) {
    this.#shown = readyContent(content, media);
  }

  /** Shows other content from now on. */
  show(content: Content): void {
    this.#shown = readyContent(content, this.media);
  }

  /** Does `work` as if other content were shown; nobody else sees any of it. */
  preview<T>(content: Content, work: () => Promise<T>): Promise<T> {
    return this.#previewed.run(readyContent(content, this.media), work);
  }

  /** Says from now on whether the site is new as `isNew` answers it. */
  askWhetherNew(isNew: () => boolean): void {
    this.#isNew = isNew;
  }

  /** Everything but the people of the batches. */
  site(): SiteContent {
    const { site } = this.#now;
    const isNew = this.#isNew();
    return site.isNew === isNew ? site : Object.assign({}, site, { isNew });
  }

  /** A batch with its people, or null when there is none with this key. */
  batch(key: string): MemberBatch | null {
    return this.#now.batches.get(key) ?? null;
  }

  get #now(): ReadyContent {
    return this.#previewed.getStore() ?? this.#shown;
  }
}

function readyContent(content: Content, media: MediaAddresses): ReadyContent {
  const { club, faculty, batches, socialLinks, address, about, testimonials, glimpses, sharing, look } =
    content;
  const pictured = <T extends { image: string | null }>(one: T): T =>
    Object.assign({}, one, { image: media.picture(one.image) });
  const portrayed = <T extends { profileImage: string | null }>(one: T): T =>
    Object.assign({}, one, { profileImage: media.picture(one.profileImage) });
  const site: SiteContent = {
    club,
    socialLinks: socialLinks.links,
    address: address.lines,
    aboutCards: about.cards.map((card) => Object.assign({}, card, { icon: media.animation(card.icon) })),
    testimonials: testimonials.testimonials.map(pictured),
    glimpses: glimpses.glimpses.map(pictured),
    faculty: faculty && portrayed(faculty),
    sharingPictures: sharing.pictures,
    memberBatches: batches.map(({ key, label, kind }) => ({ key, label, kind })),
    accent: look.accent,
    mark: media.picture(look.mark),
    isNew: false,
    hasSamplePeople: [faculty, testimonials, ...batches].some((part) => part?.sample === true),
  };
  const shown = batches.map(({ key, label, kind, members }): [string, MemberBatch] => [
    key,
    { key, label, kind, members: members.map((member: ClubMember) => portrayed(member)) },
  ]);
  return { site, batches: new Map(shown) };
}
