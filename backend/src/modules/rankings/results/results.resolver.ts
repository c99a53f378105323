import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { EventResultsArgs } from "../contract/results.args.js";
import type { ResultsService } from "./results.service.js";
import { EventResults, EventWinners, ResultsKind } from "./results.types.js";

/** Public GraphQL queries on results, listed in app/testing/policy.ts. */
@Resolver()
export class ResultsResolver {
  constructor(private readonly results: ResultsService) {}

  @Query(() => EventResults, {
    nullable: true,
    description: "The public results of an event, or null for an unknown address.",
  })
  eventResults(
    @Args(() => EventResultsArgs) args: EventResultsArgs,
    @Ctx() { language }: RequestContext,
  ): Promise<EventResults | null> {
    return this.results.part(args, language);
  }

  @Query(() => [EventWinners], { description: "The winners of the events that are over." })
  eventWinners(): Promise<EventWinners[]> {
    return this.results.winners();
  }

  @Query(() => ResultsKind, { description: "The source of an event's results." })
  resultsKind(
    @Arg("slug", () => String, { description: "The event's address under /events." }) slug: string,
  ): Promise<ResultsKind> {
    return this.results.kind(slug);
  }
}
