import { GrantsBodyInput } from "../../modules/admin/contract/set-grants.input.js";
import { UserBodyInput } from "../../modules/admin/contract/update-user.input.js";
import type { GrantsService } from "../../modules/admin/grants.service.js";
import type { UserAdminService } from "../../modules/admin/user-admin.service.js";
import { list, ref } from "../openapi/json-schema.js";
import { STATUS_REPLY, replies } from "../openapi/reply.js";
import { statusReply } from "../presenters/status.presenter.js";
import { userFields, userRow } from "../presenters/user.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the Superadmin's routes. */
export interface AdminServices {
  readonly userAdmin: UserAdminService;
  readonly grants: GrantsService;
}

/** /api/superadmin: people. */
export function adminRoutes({ userAdmin, grants }: AdminServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/superadmin/users",
      access: "allUsers",
      summary: "Every account, by name",
      reply: replies("The accounts.", { users: list(ref("UserRow")) }),
      handle: async ({ context }) => ({ users: (await userAdmin.all(context.caller)).map(userRow) }),
    }),
    route({
      method: "PUT",
      path: "/superadmin/users/:id",
      access: "updateUser",
      summary: "Change a person's data, role and team",
      reply: STATUS_REPLY,
      input: UserBodyInput,
      handle: async ({ input, params, context }) => {
        const change = { ...userFields(input), userId: params["id"] ?? "" };
        return statusReply((await userAdmin.update(context.caller, change)).message);
      },
    }),
    route({
      method: "PUT",
      path: "/superadmin/users/:id/grants",
      access: "setGrants",
      summary: "Give a person limited rights, or take them away",
      reply: STATUS_REPLY,
      input: GrantsBodyInput,
      handle: async ({ input, params, context }) => {
        const change = { grants: input.grants, userId: params["id"] ?? "" };
        return statusReply((await grants.set(context.caller, change)).message);
      },
    }),
    route({
      method: "DELETE",
      path: "/superadmin/users/:id",
      access: "deleteUser",
      summary: "Delete an account",
      reply: STATUS_REPLY,
      handle: async ({ params, context }) =>
        statusReply((await userAdmin.remove(context.caller, params["id"] ?? "")).message),
    }),
  ];
}
