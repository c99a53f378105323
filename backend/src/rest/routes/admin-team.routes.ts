import { requireCaller } from "../../kernel/auth/caller.js";
import { Role } from "../../kernel/contract/roles.js";
import { TeamFieldsInput, UpdateTeamInput } from "../../modules/teams/contract/team-fields.input.js";
import type { LeadershipService } from "../../modules/teams/leadership.service.js";
import type { TeamAdminService } from "../../modules/teams/team-admin.service.js";
import { STATUS_REPLY } from "../openapi/reply.js";
import { statusReply } from "../presenters/status.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the Superadmin's routes on single teams. */
export interface AdminTeamServices {
  readonly teamAdmin: TeamAdminService;
  readonly leadership: LeadershipService;
}

/** /api/superadmin/teams/{id}: changing and deleting a team. */
export function adminTeamRoutes({ teamAdmin, leadership }: AdminTeamServices): Route[] {
  return [
    route({
      method: "PUT",
      path: "/superadmin/teams/:id",
      access: "updateTeam",
      summary: "Rename a team, or set or clear its ranking",
      reply: STATUS_REPLY,
      input: TeamFieldsInput,
      handle: async ({ input, params, context }) => {
        const change = Object.assign(new UpdateTeamInput(), input, { teamId: params["id"] ?? "" });
        return statusReply((await teamAdmin.update(context.caller, change)).message);
      },
    }),
    route({
      method: "DELETE",
      path: "/superadmin/teams/:id",
      access: Role.Superadmin,
      summary: "Delete a team without a pending or accepted payment",
      reply: STATUS_REPLY,
      handle: async ({ params, context }) => {
        const team = { teamId: params["id"] ?? "" };
        return statusReply((await leadership.deleteTeam(requireCaller(context.caller), team)).message);
      },
    }),
  ];
}
