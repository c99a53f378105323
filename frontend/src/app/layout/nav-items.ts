import { hasAdminAccess } from "@contract/kernel/contract/grants";
import type { Grant } from "@contract/kernel/contract/grants";
import { Role } from "@contract/kernel/contract/roles";
import { paths } from "@contract/kernel/contract/paths";
import type { Session } from "../../shared/session/session-store";

export interface NavItem {
  readonly label: string;
  readonly to: string;
}

const EVERYONE: readonly NavItem[] = [
  { label: "Home", to: paths.home },
  { label: "Events", to: paths.events },
  { label: "Members", to: paths.members },
  { label: "Contact", to: paths.contact },
];

/** Links of the top bar, the mobile menu and the footer. */
export function navItems(session: Session | null): readonly NavItem[] {
  return session === null ? EVERYONE : [...EVERYONE, { label: "Profile", to: paths.profile }];
}

/** Links of the user menu, by role and grants. */
export function userItems(session: Session, grants: readonly Grant[]): readonly NavItem[] {
  const items: NavItem[] = [{ label: "Team Dashboard", to: paths.dashboard }];
  if (session.role === Role.TeamLeader) items.push({ label: "Create Team", to: paths.createTeam });
  if (hasAdminAccess({ role: session.role, grants })) items.push({ label: "Admin Panel", to: paths.admin });
  return items;
}
