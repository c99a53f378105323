import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { PageArgs } from "../../kernel/contract/page.args.js";
import type { Permission } from "../../kernel/contract/access.js";
import type { Page } from "../../kernel/paging/connection.js";
import { ResendMailsInput } from "./contract/resend-mails.input.js";
import { FailedMailService } from "./failed-mail.service.js";
import { FailedMailConnection, type FailedMailView, ResendMailsPayload } from "./failed-mail.types.js";

/** GraphQL operations on mails that were given up, all of a Superadmin. */
@Resolver()
export class FailedMailResolver {
  constructor(private readonly failed: FailedMailService) {}

  @Authorized<Permission>("failedMails")
  @Query(() => FailedMailConnection, { description: "Mails that were given up, the last to fail first." })
  async failedMails(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<FailedMailView>> {
    return Object.assign(new FailedMailConnection(), await this.failed.page(caller, args));
  }

  @Authorized<Permission>("resendMails")
  @Mutation(() => ResendMailsPayload, { description: "Sends mails that were given up again: some, or all." })
  resendMails(
    @Arg("input", () => ResendMailsInput, { description: "Which." }) input: ResendMailsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ResendMailsPayload> {
    return this.failed.resend(caller, input.mailIds ?? null);
  }
}
