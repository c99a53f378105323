import { AsyncLocalStorage } from "node:async_hooks";
import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import { eventPath } from "../../kernel/contract/paths.js";
import { readUploadedName } from "../../kernel/contract/uploaded-pictures.js";
import { type EventTitles, type Language, LANGUAGES } from "../../kernel/languages/language.js";
import type { ClubMember } from "./contract/member-batch.content.js";
import { EVERY_OTHER_EVENT, type SharingPicture } from "./contract/sharing.content.js";
import type { MemberBatch, SiteContent } from "./content.types.js";
import type { Content } from "./read-content.js";
import { contentIn, eventIn, translatedTitles } from "./translations/in-language.js";

/** The alternative text of pictures that the server draws in place of the samples (app/look/shipped-drawings.ts). */
const DRAWN_ALT = "{club}, {university}";

/** The published content in each language, and the translations of events. */
interface ShownContent {
  readonly ready: Readonly<Record<Language, ReadyContent>>;
  readonly translations: Content["translations"];
  /** The titles of events in each language, by their English titles. */
  readonly titles: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  /** The texts of an event whose draft is previewed. */
  readonly drafted?: DraftedEvent | undefined;
}

/** The settings that new content does not change. */
interface Surroundings {
  readonly media: MediaAddresses;
  /** Whether the content files are the sample that the product ships. */
  readonly isShipped: boolean;
}

export interface DraftedEvent {
  readonly slug: string;
  readonly texts: object;
}

/** The published content in one language. */
interface ReadyContent {
  readonly site: SiteContent;
  readonly batches: ReadonlyMap<string, MemberBatch>;
}

/** The club's checked content, ready to be sent. Pictures have their full addresses. */
export class ContentService {
  readonly #around: Surroundings;
  #shown: ShownContent;
  readonly #previewed = new AsyncLocalStorage<ShownContent>();

  /** @param isNew whether the site is not set up yet */
  constructor(
    content: Content,
    media: MediaAddresses,
    private readonly isNew: () => boolean,
  ) {
    this.#around = { media, isShipped: content.club.sample };
    this.#shown = shownContent(content, this.#around);
  }

  show(content: Content): void {
    this.#shown = shownContent(content, this.#around);
  }

  /**
   * Runs `work` with other content and, if given, other texts of an event. All other requests still get the published
   * content.
   */
  preview<T>(content: Content, work: () => Promise<T>, drafted?: DraftedEvent): Promise<T> {
    return this.#previewed.run({ ...shownContent(content, this.#around), drafted }, work);
  }

  /** Returns all content except the people of the batches. Texts without a translation are in English. */
  site(language: Language = "en"): SiteContent {
    const { site } = this.#now.ready[language];
    const isNew = this.isNew();
    return site.isNew === isNew ? site : Object.assign({}, site, { isNew });
  }

  /** Returns a batch with its people, or null for an unknown key. */
  batch(key: string, language: Language = "en"): MemberBatch | null {
    return this.#now.ready[language].batches.get(key) ?? null;
  }

  /**
   * Returns an event with its texts in the given language. In a preview, the texts come from the event's draft. Texts
   * without a translation are in English.
   */
  event<T extends { readonly slug: string }>(event: T, language: Language): T {
    const { drafted, translations } = this.#now;
    const shownEvent = drafted?.slug === event.slug ? { ...event, ...drafted.texts } : event;
    return eventIn(language, shownEvent, translations);
  }

  /** Returns an event's title in the given language, for code that knows only the English title. */
  readonly eventTitle: EventTitles = (language, english) =>
    this.#now.titles[language].get(english) ?? english;

  get #now(): ShownContent {
    return this.#previewed.getStore() ?? this.#shown;
  }
}

function shownContent(content: Content, around: Surroundings): ShownContent {
  const { translations } = content;
  const inAll = <T>(make: (language: Language) => T): Record<Language, T> =>
    Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
  return {
    ready: inAll((language) => readyContent(contentIn(language, content), around)),
    translations,
    titles: inAll((language) => translatedTitles(language, translations)),
  };
}

function readyContent(content: Content, { media, isShipped }: Surroundings): ReadyContent {
  const { club, faculty, batches, socialLinks, address, about, testimonials, glimpses, sharing, look } =
    content;
  const { takePart } = content;
  // The server draws the sharing pictures if the club published its content over the shipped sample files. A club that
  // replaced these files has its own sharing pictures among them.
  const drawsSharing = isShipped && !club.sample;
  const pictured = <T extends { image: string | null }>(one: T): T =>
    Object.assign({}, one, { image: media.shown(one.image) });
  const portrayed = <T extends { profileImage: string | null }>(one: T): T =>
    Object.assign({}, one, { profileImage: media.shown(one.profileImage) });
  const site: SiteContent = {
    club,
    socialLinks: socialLinks.links,
    address: address.lines,
    aboutCards: about.cards.map((card) => Object.assign({}, card, { icon: media.animation(card.icon) })),
    takePart: takePart.steps,
    testimonials: testimonials.testimonials.map(pictured),
    glimpses: glimpses.glimpses.map(pictured),
    faculty: faculty && portrayed(faculty),
    sharingPictures: drawsSharing ? sharing.pictures.flatMap(drawnPicture) : sharing.pictures,
    drawsSharing,
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

/**
 * Returns an uploaded picture unchanged. Gives a sample picture the alternative text of the drawing that replaces it.
 * Returns an empty list for a picture of a sample event.
 */
function drawnPicture(picture: SharingPicture): SharingPicture[] {
  if (readUploadedName(picture.id) !== null) return [picture];
  const isEvents = picture.path.startsWith(eventPath("")) && picture.path !== EVERY_OTHER_EVENT;
  return isEvents ? [] : [Object.assign({}, picture, { alt: DRAWN_ALT })];
}
