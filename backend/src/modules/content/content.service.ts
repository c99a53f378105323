import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import type { ClubMember } from "./contract/member-batch.content.js";
import type { MemberBatch, SiteContent } from "./content.types.js";
import type { Content } from "./read-content.js";

/** The club's content, ready to be sent: it was checked before, and pictures have their addresses. */
export class ContentService {
  #content!: SiteContent;
  #batches!: ReadonlyMap<string, MemberBatch>;

  constructor(
    content: Content,
    private readonly media: MediaAddresses,
  ) {
    this.show(content);
  }

  /** Shows other content from now on. */
  show({ address, socialLinks, about, testimonials, glimpses, ...content }: Content): void {
    const { media } = this;
    const { club, faculty, batches } = content;
    this.#content = {
      club,
      socialLinks: socialLinks.links,
      address: address.lines,
      aboutCards: about.cards.map((card) => Object.assign({}, card, { icon: media.animation(card.icon) })),
      testimonials: testimonials.testimonials.map((said) =>
        Object.assign({}, said, { image: media.picture(said.image) }),
      ),
      glimpses: glimpses.glimpses.map((glimpse) =>
        Object.assign({}, glimpse, { image: media.picture(glimpse.image) }),
      ),
      faculty: Object.assign({}, faculty, { profileImage: media.picture(faculty.profileImage) }),
      memberBatches: batches.map(({ key, label, kind }) => ({ key, label, kind })),
      hasSamplePeople: [faculty, testimonials, ...batches].some(({ sample }) => sample),
    };
    const shown = batches.map(({ key, label, kind, members }) => {
      const portrait = (member: ClubMember): ClubMember =>
        Object.assign({}, member, { profileImage: media.picture(member.profileImage) });
      return { key, label, kind, members: members.map(portrait) };
    });
    this.#batches = new Map(shown.map((batch) => [batch.key, batch]));
  }

  /** Everything but the people of the batches. */
  site(): SiteContent {
    return this.#content;
  }

  /** A batch with its people, or null when there is none with this key. */
  batch(key: string): MemberBatch | null {
    return this.#batches.get(key) ?? null;
  }
}
