import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { TeamIdInput } from "../contract/team.inputs.js";
import { TeamPayload } from "../team.types.js";
import { JoinTeamInput } from "./contract/invitation.inputs.js";
import { InvitationService } from "./invitation.service.js";
import { Invitation, InvitationLinkPayload, InvitationLinkView } from "./invitation.types.js";

@Resolver()
export class InvitationResolver {
  constructor(private readonly invitations: InvitationService) {}

  @Query(() => Invitation, {
    nullable: true,
    description: "The team of an invitation link, or null for an invalid link.",
  })
  invitation(
    @Arg("token", () => String, { description: "The last part of the link's address." }) token: string,
  ): Promise<Invitation | null> {
    return this.invitations.invitation(token);
  }

  @Authorized()
  @Query(() => InvitationLinkView, {
    nullable: true,
    description: "The link by which people join the team, or null.",
  })
  invitationLink(
    @Arg("teamId", () => ID, { description: "The team." }) teamId: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<InvitationLinkView | null> {
    return this.invitations.linkOf(requireCaller(caller), teamId);
  }

  @Authorized()
  @Mutation(() => InvitationLinkPayload, {
    description: "Creates the team's invitation link. The previous link no longer works.",
  })
  renewInvitationLink(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<InvitationLinkPayload> {
    return this.invitations.renew(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => InvitationLinkPayload, {
    description: "Switches the team's invitation link off.",
  })
  endInvitationLink(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<InvitationLinkPayload> {
    return this.invitations.end(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Adds the caller to the team of an invitation link, as a confirmed member.",
  })
  joinTeam(
    @Arg("input", () => JoinTeamInput, { description: "The link's token." }) input: JoinTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.invitations.join(requireCaller(caller), input);
  }
}
