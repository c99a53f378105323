import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { Topic } from "../../../kernel/pubsub/topic.js";
import { TeamIdInput } from "../contract/team.inputs.js";
import { TeamPayload } from "../team.types.js";
import { OfferPlacesInput, PlaceOfTeamInput, PlaceSettingsInput } from "./contract/place-settings.input.js";
import type { PlaceAnswersService } from "./place-answers.service.js";
import type { PlaceBoardService } from "./place-board.service.js";
import { PlaceBoard, PlaceBoardPayload, PlaceOfTeam } from "./place.types.js";

@Resolver()
export class PlaceResolver {
  constructor(
    private readonly boards: PlaceBoardService,
    private readonly answers: PlaceAnswersService,
  ) {}

  @Query(() => PlaceBoard, {
    description: "An event's places: the settings, the teams, and the next teams in line.",
  })
  placeBoard(
    @Arg("eventSlug", () => String, {
      nullable: true,
      description: "The event's address under /events. The default is the current event.",
    })
    eventSlug: string | null,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceBoard> {
    return this.boards.board(caller, eventSlug);
  }

  @Query(() => PlaceOfTeam, {
    nullable: true,
    description: "The history of a team's place, or null when it was never offered a place.",
  })
  placeOfTeam(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceOfTeam | null> {
    return this.boards.ofTeam(caller, teamId);
  }

  @Mutation(() => PlaceBoardPayload, {
    description: "Sets how an event gives places. Does not offer places.",
  })
  savePlaceSettings(
    @Arg("input", () => PlaceSettingsInput, { description: "The event and its settings." })
    input: PlaceSettingsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceBoardPayload> {
    return this.boards.save(caller, input);
  }

  @Mutation(() => PlaceBoardPayload, { description: "Offers the places of a shown plan." })
  offerPlaces(
    @Arg("input", () => OfferPlacesInput, { description: "The step and its plan." }) input: OfferPlacesInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceBoardPayload> {
    return this.boards.offer(caller, input);
  }

  @Mutation(() => PlaceBoardPayload, {
    description: "Gives a team back the place that it gave up, while no other team has moved into it.",
  })
  givePlaceBack(
    @Arg("input", () => PlaceOfTeamInput, { description: "The team." }) input: PlaceOfTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceBoardPayload> {
    return this.boards.giveBack(caller, input);
  }

  @Mutation(() => PlaceBoardPayload, { description: "Records that a team gives its place up." })
  endPlace(
    @Arg("input", () => PlaceOfTeamInput, { description: "The team." }) input: PlaceOfTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<PlaceBoardPayload> {
    return this.boards.end(caller, input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, { description: "Accepts a place without a fee for the leader's team." })
  acceptPlace(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.answers.accept(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Gives up the place of the leader's team for the next in line.",
  })
  declinePlace(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.answers.decline(requireCaller(caller), input);
  }

  @Subscription(() => String, {
    topics: Topic.ranking,
    topicId: ({ args }: { args: { eventId?: string } }) => args.eventId,
    description:
      "The event's id, immediately and after each change of its places. Read the board again after a change.",
  })
  placesChanged(@Arg("eventId", () => ID, { description: "The event." }) eventId: string): string {
    return eventId;
  }
}
