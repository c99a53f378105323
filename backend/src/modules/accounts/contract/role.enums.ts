import { registerEnumType } from "type-graphql";
import { GRANT_LABELS } from "../../../kernel/contract/grant-labels.js";
import { Grant } from "../../../kernel/contract/grants.js";
import { Role } from "../../../kernel/contract/roles.js";

/** The roles under names GraphQL allows (no spaces); the values are those of the specification. */
export const ApiRole = {
  USER: Role.User,
  TEAM_LEADER: Role.TeamLeader,
  SUPERADMIN: Role.Superadmin,
} as const;

registerEnumType(ApiRole, {
  name: "Role",
  description: "The role of a person on the site.",
  valuesConfig: {
    USER: { description: "A student." },
    TEAM_LEADER: { description: "A student who leads a team or wants to." },
    SUPERADMIN: { description: "Runs users, teams, payments and rankings." },
  },
});

/** The grants under names that GraphQL's enums use; the values are those that are stored. */
export const ApiGrant = {
  TREASURER: Grant.Treasurer,
  CONTEST: Grant.Contest,
  DESK: Grant.Desk,
  CONTENT: Grant.Content,
  READER: Grant.Reader,
} as const;

registerEnumType(ApiGrant, {
  name: "Grant",
  description: "A limited right that a Superadmin gives to another person.",
  valuesConfig: {
    TREASURER: { description: GRANT_LABELS.treasurer.gives },
    CONTEST: { description: GRANT_LABELS.contest.gives },
    DESK: { description: GRANT_LABELS.desk.gives },
    CONTENT: { description: GRANT_LABELS.content.gives },
    READER: { description: GRANT_LABELS.reader.gives },
  },
});
