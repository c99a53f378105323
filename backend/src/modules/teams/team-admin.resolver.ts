import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../kernel/auth/request-context.js";
import { CellChangesPayload } from "../../kernel/contract/cell-changes.js";
import { DeleteManyInput, DeletionsPayload } from "../../kernel/contract/deletions.js";
import { MessagePayload } from "../../kernel/contract/message-payload.js";
import type { SelectablePage } from "../../kernel/paging/connection.js";
import { NoteTeamsInput, TeamNotesArgs } from "./contract/note-teams.input.js";
import { ReplaceMemberInput } from "./contract/member.inputs.js";
import { ChangeTeamsInput } from "./contract/team-cells.input.js";
import { UpdateTeamInput } from "./contract/team-fields.input.js";
import { TeamsPageArgs } from "./contract/teams-page.args.js";
import { DeletionImpactArgs } from "./contract/deletion-impact.args.js";
import { DeletionImpactService } from "./leaving/deletion-impact.service.js";
import { AccountDeletionImpact } from "./leaving/deletion-impact.types.js";
import { SubstitutionService } from "./changes/substitution.service.js";
import { TeamAdminService, versionOfTeam } from "./changes/team-admin.service.js";
import { TeamCellsService } from "./changes/team-cells.service.js";
import { TeamNotes, TeamNotesService } from "./changes/team-notes.service.js";
import { TeamDeletionsService } from "./changes/leadership.service.js";
import { TeamConnection, TeamPayload, TeamView } from "./team.types.js";

@Resolver(() => TeamView)
export class TeamAdminResolver {
  constructor(
    private readonly teams: TeamAdminService,
    private readonly impacts: DeletionImpactService,
    private readonly deletions: TeamDeletionsService,
    private readonly substitutions: SubstitutionService,
    private readonly notes: TeamNotesService,
    private readonly cells: TeamCellsService,
  ) {}

  @FieldResolver(() => ID, {
    description:
      "Identifies the current name and ranking. Send it back as `version` when you change the team.",
  })
  version(@Root() team: TeamView): string {
    return versionOfTeam(team);
  }

  @Query(() => TeamConnection, {
    description: "The teams of an event, by page. The default is the current event.",
  })
  async teamsPage(
    @Args(() => TeamsPageArgs) args: TeamsPageArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<SelectablePage<TeamView>> {
    return Object.assign(new TeamConnection(), await this.teams.page(caller, args));
  }

  @Query(() => [AccountDeletionImpact], {
    description: "The effects of deleting these accounts on their teams.",
  })
  accountDeletionImpacts(
    @Args(() => DeletionImpactArgs) { userIds }: DeletionImpactArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<AccountDeletionImpact[]> {
    return this.impacts.ofUsers(caller, userIds);
  }

  @Mutation(() => TeamPayload, { description: "Renames a team, or sets or clears its ranking." })
  updateTeam(
    @Arg("input", () => UpdateTeamInput, { description: "The changes." }) input: UpdateTeamInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.teams.update(caller, input);
  }

  @Mutation(() => TeamPayload, {
    description: "Replaces a member, independent of the team's payment. Notifies both people and the leader.",
  })
  replaceMember(
    @Arg("input", () => ReplaceMemberInput, { description: "The member, the new person and the reason." })
    input: ReplaceMemberInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamPayload> {
    return this.substitutions.replace(caller, input);
  }

  @Query(() => TeamNotes, { description: "The organisers' notes on chosen teams." })
  teamNotes(
    @Args(() => TeamNotesArgs) { ids }: TeamNotesArgs,
    @Ctx() { caller }: RequestContext,
  ): Promise<TeamNotes> {
    return this.notes.read(caller, ids);
  }

  @Mutation(() => MessagePayload, { description: "Sets one note of the organisers for several teams." })
  noteTeams(
    @Arg("input", () => NoteTeamsInput, { description: "The teams and the note." }) input: NoteTeamsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<MessagePayload> {
    return this.notes.write(caller, input);
  }

  @Mutation(() => CellChangesPayload, {
    description: "Changes names and notes of teams, all of them or none.",
  })
  changeTeams(
    @Arg("input", () => ChangeTeamsInput, { description: "The changes." }) input: ChangeTeamsInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<CellChangesPayload> {
    return this.cells.change(caller, input);
  }

  @Mutation(() => DeletionsPayload, {
    description:
      "Deletes several teams, each as deleteTeam does. A refused deletion does not stop the others.",
  })
  deleteTeams(
    @Arg("input", () => DeleteManyInput, { description: "The teams." }) { ids }: DeleteManyInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<DeletionsPayload> {
    return this.deletions.deleteTeams(caller, ids);
  }
}
