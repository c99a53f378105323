import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  Matches,
  MaxLength,
} from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ADMIN_RULES } from "../../../kernel/contract/admin-texts.js";
import { RULES } from "../../../kernel/contract/catalogue.js";
import { EntityId, VersionField } from "../../../kernel/contract/common-fields.js";
import { LIMITS } from "../../../kernel/contract/limits.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";
import { OneLine } from "../../../kernel/contract/plain-text.js";
import { WEBHOOK_TYPES } from "../../../kernel/contract/webhook-types.js";

const TYPES = Object.keys(WEBHOOK_TYPES);

@InputType({ description: "A webhook: another program that the site notifies of events." })
export class CreateWebhookInput {
  @OneLine(ADMIN_RULES.webhookUrl)
  @Matches(/\S/, { message: ADMIN_RULES.webhookUrl })
  @MaxLength(LIMITS.linkMax, { message: RULES.tooLong })
  @Field(() => String, { description: "The https address that receives the messages." })
  url!: string;

  @OneLine(ADMIN_RULES.webhookDescription)
  @Matches(/\S/, { message: ADMIN_RULES.webhookDescription })
  @MaxLength(LIMITS.webhookDescriptionMax, { message: ADMIN_RULES.webhookDescription })
  @Field(() => String, { description: "The webhook's purpose." })
  description!: string;

  @IsArray({ message: ADMIN_RULES.webhookTypes })
  @ArrayMinSize(1, { message: ADMIN_RULES.webhookTypes })
  @ArrayMaxSize(TYPES.length, { message: ADMIN_RULES.webhookTypes })
  @IsIn(TYPES, { each: true, message: ADMIN_RULES.webhookTypes })
  @Field(() => [String], { description: "The events that it is notified of, for example `team.created`." })
  types!: string[];
}

@InputType({ description: "A webhook after the change." })
export class UpdateWebhookInput extends CreateWebhookInput {
  @EntityId()
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, { description: "Whether it is notified." })
  isOn!: boolean;

  @VersionField()
  version?: string | null;
}

@InputType({ description: "The webhook." })
export class WebhookIdInput {
  @EntityId()
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @VersionField()
  version?: string | null;
}

@InputType({ description: "The message to send again." })
export class ReplayWebhookInput {
  @EntityId()
  @Field(() => ID, { description: "The message's id." })
  deliveryId!: string;
}

@InputType({ description: "The failed messages of a webhook to send again." })
export class ReplayFailedWebhooksInput {
  @EntityId()
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @IsDate({ message: RULES.day })
  @Field(() => Date, { description: "Only messages that were written since this time." })
  since!: Date;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @EntityId()
  @Field(() => ID, { description: "The webhook." })
  endpointId!: string;

  @IsBoolean({ message: RULES.choice })
  @Field(() => Boolean, { defaultValue: false, description: "Only messages that could not be delivered." })
  onlyFailed = false;
}
