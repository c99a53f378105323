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

@ObjectType({
  simpleResolvers: true,
  description: "A batch of the club's members: a tab of the members page.",
})
export class MemberBatchTab {
  @Field(() => String, { description: "The key for `memberBatch`, for example 2022-26." })
  key!: string;

  @Field(() => String, { description: "The title of the tab." })
  label!: string;

  @Field(() => BatchKind, { description: "Whether its people have graduated." })
  kind!: BatchKind;
}

@ObjectType({
  simpleResolvers: true,
  description: "A batch with its people, loaded when its tab is opened.",
})
export class MemberBatch extends MemberBatchTab {
  @Field(() => [ClubMember], { description: "The people, in the order of the club." })
  members!: readonly ClubMember[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    "The texts of the public pages, from the club's content files (docs/content.md). Its e-mail addresses are public on purpose, as mail links.",
})
export class SiteContent {
  @Field(() => ClubContent, { description: "The club's name and description." })
  club!: ClubContent;

  @Field(() => [SocialLink], { description: "Other places where people find the club." })
  socialLinks!: readonly SocialLink[];

  @Field(() => [String], { description: "The club's address, line by line." })
  address!: readonly string[];

  @Field(() => [AboutCard], { description: "The cards of About Us." })
  aboutCards!: readonly AboutCard[];

  @Field(() => [TakePartStep], {
    description:
      "The club's own steps of How to take part. Empty when the steps follow from the current event.",
  })
  takePart!: readonly TakePartStep[];

  @Field(() => [Testimonial], { description: "What others think about the club." })
  testimonials!: readonly Testimonial[];

  @Field(() => [Glimpse], { description: "Pictures of the club's life." })
  glimpses!: readonly Glimpse[];

  @Field(() => FacultyContent, {
    nullable: true,
    description: "The teacher who supports the club, or null.",
  })
  faculty!: FacultyContent | null;

  @Field(() => [SharingPicture], { description: "The preview pictures of shared pages." })
  sharingPictures!: readonly SharingPicture[];

  /**
   * Whether the server draws the sharing pictures that are not uploaded (app/look/shipped-drawings.ts). Not part of the
   * API.
   */
  drawsSharing!: boolean;

  @Field(() => [MemberBatchTab], { description: "The tabs of the members page, without the people." })
  memberBatches!: readonly MemberBatchTab[];

  @Field(() => String, {
    nullable: true,
    description: "The club's colour, for example #1a38d6, or null for the default colour.",
  })
  accent!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of the club's mark, a square picture, or null for the default mark.",
  })
  mark!: string | null;

  @Field(() => Boolean, { description: "Whether the site is not set up yet." })
  isNew!: boolean;

  @Field(() => Boolean, {
    description: "Whether people on these pages are still samples: invented, with links that lead nowhere.",
  })
  hasSamplePeople!: boolean;
}
