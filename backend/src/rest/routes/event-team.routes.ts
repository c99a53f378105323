import { requireCaller } from "../../kernel/auth/caller.js";
import { Role } from "../../kernel/contract/roles.js";
import { AddMemberInput } from "../../modules/teams/contract/add-member.input.js";
import {
  CreateEventTeamInput,
  GetTeamInput,
  UpdateTeamInput,
} from "../../modules/teams/contract/event-team.input.js";
import { TeamIdInput } from "../../modules/teams/contract/team-id.input.js";
import { TransferTeamInput } from "../../modules/teams/contract/transfer-team.input.js";
import type { CreateTeamService } from "../../modules/teams/create-team.service.js";
import type { HandleService } from "../../modules/teams/handle.service.js";
import type { LeadershipService } from "../../modules/teams/leadership.service.js";
import type { RosterService } from "../../modules/teams/roster.service.js";
import type { TeamService } from "../../modules/teams/team.service.js";
import { teamChangeReply, teamDocument, teamListItem } from "../presenters/team.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the team routes. */
export interface TeamServices {
  readonly teams: TeamService;
  readonly teamCreation: CreateTeamService;
  readonly rosters: RosterService;
  readonly leadership: LeadershipService;
  readonly handles: HandleService;
}

/** /api/eventTeam: teams of the current event; and the Superadmin's list of them. */
export function eventTeamRoutes({
  teams,
  teamCreation,
  rosters,
  leadership,
  handles,
}: TeamServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/eventTeam/get-all-team",
      access: "signed-in",
      handle: async ({ context }) => ({
        teams: (await teams.list(requireCaller(context.caller))).map(teamListItem),
      }),
    }),
    route({
      method: "POST",
      path: "/eventTeam/get-team",
      access: "signed-in",
      input: GetTeamInput,
      handle: async ({ input, context }) => {
        const caller = requireCaller(context.caller);
        const team = await teams.teamOf(caller, input.userId ? input.userId : caller.userId);
        return { hasTeam: team !== null, team: team && teamDocument(team) };
      },
    }),
    route({
      method: "POST",
      path: "/eventTeam/create-team",
      access: "signed-in",
      input: CreateEventTeamInput,
      status: 201,
      handle: async ({ input, context }) => {
        const caller = requireCaller(context.caller);
        const leaderId = input.leaderId ? input.leaderId : caller.userId;
        return teamChangeReply(await teamCreation.create(caller, input, leaderId));
      },
    }),
    route({
      method: "POST",
      path: "/eventTeam/add-member",
      access: "signed-in",
      input: AddMemberInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await rosters.addMember(requireCaller(context.caller), input)),
    }),
    route({
      method: "POST",
      path: "/eventTeam/update-team",
      access: "signed-in",
      input: UpdateTeamInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await handles.updateHandleOf(requireCaller(context.caller), input)),
    }),
    route({
      method: "DELETE",
      path: "/eventTeam/members/:id",
      access: "signed-in",
      handle: async ({ params, context }) =>
        teamChangeReply(
          await rosters.removeMember(requireCaller(context.caller), { memberId: params["id"] ?? "" }),
        ),
    }),
    route({
      method: "POST",
      path: "/eventTeam/leave",
      access: "signed-in",
      input: TeamIdInput,
      handle: ({ input, context }) => rosters.leave(requireCaller(context.caller), input),
    }),
    route({
      method: "POST",
      path: "/eventTeam/transfer",
      access: "signed-in",
      input: TransferTeamInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await leadership.transfer(requireCaller(context.caller), input)),
    }),
    route({
      method: "GET",
      path: "/superadmin/teams",
      access: Role.Superadmin,
      handle: async ({ context }) => ({
        teams: (await teams.list(requireCaller(context.caller))).map(teamDocument),
      }),
    }),
  ];
}
