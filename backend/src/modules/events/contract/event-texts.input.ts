import { ArrayMaxSize, IsArray, Matches, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { applyDecorators, OptionalText } from "../../../kernel/contract/common-fields.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { OneLine, SeveralLines } from "../../../kernel/contract/plain-text.js";
import { UNSEEN } from "../../../kernel/contract/visible-text.js";

/**
 * Matches a path of this site (not `//elsewhere`) or an https address. Rejects invisible characters, and also
 * credentials, because readers could mistake them for the host.
 */
const LINK = new RegExp(
  String.raw`^(?!.*[${UNSEEN}])(?:/(?![/\\])[^\s\\]*|https://[^\s/?#@\\]+(?:[/?#]\S*)?)$`,
  "u",
);
/** Matches a path relative to the media base address, without "..". */
const IMAGE = /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

function TitleLine(max: number): PropertyDecorator {
  return applyDecorators(
    OneLine(RULES.oneLine),
    MaxLength(max, { message: RULES.tooLong }),
    Matches(/\S/, { message: RULES.title }),
  );
}

function TextLines(): PropertyDecorator {
  return applyDecorators(SeveralLines(), MaxLength(LIMITS.eventTextMax, { message: RULES.tooLong }));
}

function OptionalTextLine(max: number): PropertyDecorator {
  return applyDecorators(OptionalText(), OneLine(RULES.oneLine), MaxLength(max, { message: RULES.tooLong }));
}

function OptionalTextLines(): PropertyDecorator {
  return applyDecorators(OptionalText(), TextLines());
}

@InputType({ description: "Something an event's teams should know." })
export class NoticeInput {
  @TitleLine(LIMITS.eventTitleMax)
  @Field(() => String, { description: "The headline." })
  title!: string;

  @TextLines()
  @Matches(/\S/, { message: RULES.noticeText })
  @Field(() => String, { description: "The text." })
  description!: string;

  @OptionalText()
  @Matches(LINK, { message: RULES.link })
  @MaxLength(LIMITS.linkMax, { message: RULES.link })
  @Field(() => String, { nullable: true, description: "A path of this site, or an https address." })
  link?: string | null;
}

@InputType({ description: "The public texts of an event." })
export class EventTextsInput {
  @TitleLine(LIMITS.eventTitleMax)
  @Field(() => String, { description: "The event's name." })
  title!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.eventSummaryMax, { message: RULES.tooLong })
  @Field(() => String, { description: "One or two sentences for a card." })
  summary!: string;

  @TextLines()
  @Field(() => String, { description: "The whole text. An empty line ends a paragraph." })
  description!: string;

  @Matches(IMAGE, { message: RULES.image })
  @MaxLength(LIMITS.imagePathMax, { message: RULES.image })
  @Field(() => String, { description: "The picture's path under the media base address." })
  image!: string;

  @TextLines()
  @Field(() => String, { description: "The schedule, one step per line." })
  schedule!: string;

  @OneLine(RULES.oneLine)
  @MaxLength(LIMITS.venueMax, { message: RULES.tooLong })
  @Field(() => String, { description: "Where it takes place." })
  venue!: string;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, {
    nullable: true,
    description: 'The hours of a day, such as "5 PM to 8 PM".',
  })
  hours?: string | null;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, { nullable: true, description: "The room or lab." })
  room?: string | null;

  @OptionalTextLine(LIMITS.venueMax)
  @Field(() => String, {
    nullable: true,
    description: "The contact for questions: an e-mail address, an https address, or text.",
  })
  contact?: string | null;

  @OptionalTextLines()
  @Field(() => String, { nullable: true, description: "The rules, one per line." })
  rules?: string | null;

  @OptionalTextLines()
  @Field(() => String, {
    nullable: true,
    description: "The prizes, one per line: the reason, a colon, the prize.",
  })
  prizes?: string | null;

  @OptionalTextLines()
  @Field(() => String, {
    nullable: true,
    description: "The syllabus, one step per line: the time, a colon, the topic.",
  })
  syllabus?: string | null;

  @OptionalTextLines()
  @Field(() => String, {
    nullable: true,
    description:
      "Questions and answers: a line with the question, then the answer. An empty line ends an answer.",
  })
  faq?: string | null;

  @IsArray({ message: RULES.notices })
  @ArrayMaxSize(LIMITS.notices, { message: RULES.notices })
  @ValidateNested({ each: true })
  @Field(() => [NoticeInput], { description: "Notices for the event's teams, at most 20." })
  notices!: NoticeInput[];
}
