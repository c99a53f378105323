import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../../kernel/auth/request-context.js";
import {
  PastResultsPreviewArgs,
  SavePastResultsInput,
  WithdrawPastResultsInput,
} from "../../contract/past-results.input.js";
import { RankingEventArgs } from "../../contract/ranking.args.js";
import type { PastResultsService } from "./past-results.service.js";
import { PastResultsPayload, PastResultsPreview, PastResultsView } from "./past-results.types.js";

@Resolver()
export class PastResultsResolver {
  constructor(private readonly past: PastResultsService) {}

  @Query(() => [PastResultsView], { description: "An event's saved results of past years." })
  pastResults(
    @Args(() => RankingEventArgs) { eventSlug }: RankingEventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<PastResultsView[]> {
    return this.past.list(caller, eventSlug);
  }

  @Query(() => PastResultsPreview, { description: "A preview of a list of results." })
  previewPastResults(
    @Args(() => PastResultsPreviewArgs) list: PastResultsPreviewArgs,
    @Ctx() { caller }: RequestContext,
  ): PastResultsPreview {
    return this.past.preview(caller, list);
  }

  @Mutation(() => PastResultsPayload, {
    description: "Saves and publishes the results of a year. They replace earlier results of that year.",
  })
  savePastResults(
    @Arg("input", () => SavePastResultsInput, { description: "The year and the list." })
    input: SavePastResultsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PastResultsPayload> {
    return this.past.save(caller, input);
  }

  @Mutation(() => PastResultsPayload, {
    description: "Takes saved results off the site or publishes them again.",
  })
  withdrawPastResults(
    @Arg("input", () => WithdrawPastResultsInput, {
      description: "The results, and whether to withdraw or publish them.",
    })
    input: WithdrawPastResultsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PastResultsPayload> {
    return this.past.withdraw(caller, input);
  }
}
