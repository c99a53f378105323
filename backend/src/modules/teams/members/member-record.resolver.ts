import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { requireCaller } from "../../../kernel/auth/caller.js";
import type { RequestContext } from "../../../kernel/auth/request-context.js";
import { AddMemberRecordInput, UpdateMemberRecordInput } from "../contract/member-record.input.js";
import { MemberRecordService } from "./member-record.service.js";
import { TeamService } from "../team.service.js";
import { TeamPayload, TeamView } from "../team.types.js";

/** GraphQL operations for the record variant, in which leaders enter people's full records and find teams by name. */
@Resolver()
export class MemberRecordResolver {
  constructor(
    private readonly teamService: TeamService,
    private readonly records: MemberRecordService,
  ) {}

  @Authorized()
  @Query(() => TeamView, {
    nullable: true,
    description:
      "The team with this name in the current event, or null. People outside the team see names and masked e-mails.",
  })
  teamByName(
    @Arg("name", () => String, { description: "The team's name. Case and spaces do not matter." })
    name: string,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamView | null> {
    return this.teamService.byName(requireCaller(caller), name);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description: "Adds a person as a full record, with or without an account.",
  })
  addMemberRecord(
    @Arg("input", () => AddMemberRecordInput, { description: "Team and person." })
    input: AddMemberRecordInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.records.addMemberRecord(requireCaller(caller), input);
  }

  @Authorized()
  @Mutation(() => TeamPayload, {
    description:
      "Fills in empty fields of a person and sets their handle. A member can set only their own handle.",
  })
  updateMemberRecord(
    @Arg("input", () => UpdateMemberRecordInput, { description: "Person and fields." })
    input: UpdateMemberRecordInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.records.updateMemberRecord(requireCaller(caller), input);
  }
}
