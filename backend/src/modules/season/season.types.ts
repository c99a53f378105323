import { Field, ID, Int, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";
import type { Grant } from "../../kernel/contract/grants.js";
import { ApiGrant } from "../accounts/contract/role.enums.js";
import { SeasonItemKey, SeasonItemState } from "./season.enums.js";

/** One thing to be done before a season is over. */
@ObjectType({ simpleResolvers: true, description: "One thing to be done before a season is over." })
export class SeasonItem {
  @Field(() => SeasonItemKey, { description: "Which." })
  key!: SeasonItemKey;

  @Field(() => String, { description: "What is so once it is done." })
  title!: string;

  @Field(() => SeasonItemState, { description: "How far it is, counted at this moment." })
  state!: SeasonItemState;

  @Field(() => String, { description: "What was counted, in a sentence or two." })
  text!: string;

  @Field(() => String, { nullable: true, description: "Why it is not needed, if an admin noted a reason." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "Who said so." })
  markedBy!: string | null;

  @Field(() => Date, { nullable: true, description: "When they said so." })
  markedAt!: Date | null;
}

/** What is left to do before an event's season is over. */
@ObjectType({ simpleResolvers: true, description: "What is left to do before an event's season is over." })
export class SeasonChecklist {
  @Field(() => ID, { description: "The event." })
  eventId!: string;

  @Field(() => ID, { nullable: true, description: "The event that comes after it; null for none." })
  nextEventId!: string | null;

  @Field(() => [SeasonItem], { description: "Every item, in the order in which they are done best." })
  items!: SeasonItem[];
}

@ObjectType({ simpleResolvers: true, description: "The checklist after an item was marked." })
export class SeasonChecklistPayload extends MessagePayload {
  @Field(() => SeasonChecklist, { description: "The checklist." })
  checklist!: SeasonChecklist;
}

@ObjectType({ simpleResolvers: true, description: "A user with rights in the admin area." })
export class SeasonPerson {
  @Field(() => ID, { description: "The account." })
  id!: string;

  @Field(() => String, { description: "The name." })
  name!: string;

  @Field(() => String, { description: "The e-mail address." })
  email!: string;

  @Field(() => Boolean, { description: "Whether they are a Superadmin." })
  isSuperadmin!: boolean;

  @Field(() => [ApiGrant], { description: "Their limited rights." })
  grants!: Grant[];

  @Field(() => Date, { nullable: true, description: "When they last logged in, or signed up." })
  lastSeenAt!: Date | null;

  @Field(() => Boolean, { description: "Whether they were here since the season began." })
  wasHere!: boolean;

  @Field(() => Boolean, { description: "Whether they have two-step login." })
  hasTwoSteps!: boolean;
}

/** Who runs the site. */
@ObjectType({ simpleResolvers: true, description: "Everybody with rights in the admin area." })
export class SeasonPeople {
  @Field(() => Date, { description: "When the season began." })
  since!: Date;

  @Field(() => Boolean, { description: "Whether Superadmins have to log in with two steps." })
  twoStepsCompulsory!: boolean;

  @Field(() => [SeasonPerson], { description: "Superadmins first, then by name." })
  people!: SeasonPerson[];
}

/** The reply to a handing over. */
@ObjectType({ simpleResolvers: true, description: "The reply to a handing over." })
export class HandOverPayload extends MessagePayload {}

/** What is cleaned up by itself. */
@ObjectType({ simpleResolvers: true, description: "What is cleaned up by itself." })
export class CleanUpRules {
  @ShownVersion()
  version!: string;

  @Field(() => Int, { nullable: true, description: "Years after which accounts are forgotten; null never." })
  accountYears!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Years after which audited lines of bank statements are deleted; null never.",
  })
  lineYears!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The day until which the books were audited, YYYY-MM-DD.",
  })
  auditedUntil!: string | null;

  @Field(() => String, { nullable: true, description: "Who changed them last." })
  changedBy!: string | null;

  @Field(() => Date, { nullable: true, description: "When they were changed last." })
  changedAt!: Date | null;
}

/** The reply to a change of them. */
@ObjectType({ simpleResolvers: true, description: "What is cleaned up by itself, after a change." })
export class CleanUpRulesPayload extends MessagePayload {
  @Field(() => CleanUpRules, { description: "The rules after the change." })
  rules!: CleanUpRules;
}

/** What rules would concern at this moment. */
@ObjectType({ simpleResolvers: true, description: "What such rules would concern at this moment." })
export class CleanUpPreview {
  @Field(() => Int, { description: "Accounts whose owners would be notified, or are notified already." })
  accounts!: number;

  @Field(() => Int, { description: "Lines of bank statements that would be deleted." })
  lines!: number;
}
