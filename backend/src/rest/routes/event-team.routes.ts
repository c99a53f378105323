import { AddMemberInput } from "../../modules/teams/contract/member.inputs.js";
import {
  CreateEventTeamInput,
  GetTeamInput,
  MemberHandleInput,
} from "../../modules/teams/contract/event-team.input.js";
import { TeamIdInput, TransferTeamInput } from "../../modules/teams/contract/team.inputs.js";
import { list, nullable, ref, truth } from "../openapi/json-schema.js";
import { MESSAGE_REPLY, replies, repliesWith } from "../openapi/reply.js";
import { teamChangeReply, teamDocument, teamListItem } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";
import { NEW_MEMBER, NEW_TEAM, TEAM_CHANGE } from "./refusals.js";

/**
 * Returns the routes of /api/eventTeam for teams of the current event, and /api/superadmin/teams, which lists these
 * teams for the admin area.
 */
export function eventTeamRoutes(services: RestServices): Route[] {
  const { teams, teamCreation, rosters, consent, leadership, handles, teamCalendars } = services;
  return [
    route.get("/eventTeam/get-all-team", "signed-in", {
      name: "listEventTeams",
      summary: "Every team of the current event. Addresses outside the caller's own team are masked",
      reply: replies("The teams.", { teams: list(ref("TeamListItem")) }),
      handle: async ({ caller }) => ({
        teams: (await teams.list(caller)).map(teamListItem),
      }),
    }),
    route.post("/eventTeam/get-team", "signed-in", {
      name: "getEventTeam",
      summary: "The caller's team in the current event",
      refusals: ["FORBIDDEN"],
      reply: replies("The team, if there is one.", {
        hasTeam: truth,
        team: nullable(ref("TeamDocument")),
      }),
      input: GetTeamInput,
      handle: async ({ input, caller }) => {
        const team = await teams.teamOf(caller, input.userId ? input.userId : caller.userId);
        return { hasTeam: team !== null, team: team && teamDocument(team) };
      },
    }),
    route.post("/eventTeam/create-team", "signed-in", {
      name: "createEventTeam",
      summary: "Register a team for the current event with the caller as its leader",
      refusals: [...NEW_TEAM, "FORBIDDEN", "PERSON_IN_TEAM"],
      reply: repliesWith("TeamChange", "The new team."),
      input: CreateEventTeamInput,
      status: 201,
      handle: async ({ input, caller }) => {
        const leaderId = input.leaderId ? input.leaderId : caller.userId;
        return teamChangeReply(await teamCreation.create(caller, input, leaderId));
      },
    }),
    route.post("/eventTeam/add-member", "signed-in", {
      name: "addMember",
      summary: "Add an account to the team by its e-mail",
      refusals: [...TEAM_CHANGE, ...NEW_MEMBER],
      reply: repliesWith("TeamChange", "The team with its new member."),
      input: AddMemberInput,
      handle: async ({ input, caller }) => teamChangeReply(await rosters.addMember(caller, input)),
    }),
    route.post("/eventTeam/update-team", "signed-in", {
      name: "updateHandle",
      summary: "Set the Codeforces handle of the member with this e-mail",
      refusals: [...TEAM_CHANGE, "MEMBER_NOT_FOUND", "NOT_YOUR_HANDLE", "HANDLE_UNKNOWN", "HANDLE_TAKEN"],
      reply: repliesWith("TeamChange", "The team with the new handle."),
      input: MemberHandleInput,
      handle: async ({ input, caller }) => teamChangeReply(await handles.updateHandleOf(caller, input)),
    }),
    route.delete("/eventTeam/members/:id", "signed-in", {
      name: "removeMember",
      summary: "Remove a member from the team",
      refusals: [...TEAM_CHANGE, "MEMBER_NOT_FOUND", "NOT_LEADER", "LEADER_MUST_STAY", "ROSTER_LOCKED"],
      reply: repliesWith("TeamChange", "The team without the member."),
      handle: async ({ params, caller }) =>
        teamChangeReply(await rosters.removeMember(caller, { memberId: params["id"] ?? "" })),
    }),
    route.post("/eventTeam/accept", "signed-in", {
      name: "acceptMembership",
      summary: "Confirm the caller's membership of a team",
      refusals: ["TEAM_NOT_FOUND", "FORBIDDEN", "EMAIL_IN_TEAM", "IDENTITY_TAKEN", "CONFLICT"],
      reply: repliesWith("TeamChange", "The team."),
      input: TeamIdInput,
      handle: async ({ input, caller }) => teamChangeReply(await consent.accept(caller, input)),
    }),
    route.post("/eventTeam/leave", "signed-in", {
      name: "leaveTeam",
      summary: "Leave a team, or decline the membership",
      refusals: [...TEAM_CHANGE, "LEADER_MUST_STAY", "ROSTER_LOCKED"],
      reply: MESSAGE_REPLY,
      input: TeamIdInput,
      handle: ({ input, caller }) => rosters.leave(caller, input),
    }),
    route.get("/eventTeam/calendar/:teamId", "signed-in", {
      name: "getTeamCalendar",
      summary: "The caller's own calendar of their team",
      refusals: ["TEAM_NOT_FOUND", "FORBIDDEN"],
      reply: replies("The calendar's address.", { calendar: ref("TeamCalendar") }),
      handle: async ({ params, caller }) => ({
        calendar: await teamCalendars.calendarOf(caller, params["teamId"] ?? ""),
      }),
    }),
    route.post("/eventTeam/transfer", "signed-in", {
      name: "transferTeam",
      summary: "Hand the team over to one of its members",
      refusals: [...TEAM_CHANGE, "NOT_LEADER", "MEMBER_NOT_FOUND", "MEMBER_NOT_LINKED", "MEMBER_UNCONFIRMED"],
      reply: repliesWith("TeamChange", "The team with its new leader."),
      input: TransferTeamInput,
      handle: async ({ input, caller }) => teamChangeReply(await leadership.transfer(caller, input)),
    }),
    route.get("/superadmin/teams", "teams", {
      name: "listTeams",
      summary: "Every team of the current event, by ranking",
      reply: replies("The teams, best ranking first.", { teams: list(ref("TeamDocument")) }),
      handle: async ({ caller }) => ({
        teams: (await teams.list(caller)).map(teamDocument),
      }),
    }),
  ];
}
