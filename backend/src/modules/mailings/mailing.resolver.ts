import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { PageArgs } from "../../kernel/contract/page.args.js";
import type { Permission } from "../../kernel/contract/access.js";
import type { Page } from "../../kernel/paging/connection.js";
import { MailingAudienceInput, RetryMailingInput, SendMailingInput } from "./contract/send-mailing.input.js";
import { MailingReadService } from "./mailing-read.service.js";
import { MailingService } from "./mailing.service.js";
import {
  MailingAudienceView,
  MailingConnection,
  MailingDetails,
  MailingPayload,
  type MailingView,
} from "./mailing.types.js";

/** GraphQL operations on mail to teams, all of a Superadmin. */
@Resolver()
export class MailingResolver {
  constructor(
    private readonly mailings: MailingService,
    private readonly reads: MailingReadService,
  ) {}

  @Authorized<Permission>("mailingAudience")
  @Query(() => MailingAudienceView, { description: "Whom a mail would go to at this moment." })
  mailingAudience(
    @Arg("input", () => MailingAudienceInput, { description: "The choice of people." })
    input: MailingAudienceInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingAudienceView> {
    return this.mailings.audience(caller, input);
  }

  @Authorized<Permission>("sentMailings")
  @Query(() => MailingConnection, {
    description: "Mails that were sent to teams, newest first; without search.",
  })
  sentMailings(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<MailingView>> {
    return this.reads.page(caller, args);
  }

  @Authorized<Permission>("sentMailing")
  @Query(() => MailingDetails, { description: "One mail to teams, and how far it got." })
  sentMailing(
    @Arg("id", () => ID, { description: "The mail." }) id: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingDetails> {
    return this.reads.one(caller, id);
  }

  @Authorized<Permission>("sendMailing")
  @Mutation(() => MailingPayload, {
    description: "Sends a mail to the people of teams, once for each `sendKey`.",
  })
  sendMailing(
    @Arg("input", () => SendMailingInput, { description: "The mail." }) input: SendMailingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingPayload> {
    return this.mailings.send(caller, input);
  }

  @Authorized<Permission>("retryMailing")
  @Mutation(() => MailingPayload, { description: "Tries the copies of a mail that failed once more." })
  retryMailing(
    @Arg("input", () => RetryMailingInput, { description: "The mail." }) input: RetryMailingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MailingPayload> {
    return this.mailings.retry(caller, input.mailingId);
  }
}
