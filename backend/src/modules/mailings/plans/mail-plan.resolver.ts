import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import {
  MailPlanIdInput,
  SaveMailTemplateInput,
  ScheduleMailingInput,
  SendTestMailInput,
} from "../contract/mail-plan.input.js";
import { MailTemplateView, ScheduledMailingView } from "./mail-plan.types.js";
import { MailTemplateService } from "./mail-template.service.js";
import { MailingService } from "../mailing.service.js";
import { ScheduledMailingService } from "./scheduled-mailing.service.js";

@Resolver()
export class MailPlanResolver {
  constructor(
    private readonly mailings: MailingService,
    private readonly templates: MailTemplateService,
    private readonly scheduled: ScheduledMailingService,
  ) {}

  @Query(() => [MailTemplateView], { description: "The club's mail templates, by name." })
  mailTemplates(@Ctx() { caller }: RequestContext): Promise<MailTemplateView[]> {
    return this.templates.list(caller);
  }

  @Mutation(() => MessagePayload, {
    description: "Saves a mail template. It replaces a template with the same name.",
  })
  saveMailTemplate(
    @Arg("input", () => SaveMailTemplateInput, { description: "The template." }) input: SaveMailTemplateInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.templates.save(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Deletes a mail template." })
  deleteMailTemplate(
    @Arg("input", () => MailPlanIdInput, { description: "The template." }) { id }: MailPlanIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.templates.remove(caller, id);
  }

  @Mutation(() => MessagePayload, {
    description: "Sends the caller a test mail, filled in for one of its recipients.",
  })
  sendTestMail(
    @Arg("input", () => SendTestMailInput, { description: "The mail." }) input: SendTestMailInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.mailings.sendTest(caller, input);
  }

  @Query(() => [ScheduledMailingView], { description: "Scheduled mails, the next first." })
  scheduledMailings(@Ctx() { caller }: RequestContext): Promise<ScheduledMailingView[]> {
    return this.scheduled.list(caller);
  }

  @Mutation(() => MessagePayload, {
    description: "Schedules a mail. Its recipients are chosen when it is sent. The same id changes the mail.",
  })
  scheduleMailing(
    @Arg("input", () => ScheduleMailingInput, { description: "The mail." }) input: ScheduleMailingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.scheduled.schedule(caller, input);
  }

  @Mutation(() => MessagePayload, { description: "Cancels a scheduled mail." })
  cancelMailing(
    @Arg("input", () => MailPlanIdInput, { description: "The mail." }) { id }: MailPlanIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.scheduled.cancel(caller, id);
  }
}
