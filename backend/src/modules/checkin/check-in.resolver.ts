import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { DateTime } from "../../kernel/graphql/scalars.js";
import { Topic } from "../../kernel/pubsub/topic.js";
import { CheckInListService } from "./check-in-list.service.js";
import { CheckInService } from "./check-in.service.js";
import {
  CheckInChanges,
  CheckInDesk,
  CheckInDeskPayload,
  CheckInList,
  CheckInPayload,
  WalkIn,
} from "./check-in.types.js";
import {
  AddDeskSessionInput,
  CheckInInput,
  DeskArgs,
  RemoveDeskSessionInput,
  RevertCheckInInput,
} from "./contract/check-in.inputs.js";
import { DeskService } from "./desk.service.js";

@Resolver()
export class CheckInResolver {
  constructor(
    private readonly desks: DeskService,
    private readonly lists: CheckInListService,
    private readonly checkIns: CheckInService,
  ) {}

  @Query(() => CheckInDesk, { description: "An event's desk: its sessions and attendance." })
  checkInDesk(
    @Args(() => DeskArgs) { eventSlug }: DeskArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInDesk> {
    return this.desks.desk(caller, eventSlug);
  }

  @Query(() => CheckInList, {
    description: "Everyone in an event's teams, for check-in without a network.",
  })
  checkInList(
    @Args(() => DeskArgs) { eventSlug }: DeskArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInList> {
    return this.lists.list(caller, eventSlug);
  }

  @Query(() => CheckInChanges, { description: "Check-ins that were made or taken back since a given time." })
  checkInChanges(
    @Arg("eventId", () => ID, { description: "The event." }) eventId: string,
    @Arg("since", () => DateTime, { description: "The `readAt` of the previous answer." }) since: Date,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInChanges> {
    return this.lists.changes(caller, eventId, since);
  }

  @Query(() => [WalkIn], {
    description: "The walk-ins who were not on the list, newest first, at most 500.",
  })
  walkIns(
    @Args(() => DeskArgs) { eventSlug }: DeskArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<WalkIn[]> {
    return this.desks.walkIns(caller, eventSlug);
  }

  @Mutation(() => CheckInPayload, { description: "Checks people in. The first check-in of a person counts." })
  checkIn(
    @Arg("input", () => CheckInInput, { description: "The people." }) input: CheckInInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInPayload> {
    return this.checkIns.checkIn(caller, input);
  }

  @Mutation(() => CheckInDeskPayload, { description: "Takes back a mistaken check-in." })
  revertCheckIn(
    @Arg("input", () => RevertCheckInInput, { description: "The check-in." }) input: RevertCheckInInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInDeskPayload> {
    return this.checkIns.revert(caller, input);
  }

  @Mutation(() => CheckInDeskPayload, { description: "Divides a day of an event into sessions." })
  addDeskSession(
    @Arg("input", () => AddDeskSessionInput, { description: "The session." }) input: AddDeskSessionInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInDeskPayload> {
    return this.desks.addSession(caller, input);
  }

  @Mutation(() => CheckInDeskPayload, { description: "Removes a session without check-ins." })
  removeDeskSession(
    @Arg("input", () => RemoveDeskSessionInput, { description: "The session." })
    input: RemoveDeskSessionInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInDeskPayload> {
    return this.desks.removeSession(caller, input);
  }

  @Subscription(() => CheckInDesk, {
    topics: Topic.checkIn,
    topicId: ({ args }: { args: { eventId?: string } }) => args.eventId,
    description: "An event's desk, immediately and after each check-in or revert.",
  })
  checkInsChanged(
    @Arg("eventId", () => ID, { description: "The event." }) eventId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<CheckInDesk> {
    return this.desks.followed(caller, eventId);
  }
}
