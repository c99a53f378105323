import { Role } from "../../kernel/contract/roles.js";
import { GrantsBodyInput } from "../../modules/admin/contract/set-grants.input.js";
import { UpdateAdminProfileInput } from "../../modules/admin/contract/update-admin-profile.input.js";
import { UserBodyInput } from "../../modules/admin/contract/update-user.input.js";
import { TeamFieldsInput, UpdateTeamInput } from "../../modules/teams/contract/team-fields.input.js";
import { list, nullable, ref, text } from "../openapi/json-schema.js";
import { replies, repliesWith, STATUS_REPLY, PDF_REPLY } from "../openapi/reply.js";
import { loginReply, statusReply, userFields, userRow } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route, PdfFile } from "../route.js";
import { ASSIGNMENT, NEW_DATA, USER_CHANGE } from "./refusals.js";
import { Readable } from "node:stream";

/** Returns the routes of /api/superadmin: users, the admin's own profile, and changing and deleting a team. */
export function adminRoutes(services: RestServices): Route[] {
  const { userAdmin, grants, adminProfiles, teamAdmin, leadership } = services;
  return [
    route.get("/superadmin/users", "allUsers", {
      name: "listUsers",
      summary: "Every account, by name",
      reply: replies("The accounts.", { users: list(ref("UserRow")) }),
      handle: async ({ caller }) => ({ users: (await userAdmin.all(caller)).map(userRow) }),
    }),
    route.put("/superadmin/users/:id", "updateUser", {
      name: "updateUser",
      summary: "Change a person's data, role and team",
      refusals: [...USER_CHANGE, ...NEW_DATA, ...ASSIGNMENT, "HANDLE_TAKEN", "LAST_SUPERADMIN"],
      reply: STATUS_REPLY,
      input: UserBodyInput,
      handle: async ({ input, params, caller }) => {
        const change = { ...userFields(input), userId: params["id"] ?? "" };
        return statusReply(await userAdmin.update(caller, change));
      },
    }),
    route.put("/superadmin/users/:id/grants", "setGrants", {
      name: "setGrants",
      summary: "Give a person limited rights, or take them away",
      refusals: [...USER_CHANGE, "GRANTS_OF_SUPERADMIN", "VERSION_CHANGED"],
      reply: STATUS_REPLY,
      input: GrantsBodyInput,
      handle: async ({ input, params, caller }) => {
        const { grants: wanted, version = null } = input;
        const change = { grants: wanted, version, userId: params["id"] ?? "" };
        return statusReply(await grants.set(caller, change));
      },
    }),
    route.delete("/superadmin/users/:id", "deleteUser", {
      name: "deleteUser",
      summary: "Delete an account",
      refusals: [...USER_CHANGE, "LEADS_PAID_TEAM", "LAST_SUPERADMIN"],
      reply: STATUS_REPLY,
      handle: async ({ params, caller }) => statusReply(await userAdmin.remove(caller, params["id"] ?? "")),
    }),
    route.get("/superadmin/profile", Role.Superadmin, {
      name: "getAdminProfile",
      summary: "The caller's own data",
      reply: replies("The caller's data.", {
        name: text,
        phone: nullable(text),
        email: text,
        college: nullable(text),
        universityRollNo: nullable(text),
      }),
      handle: async ({ caller }) => {
        const { id: _id, ...profile } = await adminProfiles.profile(caller);
        return profile;
      },
    }),
    route.put("/superadmin/profile", Role.Superadmin, {
      name: "updateAdminProfile",
      summary: "Change the caller's own data. A blank password does not change the password",
      refusals: [...USER_CHANGE, ...NEW_DATA],
      reply: repliesWith("ProfileChange", "The request succeeded."),
      input: UpdateAdminProfileInput,
      handle: async ({ input, context }) => {
        const changed = await adminProfiles.update(input, context);
        return {
          ...statusReply(changed),
          ...(changed.session ? { session: loginReply(changed.session) } : {}),
        };
      },
    }),
    route.put("/superadmin/teams/:id", "updateTeam", {
      name: "updateTeam",
      summary: "Rename a team, or set or clear its ranking",
      refusals: ["TEAM_NOT_FOUND", "TEAM_NAME_TAKEN", "CONFLICT"],
      reply: STATUS_REPLY,
      input: TeamFieldsInput,
      handle: async ({ input, params, caller }) => {
        const change = Object.assign(new UpdateTeamInput(), input, { teamId: params["id"] ?? "" });
        return statusReply(await teamAdmin.update(caller, change));
      },
    }),
    route.delete("/superadmin/teams/:id", Role.Superadmin, {
      name: "deleteTeam",
      summary: "Delete a team without a pending or accepted payment",
      refusals: ["TEAM_NOT_FOUND", "CONFIRMATION_NEEDED", "ROSTER_LOCKED", "CONFLICT"],
      reply: STATUS_REPLY,
      handle: async ({ params, caller }) =>
        statusReply(await leadership.deleteTeam(caller, { teamId: params["id"] ?? "" })),
    }),
  ];
}

export function certificateRoutes({ certificates }: RestServices): Route[] {
  return [
    route.get("/superadmin/certificates/:batchId.pdf", "printCertificates", {
      name: "getCertificates",
      summary: "All valid certificates that were given out together, one on each page, for printing",
      refusals: ["CERTIFICATE_NOT_FOUND"],
      reply: PDF_REPLY,
      handle: async ({ params, context }) => {
        const { filename, pages, content } = await certificates.batch(
          context.caller,
          params["batchId"] ?? "",
        );
        return new PdfFile(filename, Readable.from(content), pages);
      },
    }),
  ];
}
