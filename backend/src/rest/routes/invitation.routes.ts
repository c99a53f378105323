import { DomainError } from "../../kernel/errors/domain-error.js";
import { TeamIdInput } from "../../modules/teams/contract/team.inputs.js";
import { JoinTeamInput } from "../../modules/teams/invitations/contract/invitation.inputs.js";
import { nullable, ref } from "../openapi/json-schema.js";
import { replies, repliesWith } from "../openapi/reply.js";
import { teamChangeReply } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";
import { JOIN, TEAM_CHANGE } from "./refusals.js";

const OF_LEADER = [...TEAM_CHANGE, "NOT_LEADER"] as const;

/**
 * Returns the routes for the link with which people join a team: its page, joining, and the leader's work on the link.
 */
export function invitationRoutes({ invitations }: RestServices): Route[] {
  return [
    route.get("/invitations/:token", "public", {
      name: "getInvitation",
      summary: "The team of an invitation link",
      refusals: ["INVITATION_GONE"],
      reply: replies("The invitation.", { invitation: ref("Invitation") }),
      handle: async ({ params }) => {
        const invitation = await invitations.invitation(params["token"] ?? "");
        if (!invitation) throw new DomainError("INVITATION_GONE");
        return { invitation };
      },
    }),
    route.post("/eventTeam/join", "signed-in", {
      name: "joinTeam",
      summary: "Join the team of an invitation link",
      refusals: [...JOIN, "INVITATION_GONE", "HANDLE_UNKNOWN", "HANDLE_TAKEN", "RATE_LIMITED"],
      reply: repliesWith("TeamChange", "The team, with the caller in it."),
      input: JoinTeamInput,
      handle: async ({ input, caller }) => teamChangeReply(await invitations.join(caller, input)),
    }),
    route.get("/eventTeam/invitation-link/:teamId", "signed-in", {
      name: "getInvitationLink",
      summary: "The team's invitation link, for its leader",
      refusals: OF_LEADER,
      reply: replies("The link, if there is one.", { link: nullable(ref("InvitationLink")) }),
      handle: async ({ params, caller }) => ({
        link: await invitations.linkOf(caller, params["teamId"] ?? ""),
      }),
    }),
    route.post("/eventTeam/invitation-link", "signed-in", {
      name: "renewInvitationLink",
      summary: "Create the team's invitation link. The previous link no longer works",
      refusals: OF_LEADER,
      reply: repliesWith("InvitationLinkPayload", "The new link."),
      input: TeamIdInput,
      handle: ({ input, caller }) => invitations.renew(caller, input),
    }),
    route.delete("/eventTeam/invitation-link/:teamId", "signed-in", {
      name: "endInvitationLink",
      summary: "Switch the team's invitation link off",
      refusals: OF_LEADER,
      reply: repliesWith("InvitationLinkPayload", "No link."),
      handle: ({ params, caller }) => invitations.end(caller, { teamId: params["teamId"] ?? "" }),
    }),
  ];
}
