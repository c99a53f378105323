import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../../kernel/contract/common-fields.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";

@ObjectType({
  simpleResolvers: true,
  description: "A part of the content of the public pages, and its state.",
})
export class ContentTopic {
  @Field(() => ID, {
    description:
      "Named as its file: `club`, `testimonials`, `members/2022-26`; an event's texts as `events/algOlympics`.",
  })
  id!: string;

  @Field(() => String, { nullable: true, description: "Of an event's texts, what the event is called." })
  title!: string | null;

  @Field(() => Int, { description: "The version that everybody sees; 0 is that of the files." })
  number!: number;

  @ShownVersion()
  version!: string;

  @Field(() => Boolean, {
    description: "Whether it is on the site: a new batch is not, and one that was removed.",
  })
  isPublished!: boolean;

  @Field(() => Boolean, { description: "Whether it is still the sample that the product ships." })
  isSample!: boolean;

  @Field(() => DateTime, { nullable: true, description: "Since when; null for the files." })
  publishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Who published it; null for the files." })
  publishedBy!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the draft was last changed; null without one.",
  })
  draftedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Who changed the draft last." })
  draftedBy!: string | null;
}

/** What is wrong in a draft. */
@ObjectType({ simpleResolvers: true, description: "A mistake in a draft." })
export class ContentMistake {
  @Field(() => String, { description: "The field: `testimonials[3].feedback`; empty for the whole." })
  place!: string;

  @Field(() => String, {
    description:
      "The end of a sentence that begins with the field: must not be empty; of an event a whole sentence.",
  })
  complaint!: string;
}

/** What a topic is to say next. */
@ObjectType({ simpleResolvers: true, description: "What a topic is to say next. All editors share one." })
export class ContentDraftView {
  @Field(() => String, { description: "JSON." })
  body!: string;

  @ShownVersion()
  version!: string;

  @Field(() => Int, {
    description: "The published version that it goes on from; it is published only over that one.",
  })
  baseNumber!: number;

  @Field(() => String, { description: "Who changed it last." })
  by!: string;

  @Field(() => DateTime, { description: "When." })
  at!: Date;

  @Field(() => [ContentMistake], { description: "What must be put right before everybody can see it." })
  mistakes!: readonly ContentMistake[];
}

/** An entry of a topic's history. */
@ObjectType({ simpleResolvers: true, description: "What a topic said from some moment on." })
export class ContentVersionView {
  @Field(() => Int, {
    description: "Counted from 1; 0 is that of the files, and what an event said at first.",
  })
  number!: number;

  @Field(() => String, { nullable: true, description: "JSON; null where a batch was removed." })
  body!: string | null;

  @Field(() => String, { nullable: true, description: "Who published it; null for the files." })
  by!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When; null for the files." })
  at!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A text in English, to be translated." })
export class ContentEnglishText {
  @Field(() => String, { description: "Its place: `welcome`, `cards[aim].title`." })
  key!: string;

  @Field(() => String, { description: "What everybody sees in English." })
  english!: string;

  @Field(() => Int, { description: "The most characters that may stand in its place." })
  max!: number;

  @Field(() => Boolean, { description: "Whether it may have several lines." })
  isLong!: boolean;
}

/** A topic to be edited. */
@ObjectType({ simpleResolvers: true, description: "A topic with its draft and its history." })
export class ContentTopicDetail extends ContentTopic {
  @Field(() => String, {
    nullable: true,
    description: "What everybody sees, as JSON; null where it is not on the site.",
  })
  published!: string | null;

  @Field(() => ContentDraftView, {
    nullable: true,
    description: "What it is to say next; null without a draft.",
  })
  draft!: ContentDraftView | null;

  @Field(() => [ContentVersionView], { description: "What it said before, newest first." })
  versions!: readonly ContentVersionView[];

  @Field(() => [ContentEnglishText], {
    description: "Of a translation, the texts that there are to translate; none of a topic in English.",
  })
  english!: readonly ContentEnglishText[];
}

/** The reply to a change of content. */
@ObjectType({ simpleResolvers: true, description: "A topic after a change." })
export class ContentTopicPayload extends MessagePayload {
  @Field(() => ContentTopicDetail, { description: "The topic after the change." })
  topic!: ContentTopicDetail;
}

/** A person in a list, not checked yet. */
@ObjectType({ simpleResolvers: true, description: "A person in a typed list." })
export class BatchPerson {
  @Field(() => String, { description: "Their name." })
  name!: string;

  @Field(() => String, { description: "Their e-mail address; empty where there is none." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Their part in the club." })
  role!: string | null;

  @Field(() => String, { nullable: true, description: "Where they work or study." })
  placement!: string | null;

  @Field(() => String, { nullable: true, description: "Their page on Instagram." })
  instagram!: string | null;

  @Field(() => String, { nullable: true, description: "Their page on LinkedIn." })
  linkedin!: string | null;
}
