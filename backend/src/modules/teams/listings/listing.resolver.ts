import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { MessagePayload } from "../../../kernel/contract/message-payload.js";
import { PageArgs } from "../../../kernel/contract/page.args.js";
import { Role } from "../../../kernel/contract/roles.js";
import type { Page } from "../../../kernel/paging/connection.js";
import { TeamIdInput } from "../contract/team.inputs.js";
import { InviteListedInput, ListingInput, ListMyselfInput, ListTeamInput } from "./contract/listing.input.js";
import { ListedInvitationService } from "./listed-invitation.service.js";
import { ListingService } from "./listing.service.js";
import {
  ListedPerson,
  ListedPersonConnection,
  ListedTeam,
  ListedTeamConnection,
  ListingsPayload,
  MyListings,
} from "./listing.types.js";

@Resolver()
export class ListingResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly invitations: ListedInvitationService,
  ) {}

  @Authorized()
  @Query(() => MyListings, { description: "The caller's listings for the current event." })
  myListings(@Ctx() { caller }: RequestContext): Promise<MyListings> {
    return this.listings.mine(requireCaller(caller));
  }

  @Authorized()
  @Query(() => ListedPersonConnection, { description: "The people who look for a team, newest first." })
  listedPeople(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ListedPerson>> {
    return this.listings.people(requireCaller(caller), args);
  }

  @Authorized()
  @Query(() => ListedTeamConnection, {
    description: "The teams with a place that look for people, newest first.",
  })
  listedTeams(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<Page<ListedTeam>> {
    return this.listings.teams(requireCaller(caller), args);
  }

  @Authorized()
  @Mutation(() => ListingsPayload, {
    description: "Lists the caller as a person who looks for a team, or changes the line.",
  })
  listMyself(
    @Arg("input", () => ListMyselfInput, { description: "The line." }) input: ListMyselfInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ListingsPayload> {
    return this.listings.listMyself(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => ListingsPayload, { description: "Ends the caller's listing." })
  unlistMyself(@Ctx() { caller }: RequestContext): Promise<ListingsPayload> {
    return this.listings.unlistMyself(requireCaller(caller));
  }

  @Authorized()
  @Mutation(() => ListingsPayload, {
    description: "Lists a team that looks for people, or changes its line.",
  })
  listTeam(
    @Arg("input", () => ListTeamInput, { description: "Team and line." }) input: ListTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ListingsPayload> {
    return this.listings.listTeam(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => ListingsPayload, { description: "Ends a team's listing." })
  unlistTeam(
    @Arg("input", () => TeamIdInput, { description: "The team." }) input: TeamIdInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<ListingsPayload> {
    return this.listings.unlistTeam(requireCaller(caller), input);
  }

  @Authorized(Role.Superadmin)
  @Mutation(() => MessagePayload, { description: "Removes a person's line from the list." })
  removeListing(
    @Arg("input", () => ListingInput, { description: "The listing." }) input: ListingInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.listings.removePerson(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => MessagePayload, { description: "Invites a person who looks for a team." })
  inviteListed(
    @Arg("input", () => InviteListedInput, { description: "Team and listing." }) input: InviteListedInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.invitations.invite(requireCaller(caller), input);
  }
}
