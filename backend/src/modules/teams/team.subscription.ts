import { Arg, Authorized, Ctx, ID, Resolver, Subscription } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { TeamService } from "./team.service.js";
import { TeamView } from "./team.types.js";

/** The published message only says that the team changed. Each subscriber then gets only the data that they may see. */
@Resolver()
export class TeamSubscriptionResolver {
  constructor(private readonly teams: TeamService) {}

  @Authorized()
  @Subscription(() => TeamView, {
    topics: Topic.team,
    topicId: ({ args }: { args: { teamId?: string } }) => args.teamId,
    description:
      "A team, immediately and after each change of its people, handles or payment. Ends with an error when the reader " +
      "leaves the team or the team is deleted.",
  })
  teamChanged(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamView> {
    return this.teams.followed(requireCaller(caller), teamId);
  }
}
