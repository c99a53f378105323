import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import { LiveBoardInput, LiveBoardStepInput } from "../../contract/live-board.input.js";
import { RankingEventArgs } from "../../contract/ranking.args.js";
import type { LiveBoardService } from "./live-board.service.js";
import { LiveBoardPayload, LiveBoardView } from "./live-board.types.js";

@Resolver()
export class LiveBoardResolver {
  constructor(private readonly live: LiveBoardService) {}

  @Query(() => LiveBoardView, { description: "An event's live standings, as organisers see them." })
  liveBoard(
    @Args(() => RankingEventArgs) { eventSlug }: RankingEventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<LiveBoardView> {
    return this.live.board(caller, eventSlug);
  }

  @Mutation(() => LiveBoardPayload, {
    description: "Publishes a contest's live standings, or sets when they freeze.",
  })
  saveLiveBoard(
    @Arg("input", () => LiveBoardInput, { description: "The contest, and the freeze." })
    input: LiveBoardInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LiveBoardPayload> {
    return this.live.save(caller, input);
  }

  @Mutation(() => LiveBoardPayload, { description: "Publishes the standings that the freeze hides." })
  unfreezeLiveBoard(
    @Arg("input", () => LiveBoardStepInput, { description: "The event." }) input: LiveBoardStepInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LiveBoardPayload> {
    return this.live.unfreeze(caller, input);
  }

  @Mutation(() => LiveBoardPayload, { description: "Takes live standings off the site." })
  endLiveBoard(
    @Arg("input", () => LiveBoardStepInput, { description: "The event." }) input: LiveBoardStepInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LiveBoardPayload> {
    return this.live.end(caller, input);
  }
}
