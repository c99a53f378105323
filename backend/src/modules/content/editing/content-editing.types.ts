import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../../kernel/contract/common-fields.js";
import { DateTime } from "../../../kernel/graphql/scalars.js";
import type { Text } from "../../../kernel/languages/message.js";

@ObjectType({
  simpleResolvers: true,
  description: "A topic of the public pages and its state.",
})
export class ContentTopic {
  @Field(() => ID, {
    description:
      "The name of the topic's file: `club`, `testimonials`, `members/2022-26`, or `events/algOlympics` for an event's texts.",
  })
  id!: string;

  @Field(() => String, { nullable: true, description: "For an event's texts, the title of the event." })
  title!: string | null;

  @Field(() => Int, { description: "The published version. 0 is the version of the files." })
  number!: number;

  @ShownVersion()
  version!: string;

  @Field(() => Boolean, {
    description: "Whether the topic is on the site. A new or removed batch is not.",
  })
  isPublished!: boolean;

  @Field(() => Boolean, { description: "Whether the topic is still the sample that the product ships." })
  isSample!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "The time at which the topic was published, or null for the files.",
  })
  publishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The person who published it, or null for the files." })
  publishedBy!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "The time of the last change to the draft, or null without a draft.",
  })
  draftedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "The name of the person who last changed the draft." })
  draftedBy!: string | null;

  @Field(() => Int, {
    description:
      "For a translation, the number of published texts whose English text has changed since they were translated. Visitors see these texts in English.",
  })
  outdatedTexts!: number;
}

@ObjectType({ simpleResolvers: true, description: "A mistake in a draft." })
export class ContentMistake {
  @Field(() => String, {
    description: "The field, for example `testimonials[3].feedback`. Empty for the whole topic.",
  })
  place!: string;

  @Field(() => String, {
    description:
      'The end of a sentence that begins with the field, such as "must not be empty". For an event, a whole sentence.',
  })
  complaint!: Text;
}

@ObjectType({ simpleResolvers: true, description: "The draft of a topic. All editors share one draft." })
export class ContentDraftView {
  @Field(() => String, { description: "The draft, as JSON." })
  body!: string;

  @ShownVersion()
  version!: string;

  @Field(() => Int, {
    description: "The published version on which the draft is based. It can replace only this version.",
  })
  baseNumber!: number;

  @Field(() => String, { description: "The name of the person who last changed the draft." })
  by!: string;

  @Field(() => DateTime, { description: "The time of the last change." })
  at!: Date;

  @Field(() => [ContentMistake], { description: "The mistakes to correct before publishing." })
  mistakes!: readonly ContentMistake[];
}

@ObjectType({ simpleResolvers: true, description: "A published version of a topic." })
export class ContentVersionView {
  @Field(() => Int, {
    description:
      "The version's number, counted from 1. 0 is the version of the files, or an event's first texts.",
  })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: "The content as JSON, or null when a batch was removed.",
  })
  body!: string | null;

  @Field(() => String, { nullable: true, description: "The person who published it, or null for the files." })
  by!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "The time at which the version was published, or null for the files.",
  })
  at!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "A text in English, to be translated." })
export class ContentEnglishText {
  @Field(() => String, { description: "The path of the text, such as `welcome` or `cards[aim].title`." })
  key!: string;

  @Field(() => String, { description: "The published English text." })
  english!: string;

  @Field(() => Int, { description: "The maximum number of characters of a translation." })
  max!: number;

  @Field(() => Boolean, { description: "Whether the text may have several lines." })
  isLong!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A topic with its draft and its history." })
export class ContentTopicDetail extends ContentTopic {
  @Field(() => String, {
    nullable: true,
    description: "The published content, as JSON, or null when it is not on the site.",
  })
  published!: string | null;

  @Field(() => ContentDraftView, {
    nullable: true,
    description: "The draft, or null.",
  })
  draft!: ContentDraftView | null;

  @Field(() => [ContentVersionView], { description: "The earlier versions, newest first." })
  versions!: readonly ContentVersionView[];

  @Field(() => [ContentEnglishText], {
    description: "For a translation, the texts to translate. Empty for a topic in English.",
  })
  english!: readonly ContentEnglishText[];
}

@ObjectType({ simpleResolvers: true, description: "A topic after a change." })
export class ContentTopicPayload extends MessagePayload {
  @Field(() => ContentTopicDetail, { description: "The present state." })
  topic!: ContentTopicDetail;
}

@ObjectType({ simpleResolvers: true, description: "A person of a list, as written there." })
export class BatchPerson {
  @Field(() => String, { description: "The person's name." })
  name!: string;

  @Field(() => String, { description: "The e-mail address, or empty." })
  email!: string;

  @Field(() => String, { nullable: true, description: "The teacher's role in the club." })
  role!: string | null;

  @Field(() => String, { nullable: true, description: "The person's place of work or study." })
  placement!: string | null;

  @Field(() => String, { nullable: true, description: "The person's page on Instagram." })
  instagram!: string | null;

  @Field(() => String, { nullable: true, description: "The person's page on LinkedIn." })
  linkedin!: string | null;
}
