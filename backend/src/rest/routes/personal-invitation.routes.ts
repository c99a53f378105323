import { TeamIdInput } from "../../modules/teams/contract/team.inputs.js";
import {
  AcceptInvitationInput,
  InviteInput,
  TeamInvitationInput,
} from "../../modules/teams/invitations/contract/invitation.inputs.js";
import { list, ref } from "../openapi/json-schema.js";
import { MESSAGE_REPLY, replies, repliesWith } from "../openapi/reply.js";
import { teamChangeReply } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";
import { JOIN, TEAM_CHANGE } from "./refusals.js";

const OF_LEADER = [...TEAM_CHANGE, "NOT_LEADER"] as const;
const NEEDS_ROOM = [...OF_LEADER, "ROSTER_LOCKED", "TEAM_FULL", "RATE_LIMITED"] as const;

/** Returns the routes of /api/eventTeam for invitations of one person, by e-mail or account. */
export function personalInvitationRoutes({ personalInvitations, invitationAnswers }: RestServices): Route[] {
  return [
    route.get("/eventTeam/team-invitations/:teamId", "signed-in", {
      name: "listTeamInvitations",
      summary: "The team's open invitations, with addresses for its leader",
      refusals: ["TEAM_NOT_FOUND", "FORBIDDEN"],
      reply: replies("The invitations, oldest first.", { invitations: list(ref("TeamInvitation")) }),
      handle: async ({ params, caller }) => ({
        invitations: await personalInvitations.ofTeam(caller, params["teamId"] ?? ""),
      }),
    }),
    route.post("/eventTeam/invitations", "signed-in", {
      name: "inviteToTeam",
      summary: "Invite an address, with or without an account",
      refusals: [
        ...NEEDS_ROOM,
        "PERSON_IS_YOU",
        "PERSON_IN_YOUR_TEAM",
        "PERSON_INVITED",
        "TOO_MANY_INVITATIONS",
      ],
      reply: repliesWith("TeamInvitationsPayload", "The team's invitations."),
      input: InviteInput,
      handle: ({ input, caller }) => personalInvitations.invite(caller, input),
    }),
    route.post("/eventTeam/resend-invitation", "signed-in", {
      name: "resendInvitation",
      summary: "Mail an invitation again",
      refusals: [...NEEDS_ROOM, "INVITATION_ENDED"],
      reply: repliesWith("TeamInvitationsPayload", "The team's invitations."),
      input: TeamInvitationInput,
      handle: ({ input, caller }) => personalInvitations.resend(caller, input),
    }),
    route.post("/eventTeam/withdraw-invitation", "signed-in", {
      name: "withdrawInvitation",
      summary: "End an invitation",
      refusals: [...OF_LEADER, "INVITATION_ENDED"],
      reply: repliesWith("TeamInvitationsPayload", "The team's invitations."),
      input: TeamInvitationInput,
      handle: ({ input, caller }) => personalInvitations.withdraw(caller, input),
    }),
    route.get("/eventTeam/my-invitations", "signed-in", {
      name: "listMyInvitations",
      summary: "The caller's open invitations",
      reply: replies("The invitations, oldest first.", { invitations: list(ref("PersonalInvitation")) }),
      handle: async ({ caller }) => ({ invitations: await invitationAnswers.mine(caller) }),
    }),
    route.post("/eventTeam/accept-invitation", "signed-in", {
      name: "acceptInvitation",
      summary: "Accept a team's invitation",
      refusals: [...JOIN, "INVITATION_ENDED", "HANDLE_UNKNOWN", "HANDLE_TAKEN", "FORBIDDEN"],
      reply: repliesWith("TeamChange", "The team, with the caller in it."),
      input: AcceptInvitationInput,
      handle: async ({ input, caller }) => teamChangeReply(await invitationAnswers.accept(caller, input)),
    }),
    route.post("/eventTeam/decline-invitation", "signed-in", {
      name: "declineInvitation",
      summary: "Decline a team's invitation",
      refusals: ["INVITATION_ENDED"],
      reply: MESSAGE_REPLY,
      input: TeamIdInput,
      handle: ({ input, caller }) => invitationAnswers.decline(caller, input),
    }),
  ];
}
