import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { PageArgs } from "../../kernel/contract/page.args.js";
import type { Page } from "../../kernel/paging/connection.js";
import {
  MailingAudienceInput,
  ResendMailsInput,
  RetryMailingInput,
  SendMailingInput,
} from "./contract/send-mailing.input.js";
import { FailedMailService } from "./failed/failed-mail.service.js";
import { FailedMailConnection, type FailedMailView, ResendMailsPayload } from "./failed/failed-mail.types.js";
import { MailingReadService } from "./mailing-read.service.js";
import { MailingService } from "./mailing.service.js";
import {
  MailingAudienceView,
  MailingConnection,
  MailingDetails,
  MailingPayload,
  type MailingView,
} from "./mailing.types.js";

@Resolver()
export class MailingResolver {
  constructor(
    private readonly mailings: MailingService,
    private readonly reads: MailingReadService,
    private readonly failed: FailedMailService,
  ) {}

  @Query(() => MailingAudienceView, { description: "The present recipients of a mail." })
  mailingAudience(
    @Arg("input", () => MailingAudienceInput, { description: "The choice of people." })
    input: MailingAudienceInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingAudienceView> {
    return this.mailings.audience(caller, input);
  }

  @Query(() => MailingConnection, {
    description: "Mails that were sent to teams, newest first. They cannot be searched.",
  })
  sentMailings(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<MailingView>> {
    return this.reads.page(caller, args);
  }

  @Query(() => MailingDetails, { description: "One mail to teams, with its progress." })
  sentMailing(
    @Arg("id", () => ID, { description: "The mail." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingDetails> {
    return this.reads.one(caller, id);
  }

  @Mutation(() => MailingPayload, {
    description: "Sends a mail to the people of teams, once for each `sendKey`.",
  })
  sendMailing(
    @Arg("input", () => SendMailingInput, { description: "The mail." }) input: SendMailingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingPayload> {
    return this.mailings.send(caller, input);
  }

  @Mutation(() => MailingPayload, { description: "Sends the failed copies of a mail again." })
  retryMailing(
    @Arg("input", () => RetryMailingInput, { description: "The mail." }) input: RetryMailingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingPayload> {
    return this.mailings.retry(caller, input.mailingId);
  }

  @Query(() => FailedMailConnection, { description: "Mails that could not be sent, the latest first." })
  async failedMails(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<FailedMailView>> {
    return Object.assign(new FailedMailConnection(), await this.failed.page(caller, args));
  }

  @Mutation(() => ResendMailsPayload, { description: "Sends some or all failed mails again." })
  resendMails(
    @Arg("input", () => ResendMailsInput, { description: "The failed mails to send again." })
    input: ResendMailsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ResendMailsPayload> {
    return this.failed.resend(caller, input.mailIds ?? null);
  }
}
