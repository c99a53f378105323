import { Field, ID, Int, ObjectType } from "type-graphql";
import { enumeration } from "../../kernel/contract/enumeration.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";
import { DeliveryState } from "../../kernel/webhooks/webhook-delivery.entity.js";
import { WebhookState } from "../../kernel/webhooks/webhook-endpoint.entity.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

enumeration(
  "WebhookState",
  "Whether a webhook is notified.",
  {
    on: "The webhook is notified.",
    off: "A Superadmin switched it off.",
    failing: "The site switched it off after five days without a delivery.",
    gone: "The site switched it off after a reply 410 Gone.",
  },
  WebhookState,
);

enumeration(
  "WebhookDeliveryState",
  "The state of a message.",
  {
    queued: "The message waits for its first or next attempt.",
    sent: "The message was delivered.",
    failed: "The message could not be delivered.",
  },
  DeliveryState,
);

/** A webhook as Superadmins see it, without its secret. */
@ObjectType("Webhook", {
  simpleResolvers: true,
  description: "A webhook: another program that the site notifies of events.",
})
export class WebhookView {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The address that receives the messages." })
  url!: string;

  @Field(() => String, { description: "The webhook's purpose." })
  description!: string;

  @Field(() => [String], { description: "The events that it is notified of." })
  types!: readonly string[];

  @Field(() => WebhookState, { description: "Whether the webhook is notified." })
  state!: WebhookState;

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when deliveries fail, or null.",
  })
  failingSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when the previous secret is also valid, or null.",
  })
  formerSecretUntil!: Date | null;

  @Field(() => String, { description: "The person who created the webhook." })
  createdBy!: string;

  @Field(() => DateTime, { description: "When the webhook was created." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "The outcome, and the webhook after the change." })
export class WebhookPayload extends MessagePayload {
  @Field(() => WebhookView, { description: "The webhook." })
  webhook!: WebhookView;

  @Field(() => String, {
    nullable: true,
    description: "The webhook's new secret, shown only once, or null without a new secret.",
  })
  secret!: string | null;
}

@ObjectType("WebhookDelivery", { simpleResolvers: true, description: "A message to a webhook." })
export class WebhookDeliveryView {
  @Field(() => ID, { description: "Its id, which receivers get as `webhook-id`." })
  id!: string;

  @Field(() => String, { description: "The event of the message, for example `team.created`." })
  type!: string;

  @Field(() => DeliveryState, { description: "The state of the delivery." })
  state!: DeliveryState;

  @Field(() => Int, { description: "Attempts so far." })
  attempts!: number;

  @Field(() => DateTime, { description: "When the message was written." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When the next attempt is, or null." })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last reply, or null." })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The error of the last attempt, or null.",
  })
  lastError!: string | null;
}

@ObjectType("WebhookAttempt", { simpleResolvers: true, description: "One attempt to deliver a message." })
export class WebhookAttemptView {
  @Field(() => ID, { description: "The attempt's id." })
  id!: string;

  @Field(() => DateTime, { description: "The time of the attempt." })
  at!: Date;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the reply, or null." })
  status!: number | null;

  @Field(() => Int, { description: "The duration in milliseconds." })
  durationMs!: number;

  @Field(() => String, { nullable: true, description: "The first kilobyte of the reply, or null." })
  reply!: string | null;

  @Field(() => String, { nullable: true, description: "The error, or null." })
  error!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A message with its text and its attempts." })
export class WebhookDeliveryDetail extends WebhookDeliveryView {
  @Field(() => String, { description: "The sent JSON." })
  body!: string;

  @Field(() => [WebhookAttemptView], { description: "The last hundred attempts, newest first." })
  history!: WebhookAttemptView[];
}

/** A page of the log, newest first. */
export const WebhookDeliveryConnection = connectionOf(WebhookDeliveryView, "WebhookDelivery");
