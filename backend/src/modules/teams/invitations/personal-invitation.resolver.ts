import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { TeamIdInput } from "../contract/team.inputs.js";
import { TeamPayload } from "../team.types.js";
import { AcceptInvitationInput, InviteInput, TeamInvitationInput } from "./contract/invitation.inputs.js";
import { InvitationAnswerService } from "./invitation-answers.service.js";
import { PersonalInvitation, TeamInvitationsPayload, TeamInvitationView } from "./invitation.types.js";
import { PersonalInvitationService } from "./personal-invitation.service.js";

@Resolver()
export class PersonalInvitationResolver {
  constructor(
    private readonly invitations: PersonalInvitationService,
    private readonly answers: InvitationAnswerService,
  ) {}

  @Authorized()
  @Query(() => [TeamInvitationView], { description: "The team's open invitations, oldest first." })
  teamInvitations(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamInvitationView[]> {
    return this.invitations.ofTeam(requireCaller(caller), teamId);
  }

  @Authorized()
  @Mutation(() => TeamInvitationsPayload, {
    description: "Invites an address to the team by mail, with or without an account.",
  })
  inviteToTeam(
    @Arg("input", () => InviteInput, { description: "Team and address." }) input: InviteInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamInvitationsPayload> {
    return this.invitations.invite(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamInvitationsPayload, { description: "Mails an invitation again." })
  resendInvitation(
    @Arg("input", () => TeamInvitationInput, { description: "The invitation." }) input: TeamInvitationInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamInvitationsPayload> {
    return this.invitations.resend(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamInvitationsPayload, {
    description: "Ends an invitation. It can no longer be accepted.",
  })
  withdrawInvitation(
    @Arg("input", () => TeamInvitationInput, { description: "The invitation." }) input: TeamInvitationInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamInvitationsPayload> {
    return this.invitations.withdraw(requireCaller(caller), input);
  }

  @Authorized()
  @Query(() => [PersonalInvitation], {
    description: "The caller's open invitations, by address or account, oldest first.",
  })
  myInvitations(@Ctx() { caller }: RequestContext): Promise<PersonalInvitation[]> {
    return this.answers.mine(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description:
      "Accepts the team's invitation for the caller. Every other invitation of the caller to the event ends.",
  })
  acceptInvitation(
    @Arg("input", () => AcceptInvitationInput, { description: "The team, and the caller's handle." })
    input: AcceptInvitationInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.answers.accept(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "The caller declines the team's invitation." })
  declineInvitation(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.answers.decline(requireCaller(caller), input);
  }
}
