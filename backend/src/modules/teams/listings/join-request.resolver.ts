import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { TeamIdInput } from "../contract/team.inputs.js";
import { TeamPayload } from "../team.types.js";
import { JoinRequestInput } from "./contract/listing.input.js";
import { JoinRequestService } from "./join-request.service.js";
import { JoinRequestView } from "./listing.types.js";

@Resolver()
export class JoinRequestResolver {
  constructor(private readonly requests: JoinRequestService) {}

  @Authorized()
  @Query(() => [JoinRequestView], { description: "The open requests to join the team, oldest first." })
  joinRequests(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<JoinRequestView[]> {
    return this.requests.ofTeam(requireCaller(caller), teamId);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Sends the caller's request to join a listed team." })
  requestToJoin(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.requests.request(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Withdraws the caller's request to join a team." })
  withdrawRequest(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.requests.withdraw(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, { description: "Accepts a request and adds the person to the team." })
  acceptRequest(
    @Arg("input", () => JoinRequestInput, { description: "Team and request." }) input: JoinRequestInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.requests.accept(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Declines a request to join the team." })
  declineRequest(
    @Arg("input", () => JoinRequestInput, { description: "Team and request." }) input: JoinRequestInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.requests.decline(requireCaller(caller), input);
  }
}
