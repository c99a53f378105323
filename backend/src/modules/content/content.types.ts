import { Field, ObjectType } from "type-graphql";
import { AboutCard } from "./contract/about.content.js";
import { ClubContent } from "./contract/club.content.js";
import { FacultyContent } from "./contract/faculty.content.js";
import { Glimpse } from "./contract/glimpses.content.js";
import { BatchKind, ClubMember } from "./contract/member-batch.content.js";
import { SharingPicture } from "./contract/sharing.content.js";
import { SocialLink } from "./contract/social-links.content.js";
import { TakePartStep } from "./contract/take-part.content.js";
import { Testimonial } from "./contract/testimonials.content.js";

/** A tab of the members page. */
@ObjectType({
  simpleResolvers: true,
  description: "A batch of the club's members: a tab of the members page.",
})
export class MemberBatchTab {
  @Field(() => String, { description: "What to ask `memberBatch` for, for example 2022-26." })
  key!: string;

  @Field(() => String, { description: "What the tab says." })
  label!: string;

  @Field(() => BatchKind, { description: "Whether they have graduated." })
  kind!: BatchKind;
}

/** A tab with its cards. */
@ObjectType({
  simpleResolvers: true,
  description: "A batch with the people in it, loaded when its tab is opened.",
})
export class MemberBatch extends MemberBatchTab {
  @Field(() => [ClubMember], { description: "The people, in the order the club put them." })
  members!: readonly ClubMember[];
}

/** What the public pages say, but for the people of the batches. */
@ObjectType({
  simpleResolvers: true,
  description:
    "What the public pages say: the club's own content files, which volunteers edit (docs/content.md). E-mail addresses in it are published on purpose, as mail links.",
})
export class SiteContent {
  @Field(() => ClubContent, { description: "Who the club is." })
  club!: ClubContent;

  @Field(() => [SocialLink], { description: "Where else the club can be found." })
  socialLinks!: readonly SocialLink[];

  @Field(() => [String], { description: "The club's address, line by line." })
  address!: readonly string[];

  @Field(() => [AboutCard], { description: "The cards of About Us." })
  aboutCards!: readonly AboutCard[];

  @Field(() => [TakePartStep], {
    description:
      "The club's own steps of How to take part; none for those that follow from the current event.",
  })
  takePart!: readonly TakePartStep[];

  @Field(() => [Testimonial], { description: "What others think about the club." })
  testimonials!: readonly Testimonial[];

  @Field(() => [Glimpse], { description: "Pictures of the club's life." })
  glimpses!: readonly Glimpse[];

  @Field(() => FacultyContent, {
    nullable: true,
    description: "The teacher in charge of the club; null for a club without one.",
  })
  faculty!: FacultyContent | null;

  @Field(() => [SharingPicture], { description: "The pictures that stand for pages where they are shared." })
  sharingPictures!: readonly SharingPicture[];

  /** Whether those that are not uploaded are drawn for the club (app/look/shipped-drawings.ts); not part of the API. */
  drawsSharing!: boolean;

  @Field(() => [MemberBatchTab], { description: "The tabs of the members page, without the people." })
  memberBatches!: readonly MemberBatchTab[];

  @Field(() => String, {
    nullable: true,
    description: "The club's colour, as #1a38d6; null for the product's own.",
  })
  accent!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of the club's mark, a square picture; null for the product's own.",
  })
  mark!: string | null;

  @Field(() => Boolean, { description: "Whether the site has not been set up yet." })
  isNew!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether people on these pages are still samples that the product ships: invented, with links that lead nowhere.",
  })
  hasSamplePeople!: boolean;
}
