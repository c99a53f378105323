import { requireCaller } from "../../kernel/auth/caller.js";
import { AddMemberInput } from "../../modules/teams/contract/add-member.input.js";
import {
  CreateEventTeamInput,
  GetTeamInput,
  MemberHandleInput,
} from "../../modules/teams/contract/event-team.input.js";
import { TeamIdInput } from "../../modules/teams/contract/team-id.input.js";
import { TransferTeamInput } from "../../modules/teams/contract/transfer-team.input.js";
import type { ConsentService } from "../../modules/teams/consent.service.js";
import type { CreateTeamService } from "../../modules/teams/create-team.service.js";
import type { HandleService } from "../../modules/teams/handle.service.js";
import type { LeadershipService } from "../../modules/teams/leadership.service.js";
import type { RosterService } from "../../modules/teams/roster.service.js";
import type { TeamService } from "../../modules/teams/team.service.js";
import { list, nullable, ref, truth } from "../openapi/json-schema.js";
import { MESSAGE_REPLY, replies, repliesWith } from "../openapi/reply.js";
import { teamChangeReply, teamDocument, teamListItem } from "../presenters/team.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the team routes. */
export interface TeamServices {
  readonly teams: TeamService;
  readonly teamCreation: CreateTeamService;
  readonly rosters: RosterService;
  readonly consent: ConsentService;
  readonly leadership: LeadershipService;
  readonly handles: HandleService;
}

/** /api/eventTeam: teams of the current event; and the Superadmin's list of them. */
export function eventTeamRoutes({
  teams,
  teamCreation,
  rosters,
  consent,
  leadership,
  handles,
}: TeamServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/eventTeam/get-all-team",
      access: "signed-in",
      summary: "Every team of the current event; addresses outside one's own team are masked",
      reply: replies("The teams.", { teams: list(ref("TeamListItem")) }),
      handle: async ({ context }) => ({
        teams: (await teams.list(requireCaller(context.caller))).map(teamListItem),
      }),
    }),
    route({
      method: "POST",
      path: "/eventTeam/get-team",
      access: "signed-in",
      summary: "The caller's team in the current event",
      reply: replies("The team, if there is one.", {
        hasTeam: truth,
        team: nullable(ref("TeamDocument")),
      }),
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
      summary: "Register a team for the current event; the caller becomes its leader",
      reply: repliesWith("TeamChange", "The new team."),
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
      summary: "Add an account to the team by its e-mail",
      reply: repliesWith("TeamChange", "The team with its new member."),
      input: AddMemberInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await rosters.addMember(requireCaller(context.caller), input)),
    }),
    route({
      method: "POST",
      path: "/eventTeam/update-team",
      access: "signed-in",
      summary: "Set the Codeforces handle of the member with this e-mail",
      reply: repliesWith("TeamChange", "The team with the new handle."),
      input: MemberHandleInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await handles.updateHandleOf(requireCaller(context.caller), input)),
    }),
    route({
      method: "DELETE",
      path: "/eventTeam/members/:id",
      access: "signed-in",
      summary: "Take a member out of the team",
      reply: repliesWith("TeamChange", "The team without the member."),
      handle: async ({ params, context }) =>
        teamChangeReply(
          await rosters.removeMember(requireCaller(context.caller), { memberId: params["id"] ?? "" }),
        ),
    }),
    route({
      method: "POST",
      path: "/eventTeam/accept",
      access: "signed-in",
      summary: "Agree to be in the team one was added to",
      reply: repliesWith("TeamChange", "The team."),
      input: TeamIdInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await consent.accept(requireCaller(context.caller), input)),
    }),
    route({
      method: "POST",
      path: "/eventTeam/leave",
      access: "signed-in",
      summary: "Leave a team, or decline to be in it",
      reply: MESSAGE_REPLY,
      input: TeamIdInput,
      handle: ({ input, context }) => rosters.leave(requireCaller(context.caller), input),
    }),
    route({
      method: "POST",
      path: "/eventTeam/transfer",
      access: "signed-in",
      summary: "Hand the team to one of its members",
      reply: repliesWith("TeamChange", "The team with its new leader."),
      input: TransferTeamInput,
      handle: async ({ input, context }) =>
        teamChangeReply(await leadership.transfer(requireCaller(context.caller), input)),
    }),
    route({
      method: "GET",
      path: "/superadmin/teams",
      access: "teams",
      summary: "Every team of the current event, by ranking",
      reply: replies("The teams, best ranking first.", { teams: list(ref("TeamDocument")) }),
      handle: async ({ context }) => ({
        teams: (await teams.list(requireCaller(context.caller))).map(teamDocument),
      }),
    }),
  ];
}
