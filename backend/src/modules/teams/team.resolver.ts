import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../kernel/auth/caller.js";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import { AddMemberInput, RemoveMemberInput, UpdateHandleInput } from "./contract/member.inputs.js";
import { CreateTeamInput, TeamIdInput, TransferTeamInput } from "./contract/team.inputs.js";
import { ConsentService } from "./changes/consent.service.js";
import { CreateTeamService } from "./changes/create-team.service.js";
import { HandleService } from "./members/handle.service.js";
import { LeadershipService } from "./changes/leadership.service.js";
import { RosterService } from "./changes/roster.service.js";
import { TeamService } from "./team.service.js";
import { TeamPayload, TeamView } from "./team.types.js";

/** The services check permissions with contract/team.policy.ts. */
@Resolver()
export class TeamResolver {
  constructor(
    private readonly teamService: TeamService,
    private readonly creation: CreateTeamService,
    private readonly roster: RosterService,
    private readonly consent: ConsentService,
    private readonly leadership: LeadershipService,
    private readonly handles: HandleService,
  ) {}

  @Authorized()
  @Query(() => TeamView, { nullable: true, description: "The caller's team in the current event, or null." })
  myTeam(@Ctx() { caller }: RequestContext): Promise<TeamView | null> {
    return this.teamService.myTeam(requireCaller(caller));
  }

  @Extensions({ json: true })
  @Query(() => [TeamView], {
    description: "All teams of the current event by ascending ranking. Unranked teams are last, by name.",
  })
  teams(@Ctx() { caller, jsonFields }: RequestContext): Promise<TeamView[] | string[] | null> {
    const reader = requireCaller(caller);
    return jsonFields ? this.teamService.listAsJson(reader, jsonFields) : this.teamService.list(reader);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Registers a team for the current event with the caller as its leader.",
  })
  createTeam(
    @Arg("input", () => CreateTeamInput, { description: "The team's name." }) input: CreateTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.creation.create(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Adds an account to the team by its e-mail.",
  })
  addMember(
    @Arg("input", () => AddMemberInput, { description: "Team and e-mail." }) input: AddMemberInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.roster.addMember(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Sets a Codeforces handle. A member can set only their own handle.",
  })
  updateHandle(
    @Arg("input", () => UpdateHandleInput, { description: "Team, person and handle." })
    input: UpdateHandleInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.handles.updateHandle(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Removes a member from the team.",
  })
  removeMember(
    @Arg("input", () => RemoveMemberInput, { description: "The person." }) input: RemoveMemberInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.roster.removeMember(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Confirms the caller's membership of the team. Repeating the request is not an error.",
  })
  acceptMembership(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.consent.accept(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      "Removes the caller, an added member, from the team. Unconfirmed members can leave at any time.",
  })
  leaveTeam(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.roster.leave(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Makes a member with an account the leader.",
  })
  transferTeam(
    @Arg("input", () => TransferTeamInput, { description: "Team and new leader." }) input: TransferTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.leadership.transfer(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description: "Deletes a team without a pending or accepted payment.",
  })
  deleteTeam(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.leadership.deleteTeam(requireCaller(caller), input);
  }
}
