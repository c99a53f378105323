import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { FetchStandingsInput } from "../contract/fetch-standings.input.js";
import { RankingEventArgs } from "../contract/ranking.args.js";
import type { ContestFetchService } from "./contest-fetch.service.js";
import { ContestSourceView, EventHandle, FetchStandingsPayload } from "./contest.types.js";
import type { EventHandlesService } from "./event-handles.service.js";

@Resolver()
export class ContestResolver {
  constructor(
    private readonly fetches: ContestFetchService,
    private readonly handles: EventHandlesService,
  ) {}

  @Query(() => ContestSourceView, { description: "Where an event's standings come from." })
  contestSource(
    @Args(() => RankingEventArgs) { eventSlug }: RankingEventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<ContestSourceView> {
    return this.fetches.source(caller, eventSlug);
  }

  @Query(() => [EventHandle], { description: "The handles of an event's teams, checked on Codeforces." })
  eventHandles(
    @Args(() => RankingEventArgs) { eventSlug }: RankingEventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<EventHandle[]> {
    return this.handles.check(caller, eventSlug);
  }

  @Mutation(() => FetchStandingsPayload, {
    description: "Fetches a contest's standings and compares them with the draft. Does not change the draft.",
  })
  fetchStandings(
    @Arg("input", () => FetchStandingsInput, { description: "The contest." }) input: FetchStandingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<FetchStandingsPayload> {
    return this.fetches.fetch(caller, input);
  }
}
