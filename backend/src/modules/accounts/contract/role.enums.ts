import { enumeration } from "../../../kernel/contract/enumeration.js";
import { GRANT_LABELS } from "../../../kernel/contract/grant-labels.js";
import { Grant } from "../../../kernel/contract/grants.js";
import { Role } from "../../../kernel/contract/roles.js";

/** Names in GraphQL must not contain spaces, so they differ from the values, which the club specified. */
export const ApiRole = enumeration(
  "Role",
  "The role of a person on the site.",
  {
    USER: "A student.",
    TEAM_LEADER: "A student who leads a team or wants to.",
    SUPERADMIN: "Runs users, teams, payments and rankings.",
  },
  {
    USER: Role.User,
    TEAM_LEADER: Role.TeamLeader,
    SUPERADMIN: Role.Superadmin,
  },
);

/** The grants, with names in the style of GraphQL enums. The database stores the values. */
export const ApiGrant = enumeration(
  "Grant",
  "A limited right that a Superadmin gives to another person.",
  {
    TREASURER: GRANT_LABELS.treasurer.gives,
    CONTEST: GRANT_LABELS.contest.gives,
    DESK: GRANT_LABELS.desk.gives,
    CONTENT: GRANT_LABELS.content.gives,
    READER: GRANT_LABELS.reader.gives,
  },
  {
    TREASURER: Grant.Treasurer,
    CONTEST: Grant.Contest,
    DESK: Grant.Desk,
    CONTENT: Grant.Content,
    READER: Grant.Reader,
  },
);
