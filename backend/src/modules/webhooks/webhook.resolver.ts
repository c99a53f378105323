import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { Page } from "../../kernel/paging/connection.js";
import {
  CreateWebhookInput,
  ReplayFailedWebhooksInput,
  ReplayWebhookInput,
  UpdateWebhookInput,
  WebhookDeliveriesArgs,
  WebhookIdInput,
} from "./contract/webhook.input.js";
import { WebhookLogService } from "./webhook-log.service.js";
import { WebhookService } from "./webhook.service.js";
import {
  WebhookDeliveryConnection,
  WebhookDeliveryDetail,
  type WebhookDeliveryView,
  WebhookPayload,
  WebhookView,
} from "./webhook.types.js";

@Resolver()
export class WebhookResolver {
  constructor(
    private readonly hooks: WebhookService,
    private readonly log: WebhookLogService,
  ) {}

  @Query(() => [WebhookView], { description: "All webhooks, oldest first." })
  webhooks(@Ctx() { caller }: RequestContext): Promise<WebhookView[]> {
    return this.hooks.list(caller);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: "A webhook's messages of the last 30 days, newest first.",
  })
  webhookDeliveries(
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.log.page(caller, args);
  }

  @Query(() => WebhookDeliveryDetail, { description: "A message with its text and its attempts." })
  webhookDelivery(
    @Arg("id", () => ID, { description: "The message's id." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<WebhookDeliveryDetail> {
    return this.log.one(caller, id);
  }

  @Mutation(() => WebhookPayload, {
    description: "Creates a webhook. Needs a confirmation. The reply has its secret.",
  })
  createWebhook(
    @Arg("input", () => CreateWebhookInput, { description: "The webhook." }) input: CreateWebhookInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<WebhookPayload> {
    return this.hooks.create(caller, input);
  }

  @Mutation(() => WebhookPayload, {
    description: "Changes a webhook, and switches it on or off. A new address needs a confirmation.",
  })
  updateWebhook(
    @Arg("input", () => UpdateWebhookInput, { description: "The webhook after the change." })
    input: UpdateWebhookInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<WebhookPayload> {
    return this.hooks.update(caller, input);
  }

  @Mutation(() => WebhookPayload, {
    description:
      "Gives a webhook a new secret, which is in the reply. Needs a confirmation. For 24 hours, both secrets sign.",
  })
  rotateWebhookSecret(
    @Arg("input", () => WebhookIdInput, { description: "The webhook." }) input: WebhookIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<WebhookPayload> {
    return this.hooks.rotate(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Deletes a webhook." })
  deleteWebhook(
    @Arg("input", () => WebhookIdInput, { description: "The webhook." }) input: WebhookIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.hooks.remove(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Sends a message of the type `webhook.test`." })
  testWebhook(
    @Arg("input", () => WebhookIdInput, { description: "The webhook that gets the test message." })
    { id }: WebhookIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.log.test(caller, id);
  }

  @Mutation(() => MessagePayload, { description: "Sends a message again, under the same id." })
  replayWebhook(
    @Arg("input", () => ReplayWebhookInput, { description: "The message to send again." })
    { deliveryId }: ReplayWebhookInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.log.replay(caller, deliveryId);
  }

  @Mutation(() => MessagePayload, {
    description: "Sends every failed message since a given time again.",
  })
  replayFailedWebhooks(
    @Arg("input", () => ReplayFailedWebhooksInput, { description: "The webhook and the time." })
    input: ReplayFailedWebhooksInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.log.replayFailed(caller, input);
  }
}
