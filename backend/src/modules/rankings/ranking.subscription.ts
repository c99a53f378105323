import { Arg, Authorized, Ctx, ID, Resolver, Subscription } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import type { Permission } from "../../kernel/contract/access.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import type { RankingBoardService } from "./ranking-board.service.js";

/** What can be followed of rankings. */
@Resolver()
export class RankingSubscriptionResolver {
  constructor(private readonly boards: RankingBoardService) {}

  @Authorized<Permission>("rankingBoardChanged")
  @Subscription(() => String, {
    topics: Topic.ranking,
    topicId: ({ args }: { args: { eventId?: string } }) => args.eventId,
    description:
      "The stamp of an event's board, at once and whenever its draft or its ranking changed: then read the board again.",
  })
  rankingBoardChanged(
    @Arg("eventId", () => ID, { description: "The event." }) eventId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<string> {
    return this.boards.stamp(caller, eventId);
  }
}
