import type { MediaAddresses } from "../../kernel/media/media-addresses.js";
import type { ClubMember } from "./contract/member-batch.content.js";
import type { MemberBatch, SiteContent } from "./content.types.js";
import type { Content } from "./load-content.js";

/** The club's content, ready to be sent: it was read and checked at the start, and pictures have their addresses. */
export class ContentService {
  private readonly content: SiteContent;
  private readonly batches: ReadonlyMap<string, MemberBatch>;

  constructor(
    { address, socialLinks, about, testimonials, glimpses, sharing, ...content }: Content,
    media: MediaAddresses,
  ) {
    const { club, faculty, batches } = content;
    this.content = {
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
      sharingPictures: sharing.pictures,
      memberBatches: batches.map(({ key, label, kind }) => ({ key, label, kind })),
      hasSamplePeople: [faculty, testimonials, ...batches].some(({ sample }) => sample),
    };
    const shown = batches.map(({ key, label, kind, members }) => {
      const portrait = (member: ClubMember): ClubMember =>
        Object.assign({}, member, { profileImage: media.picture(member.profileImage) });
      return { key, label, kind, members: members.map(portrait) };
    });
    this.batches = new Map(shown.map((batch) => [batch.key, batch]));
  }

  /** Everything but the people of the batches. */
  site(): SiteContent {
    return this.content;
  }

  /** A batch with its people, or null when there is none with this key. */
  batch(key: string): MemberBatch | null {
    return this.batches.get(key) ?? null;
  }
}
