import { Role } from "@contract/kernel/contract/roles";
import type { Role as RoleName } from "../../graphql/generated";

/** The roles as GraphQL spells them → as the specification does, for people to read. */
export const ROLE_NAMES: Readonly<Record<RoleName, Role>> = {
  USER: Role.User,
  TEAM_LEADER: Role.TeamLeader,
  SUPERADMIN: Role.Superadmin,
};
