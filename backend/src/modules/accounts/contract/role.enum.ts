import { registerEnumType } from "type-graphql";
import { Role } from "../../../kernel/contract/roles.js";

/** The roles under names GraphQL allows (no spaces); the values are those of the specification. */
export const ApiRole = {
  USER: Role.User,
  TEAM_LEADER: Role.TeamLeader,
  SUPERADMIN: Role.Superadmin,
} as const;

registerEnumType(ApiRole, {
  name: "Role",
  description: "What a person may do on the site.",
  valuesConfig: {
    USER: { description: "A student." },
    TEAM_LEADER: { description: "A student who leads a team or wants to." },
    SUPERADMIN: { description: "Runs users, teams, payments and rankings." },
  },
});
