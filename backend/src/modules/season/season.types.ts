import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";
import type { Grant } from "../../kernel/contract/grants.js";
import { ApiGrant } from "../accounts/contract/role.enums.js";
import { SeasonItemKey, SeasonItemState } from "./season.enums.js";

@ObjectType({ simpleResolvers: true, description: "An item of the checklist at the end of a season." })
export class SeasonItem {
  @Field(() => SeasonItemKey, { description: "The key of the item." })
  key!: SeasonItemKey;

  @Field(() => String, { description: "The title of the item." })
  title!: string;

  @Field(() => SeasonItemState, { description: "The present state of the item." })
  state!: SeasonItemState;

  @Field(() => String, { description: "The details, in a sentence or two." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The reason why the item is not needed, or null." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "The person who noted the reason." })
  markedBy!: string | null;

  @Field(() => Date, { nullable: true, description: "When the reason was noted." })
  markedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The checklist of an event's season." })
export class SeasonChecklist {
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: "The next event, or null." })
  nextEventId!: string | null;

  @Field(() => [SeasonItem], { description: "Every item, in the recommended order." })
  items!: SeasonItem[];
}

@ObjectType({ simpleResolvers: true, description: "The checklist after a change to an item." })
export class SeasonChecklistPayload extends MessagePayload {
  @Field(() => SeasonChecklist, { description: "The checklist." })
  checklist!: SeasonChecklist;
}

@ObjectType({ simpleResolvers: true, description: "A person with rights in the admin area." })
export class SeasonPerson {
  @Field(() => ID, { description: "The account." })
  id!: string;

  @Field(() => String, { description: "The name." })
  name!: string;

  @Field(() => String, { description: "The e-mail address." })
  email!: string;

  @Field(() => Boolean, { description: "Whether the person is a Superadmin." })
  isSuperadmin!: boolean;

  @Field(() => [ApiGrant], { description: "The person's limited rights." })
  grants!: Grant[];

  @Field(() => Date, { nullable: true, description: "When the person last logged in or signed up." })
  lastSeenAt!: Date | null;

  @Field(() => Boolean, { description: "Whether the person logged in since the season began." })
  wasHere!: boolean;

  @Field(() => Boolean, { description: "Whether the person has two-step login." })
  hasTwoSteps!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Everyone with rights in the admin area." })
export class SeasonPeople {
  @Field(() => Date, { description: "When the season began." })
  since!: Date;

  @Field(() => Boolean, { description: "Whether Superadmins have to log in with two steps." })
  twoStepsCompulsory!: boolean;

  @Field(() => [SeasonPerson], { description: "Superadmins first, then by name." })
  people!: SeasonPerson[];
}

@ObjectType({ simpleResolvers: true, description: "The outcome of handing over." })
export class HandOverPayload extends MessagePayload {}

@ObjectType({ simpleResolvers: true, description: "The rules for automatic deletion." })
export class CleanUpRules {
  @ShownVersion()
  version!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Years without use after which accounts are deleted, or null for never.",
  })
  accountYears!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Years after which audited lines of bank statements are deleted, or null for never.",
  })
  lineYears!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The last audited day of the books, YYYY-MM-DD.",
  })
  auditedUntil!: string | null;

  @Field(() => String, { nullable: true, description: "The person who last changed the rules, or null." })
  changedBy!: string | null;

  @Field(() => Date, { nullable: true, description: "When the rules were last changed, or null." })
  changedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: "The rules for automatic deletion after a change." })
export class CleanUpRulesPayload extends MessagePayload {
  @Field(() => CleanUpRules, { description: "The rules after the change." })
  rules!: CleanUpRules;
}

@ObjectType({
  simpleResolvers: true,
  description: "A preview of the data that the given rules would delete now.",
})
export class CleanUpPreview {
  @Field(() => Int, { description: "The number of accounts whose owners would be notified or already are." })
  accounts!: number;

  @Field(() => Int, { description: "The number of lines of bank statements that would be deleted." })
  lines!: number;
}
