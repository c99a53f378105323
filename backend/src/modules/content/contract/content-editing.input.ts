import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { NeededVersion } from "../../../kernel/contract/common-fields.js";
import { type ListColumnInput, ListColumnsField } from "../../../kernel/contract/list-columns.js";
import { ListText } from "../../../kernel/contract/list-input.js";

const TOPIC_DESCRIPTION =
  "The topic, named as its file: `club`, `testimonials`, `members/2022-26`; `hi/club` has its texts in Hindi, `events/algOlympics` those of an event, and `bn/events/algOlympics` the same in Bengali.";

function TopicField(): PropertyDecorator {
  return (target, key) => {
    MaxLength(80, { message: ADMIN_RULES.contentTopic })(target, key);
    Field(() => ID, { description: TOPIC_DESCRIPTION })(target, key);
  };
}

@InputType({
  description: "The draft of a topic. It may have mistakes, because only editors see it.",
})
export class SaveContentDraftInput {
  @TopicField()
  topic!: string;

  @MaxLength(60_000, { message: ADMIN_RULES.contentBody })
  @Field(() => String, { description: "The topic as JSON, with the fields that docs/content.md names." })
  body!: string;

  /** The draft's version, or "0" if there is no draft. */
  @NeededVersion()
  version!: string;

  @IsOptional()
  @IsInt({ message: ADMIN_RULES.contentNumber })
  @Min(0, { message: ADMIN_RULES.contentNumber })
  @Field(() => Int, {
    nullable: true,
    description:
      "The number of the published version on which the draft is based. The default is the draft's present base, or the published version for a new draft.",
  })
  baseNumber?: number | null;
}

@InputType({ description: "The draft to discard." })
export class ContentDraftInput {
  @TopicField()
  topic!: string;

  @NeededVersion()
  version!: string;
}

@InputType({ description: "The draft to publish." })
export class PublishContentInput extends ContentDraftInput {}

@InputType({ description: "The topic to take off the site. Its versions stay." })
export class RemoveContentInput {
  @TopicField()
  topic!: string;

  /** The version of the published topic. */
  @NeededVersion()
  version!: string;
}

@InputType({ description: "The version to publish again." })
export class RestoreContentInput extends RemoveContentInput {
  @IsInt({ message: ADMIN_RULES.contentNumber })
  @Min(0, { message: ADMIN_RULES.contentNumber })
  @Field(() => Int, { description: "The version to publish again. 0 is the version of the files." })
  number!: number;
}

@InputType({ description: "A list of people from a spreadsheet, with headings." })
export class BatchPeopleInput {
  @ListText({
    ...{ most: 200_000, tooLong: ADMIN_RULES.contentCsv, empty: ADMIN_RULES.contentColumns },
    description:
      "CSV with a column Name. The columns Role, Placement, Email, Instagram and LinkedIn are optional.",
  })
  csv!: string;

  @ListColumnsField()
  columns?: ListColumnInput[];
}

@InputType({ description: "A topic that is published together with others." })
export class ContentPartInput extends RemoveContentInput {
  @MaxLength(60_000, { message: ADMIN_RULES.contentBody })
  @Field(() => String, { description: "The content, as JSON." })
  body!: string;
}

@InputType({
  description: "Topics to publish together. An event's texts are published separately.",
})
export class PublishContentsInput {
  @ValidateNested({ each: true })
  @IsArray({ message: ADMIN_RULES.contentParts })
  @ArrayUnique(({ topic }: ContentPartInput) => topic, { message: ADMIN_RULES.contentParts })
  @ArrayMinSize(1, { message: ADMIN_RULES.contentParts })
  @ArrayMaxSize(20, { message: ADMIN_RULES.contentParts })
  @Field(() => [ContentPartInput], { description: "The topics. No topic may occur twice." })
  contents!: ContentPartInput[];
}
