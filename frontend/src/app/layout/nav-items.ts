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
