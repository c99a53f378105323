import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Page } from "../../../kernel/paging/connection.js";
import type { ActivityService } from "./activity.service.js";
import { ActivityConnection, type ActivityView } from "./activity.types.js";
import { AccountActivityArgs, EndUserSessionsInput } from "./contract/account-activity.js";
import type { UserSessionsService } from "./user-sessions.service.js";

@Resolver()
export class ActivityResolver {
  constructor(
    private readonly activities: ActivityService,
    private readonly sessions: UserSessionsService,
  ) {}

  @Authorized()
  @Query(() => ActivityConnection, {
    description:
      "Log-ins to the caller's account, failed ones too, confirmations, and the lists of people that the caller read. Kept for a year.",
  })
  recentActivity(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ActivityView>> {
    return page(this.activities.own(requireCaller(caller), args));
  }

  @Authorized(Role.Superadmin)
  @Query(() => ActivityConnection, { description: "The recent activity of an account. Kept for a year." })
  accountActivity(
    @Args(() => AccountActivityArgs) { userId, ...args }: AccountActivityArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ActivityView>> {
    return page(this.activities.ofAccount(caller, userId, args));
  }

  @Authorized(Role.Superadmin)
  @Query(() => ActivityConnection, {
    description: "The lists of people that were read, with their readers, newest first. Kept for a year.",
  })
  listReads(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ActivityView>> {
    return page(this.activities.listReads(caller, args));
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => MessagePayload, {
    description: "Ends every session of an account and notifies its owner. Needs a confirmation.",
  })
  endUserSessions(
    @Arg("input", () => EndUserSessionsInput, { description: "The account." })
    { userId }: EndUserSessionsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.sessions.endAll(caller, userId);
  }
}

async function page(activities: Promise<Page<ActivityView>>): Promise<Page<ActivityView>> {
  return Object.assign(new ActivityConnection(), await activities);
}
