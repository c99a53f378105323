import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { DraftRankingsInput } from "./contract/draft-rankings.input.js";
import { PlacePlanArgs, RankingEventArgs, RankingPreviewArgs } from "./contract/ranking.args.js";
import { RankingStepInput, UndoRankingsInput } from "./contract/ranking-step.input.js";
import { PlacePlanView } from "../teams/places/contract/place-plan.types.js";
import { RankingPreview } from "./import/ranking-preview.types.js";
import type { RankingBoardService } from "./ranking-board.service.js";
import type { RankingDraftService } from "./ranking-draft.service.js";
import type { RankingPlacesService } from "./ranking-places.service.js";
import { RankingBoard, RankingBoardPayload, RankingPublicationDetails } from "./ranking.types.js";

@Resolver()
export class RankingResolver {
  constructor(
    private readonly boards: RankingBoardService,
    private readonly drafts: RankingDraftService,
    private readonly places: RankingPlacesService,
  ) {}

  @Query(() => RankingBoard, { description: "An event's ranking: published, draft and history." })
  rankingBoard(
    @Args(() => RankingEventArgs) { eventSlug }: RankingEventArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingBoard> {
    return this.boards.board(caller, eventSlug);
  }

  @Query(() => RankingPreview, { description: "Compares a list with the draft. Changes nothing." })
  rankingPreview(
    @Args(() => RankingPreviewArgs) args: RankingPreviewArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingPreview> {
    return this.boards.preview(caller, args);
  }

  @Query(() => RankingPublicationDetails, { description: "A published ranking with every team in it." })
  rankingPublication(
    @Arg("publicationId", () => ID, { description: "The publication." }) publicationId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingPublicationDetails> {
    return this.boards.publication(caller, publicationId);
  }

  @Query(() => PlacePlanView, {
    nullable: true,
    description:
      "A preview of a step's effect on places, or null for an event without places. Changes nothing.",
  })
  placePlan(
    @Args(() => PlacePlanArgs) { eventSlug, step }: PlacePlanArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlacePlanView | null> {
    return this.places.plan(caller, eventSlug, step);
  }

  @Mutation(() => RankingBoardPayload, { description: "Changes places of the draft, which no team sees." })
  draftRankings(
    @Arg("input", () => DraftRankingsInput, { description: "The places." }) input: DraftRankingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingBoardPayload> {
    return this.drafts.change(caller, input);
  }

  @Mutation(() => RankingBoardPayload, { description: "Publishes the draft to the teams." })
  publishRankings(
    @Arg("input", () => RankingStepInput, { description: "The draft that the client last read." })
    input: RankingStepInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingBoardPayload> {
    return this.drafts.publish(caller, input);
  }

  @Mutation(() => RankingBoardPayload, { description: "Discards the draft." })
  discardRankingDraft(
    @Arg("input", () => RankingStepInput, { description: "The draft that the client last read." })
    input: RankingStepInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingBoardPayload> {
    return this.drafts.discard(caller, input);
  }

  @Mutation(() => RankingBoardPayload, {
    description: "Takes back the latest publication and publishes the previous ranking again.",
  })
  undoRankings(
    @Arg("input", () => UndoRankingsInput, { description: "The publication." }) input: UndoRankingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<RankingBoardPayload> {
    return this.drafts.revert(caller, input);
  }

  @Subscription(() => String, {
    topics: Topic.ranking,
    topicId: ({ args }: { args: { eventId?: string } }) => args.eventId,
    description:
      "The version of an event's board, immediately and after each change. Read the board again after a change.",
  })
  rankingBoardChanged(
    @Arg("eventId", () => ID, { description: "The event." }) eventId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<string> {
    return this.boards.version(caller, eventId);
  }
}
