import { Arg, Authorized, Ctx, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { MailingsInput, MarkNotificationsReadInput, RemindersInput } from "./contract/notification.inputs.js";
import { NotificationService } from "./notification.service.js";
import { Notifications } from "./notification.types.js";

@Resolver()
export class NotificationResolver {
  constructor(private readonly notifications: NotificationService) {}

  @Authorized()
  @Query(() => Notifications, { name: "notifications", description: "The caller's notifications." })
  list(@Ctx() { caller }: RequestContext): Promise<Notifications> {
    return this.notifications.of(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => Notifications, {
    description: "Marks a notification and all earlier ones as seen. Later notifications stay unread.",
  })
  markNotificationsRead(
    @Arg("input", () => MarkNotificationsReadInput, { description: "The newest seen notification." })
    { upTo }: MarkNotificationsReadInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<Notifications> {
    return this.notifications.markRead(requireCaller(caller), upTo);
  }

  @Authorized()
  @Query(() => Boolean, {
    description: "Whether the caller gets reminders about their incomplete team before registration closes.",
  })
  reminders(@Ctx() { caller }: RequestContext): Promise<boolean> {
    return this.notifications.reminders(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Switches the caller's reminders on or off, and returns the new state.",
  })
  setReminders(
    @Arg("input", () => RemindersInput, { description: "On or off." }) { on }: RemindersInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<boolean> {
    return this.notifications.setReminders(requireCaller(caller), on);
  }

  @Authorized()
  @Query(() => Boolean, { description: "Whether the caller gets the club's mailings." })
  wantsMailings(@Ctx() { caller }: RequestContext): Promise<boolean> {
    return this.notifications.wantsMailings(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description: "Switches the club's mailings to the caller on or off, and returns the new state.",
  })
  setMailings(
    @Arg("input", () => MailingsInput, { description: "On or off." }) { on }: MailingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<boolean> {
    return this.notifications.setMailings(requireCaller(caller), on);
  }

  @Authorized()
  @Subscription(() => Notifications, {
    topics: Topic.notification,
    topicId: ({ context }: { context: RequestContext }) => context.caller?.userId ?? "nobody",
    description: "The caller's notifications, immediately and after each change.",
  })
  notificationsChanged(@Ctx() { caller }: RequestContext): Promise<Notifications> {
    return this.notifications.of(requireCaller(caller));
  }
}
