import { Role } from "../../kernel/contract/roles.js";
import { UserBodyInput } from "../../modules/admin/contract/update-user.input.js";
import type { UserAdminService } from "../../modules/admin/user-admin.service.js";
import { list, ref } from "../openapi/json-schema.js";
import { STATUS_REPLY, replies } from "../openapi/reply.js";
import { statusReply } from "../presenters/status.presenter.js";
import { userFields, userRow } from "../presenters/user.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the Superadmin's routes. */
export interface AdminServices {
  readonly userAdmin: UserAdminService;
}

/** /api/superadmin: people. */
export function adminRoutes({ userAdmin }: AdminServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/superadmin/users",
      access: Role.Superadmin,
      summary: "Every account, by name",
      reply: replies("The accounts.", { users: list(ref("UserRow")) }),
      handle: async ({ context }) => ({ users: (await userAdmin.all(context.caller)).map(userRow) }),
    }),
    route({
      method: "PUT",
      path: "/superadmin/users/:id",
      access: Role.Superadmin,
      summary: "Change a person's data, role and team",
      reply: STATUS_REPLY,
      input: UserBodyInput,
      handle: async ({ input, params, context }) => {
        const change = { ...userFields(input), userId: params["id"] ?? "" };
        return statusReply((await userAdmin.update(context.caller, change)).message);
      },
    }),
    route({
      method: "DELETE",
      path: "/superadmin/users/:id",
      access: Role.Superadmin,
      summary: "Delete an account",
      reply: STATUS_REPLY,
      handle: async ({ params, context }) =>
        statusReply((await userAdmin.remove(context.caller, params["id"] ?? "")).message),
    }),
  ];
}
