import { Role } from "../../kernel/contract/roles.js";
import type { AdminProfileService } from "../../modules/admin/admin-profile.service.js";
import { UpdateAdminProfileInput } from "../../modules/admin/contract/update-admin-profile.input.js";
import { nullable, text } from "../openapi/json-schema.js";
import { replies, repliesWith } from "../openapi/reply.js";
import { loginReply } from "../presenters/login.presenter.js";
import { statusReply } from "../presenters/status.presenter.js";
import { route, type Route } from "../route.js";

/** The services behind the Superadmin's own profile. */
export interface AdminProfileServices {
  readonly adminProfiles: AdminProfileService;
}

/** /api/superadmin/profile: the Superadmin's own data. */
export function adminProfileRoutes({ adminProfiles }: AdminProfileServices): Route[] {
  return [
    route({
      method: "GET",
      path: "/superadmin/profile",
      access: Role.Superadmin,
      summary: "One's own data",
      reply: replies("The caller's data.", {
        name: text,
        phone: nullable(text),
        email: text,
        college: nullable(text),
        universityRollNo: nullable(text),
      }),
      handle: async ({ context }) => {
        const { id: _id, ...profile } = await adminProfiles.profile(context.caller);
        return profile;
      },
    }),
    route({
      method: "PUT",
      path: "/superadmin/profile",
      access: Role.Superadmin,
      summary: "Change one's own data; a blank password leaves it as it is",
      reply: repliesWith("ProfileChange", "It is done."),
      input: UpdateAdminProfileInput,
      handle: async ({ input, context }) => {
        const { message, session } = await adminProfiles.update(input, context);
        return { ...statusReply(message), ...(session ? { session: loginReply(session) } : {}) };
      },
    }),
  ];
}
