import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { connectionOf } from "../../kernel/paging/connection.js";
import { DeliveryState } from "../../kernel/webhooks/webhook-delivery.entity.js";
import { WebhookState } from "../../kernel/webhooks/webhook-endpoint.entity.js";
import { ShownVersion } from "../../kernel/contract/common-fields.js";

registerEnumType(WebhookState, {
  name: "WebhookState",
  description: "Whether a webhook gets messages.",
  valuesConfig: {
    on: { description: "It is." },
    off: { description: "A Superadmin switched it off." },
    failing: { description: "The site switched it off: nothing arrived for five days." },
    gone: { description: "The site switched it off: it replied 410 Gone." },
  },
});

registerEnumType(DeliveryState, {
  name: "WebhookDeliveryState",
  description: "How far a message is.",
  valuesConfig: {
    queued: { description: "It waits for its first or its next attempt." },
    sent: { description: "It arrived." },
    failed: { description: "It was given up." },
  },
});

/** A webhook as Superadmins see it; never with its secret. */
@ObjectType("Webhook", {
  simpleResolvers: true,
  description: "Another program that is notified of what happens here.",
})
export class WebhookView {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @ShownVersion()
  version!: string;

  @Field(() => String, { description: "The address that messages are sent to." })
  url!: string;

  @Field(() => String, { description: "What it is for." })
  description!: string;

  @Field(() => [String], { description: "The types of its messages." })
  types!: readonly string[];

  @Field(() => WebhookState, { description: "Whether it gets messages." })
  state!: WebhookState;

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when nothing arrives; null while messages do.",
  })
  failingSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when the secret before is valid too; null when there is none.",
  })
  formerSecretUntil!: Date | null;

  @Field(() => String, { description: "Who created it." })
  createdBy!: string;

  @Field(() => DateTime, { description: "When." })
  createdAt!: Date;
}

/** The reply to a change of a webhook. */
@ObjectType({ simpleResolvers: true, description: "The outcome, and the webhook after the change." })
export class WebhookPayload extends MessagePayload {
  @Field(() => WebhookView, { description: "The webhook." })
  webhook!: WebhookView;

  @Field(() => String, {
    nullable: true,
    description: "Its new secret, shown this once; null when it has no new one.",
  })
  secret!: string | null;
}

/** A message in the log. */
@ObjectType("WebhookDelivery", { simpleResolvers: true, description: "A message to a webhook." })
export class WebhookDeliveryView {
  @Field(() => ID, { description: "Its id, which receivers get as `webhook-id`." })
  id!: string;

  @Field(() => String, { description: "What it tells of, for example `team.created`." })
  type!: string;

  @Field(() => DeliveryState, { description: "How far it is." })
  state!: DeliveryState;

  @Field(() => Int, { description: "Attempts so far." })
  attempts!: number;

  @Field(() => DateTime, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it is tried next; null when it is not." })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last reply; null for none." })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "What was wrong with the last attempt; null for nothing.",
  })
  lastError!: string | null;
}

/** One try. */
@ObjectType("WebhookAttempt", { simpleResolvers: true, description: "One try to deliver a message." })
export class WebhookAttemptView {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => DateTime, { description: "When." })
  at!: Date;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the reply; null for none." })
  status!: number | null;

  @Field(() => Int, { description: "How long it took, in milliseconds." })
  durationMs!: number;

  @Field(() => String, { nullable: true, description: "The reply's first kilobyte; null for none." })
  reply!: string | null;

  @Field(() => String, { nullable: true, description: "What was wrong; null for nothing." })
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
