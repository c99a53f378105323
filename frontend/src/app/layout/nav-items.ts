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
/**
 * The links shown while the members' page is open at its alias path. Only a link to this path is marked as the current
 * one.
 */
const UNDER_ALIAS = EVERYONE.map((item) =>
  item.to === paths.members ? { ...item, to: paths.membersAlias } : item,
);

/** Returns the links of the top bar, the mobile menu and the footer. */
export function navItems(session: Session | null, pathname = ""): readonly NavItem[] {
  const items = pathname === paths.membersAlias ? UNDER_ALIAS : EVERYONE;
  return session === null ? items : [...items, { label: "Profile", to: paths.profile }];
}
