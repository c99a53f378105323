import { DomainError } from "../../kernel/errors/domain-error.js";
import { inputFromBody } from "../../kernel/validation/input-from-body.js";
import { CreateTeamInput } from "../../modules/teams/contract/team.inputs.js";
import {
  AddMemberRecordInput,
  AddMembersInput,
  MemberFieldsInput,
} from "../../modules/teams/contract/member-record.input.js";
import { nullable, ref, text } from "../openapi/json-schema.js";
import { STATUS_REPLY, replies } from "../openapi/reply.js";
import { loginReply, memberFields, statusReply, teamDocument } from "../presenters.js";
import type { RestServices } from "../rest-services.js";
import { route, type Route } from "../route.js";
import { MEMBER_FIELDS, NEW_MEMBER, NEW_TEAM, TEAM_CHANGE } from "./refusals.js";

/** Returns the routes of /api/teams. A member is added as a full record, so the person needs no account. */
export function teamRoutes({ teams, teamCreation, memberRecords }: RestServices): Route[] {
  return [
    route.get("/teams", "signed-in", {
      name: "getTeam",
      summary: "The caller's team in the current event, or the team with the given name",
      refusals: ["TEAM_NOT_FOUND"],
      reply: replies("The team, or null.", { team: nullable(ref("TeamDocument")) }),
      query: { name: "The team's name. Case and spaces do not matter." },
      handle: async ({ query, caller }) => {
        const name = query["name"];
        const team = await (name === undefined ? teams.myTeam(caller) : teams.byName(caller, name));
        if (name !== undefined && !team) throw new DomainError("TEAM_NOT_FOUND");
        return { team: team && teamDocument(team) };
      },
    }),
    route.post("/teams", "signed-in", {
      name: "createTeam",
      summary: "Register a team for the current event with the caller as its leader",
      refusals: NEW_TEAM,
      reply: replies("The new team's id; `session` as with `createEventTeam`.", {
        teamId: text,
        message: text,
        "session?": ref("Login"),
      }),
      input: CreateTeamInput,
      status: 201,
      handle: async ({ input, caller }) => {
        const { team, message, session } = await teamCreation.create(caller, input);
        return { teamId: team.id, message, ...(session ? { session: loginReply(session) } : {}) };
      },
    }),
    route.post("/teams/addMembers", "signed-in", {
      name: "addMemberRecord",
      summary: "Add a person as a full record, with or without an account",
      refusals: [...TEAM_CHANGE, ...NEW_MEMBER, "HANDLE_TAKEN"],
      reply: STATUS_REPLY,
      input: AddMembersInput,
      handle: async ({ input, caller }) => {
        const fields = memberFields(Object(input.members[0]) as object);
        const record = await inputFromBody(AddMemberRecordInput, { ...fields, teamId: input.teamId });
        return statusReply(await memberRecords.addMemberRecord(caller, record));
      },
    }),
    route.put("/teams/members/:id", "signed-in", {
      name: "updateMemberRecord",
      summary: "Fill in empty fields of a member, or set their handle",
      refusals: [...TEAM_CHANGE, ...MEMBER_FIELDS],
      reply: STATUS_REPLY,
      input: MemberFieldsInput,
      handle: async ({ input, params, caller }) => {
        const change = { ...memberFields(input), memberId: params["id"] ?? "" };
        return statusReply(await memberRecords.updateMemberRecord(caller, change));
      },
    }),
  ];
}
