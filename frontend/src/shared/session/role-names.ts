import { Role } from "@contract/kernel/contract/roles";
import { t } from "@contract/kernel/contract/t";
import type { Role as RoleName } from "../../graphql/schema-types";

export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  [Role.User]: t("User"),
  [Role.TeamLeader]: t("Team Leader"),
  [Role.Superadmin]: t("Superadmin"),
};

export const ROLE_NAMES: Readonly<Record<RoleName, string>> = {
  USER: ROLE_TEXTS[Role.User],
  TEAM_LEADER: ROLE_TEXTS[Role.TeamLeader],
  SUPERADMIN: ROLE_TEXTS[Role.Superadmin],
};
