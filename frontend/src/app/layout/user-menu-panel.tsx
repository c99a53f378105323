import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { hasAdminAccess, type Grant } from "@contract/kernel/contract/grants";
import { paths } from "@contract/kernel/contract/paths";
import { Role } from "@contract/kernel/contract/roles";
import { logOut } from "../../shared/session/log-out";
import { useKnownGrants } from "../../shared/session/known-grants";
import { ROLE_TEXTS } from "../../shared/session/role-names";
import type { Session } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";
import { closeMenu } from "../../shared/popover";
import type { NavItem } from "./nav-items";

/** The menu of signed-in users, in a separate script that visitors never load. */
export function UserMenuPanel({ session }: { readonly session: Session }) {
  const navigate = useNavigate();
  const grants = useKnownGrants(session.userId);
  const leave = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event);
    void navigate(paths.home);
    void logOut();
  };
  return (
    <>
      <p className="border-b border-rule px-4 py-3">
        <span className="block truncate font-semibold">{session.name}</span>
        <span className="block truncate font-mono text-xs text-soft">{session.email}</span>
        <span className="mt-1 block text-sm text-soft">{ROLE_TEXTS[session.role]}</span>
      </p>
      <ul className="divide-y divide-rule px-4">
        {userItems(session, grants).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} onClick={closeMenu} className="menu-link">
              {label}
            </Link>
          </li>
        ))}
        {isInView() ? null : (
          <li>
            <button type="button" onClick={leave} className="menu-link text-left">
              Logout
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

function userItems(session: Session, grants: readonly Grant[]): readonly NavItem[] {
  const items: NavItem[] = [];
  // Superadmins see teams in the admin area, even a team that they lead themselves.
  if (session.role !== Role.Superadmin) items.push({ label: "Team Dashboard", to: paths.dashboard });
  if (session.role === Role.TeamLeader) items.push({ label: "Create Team", to: paths.createTeam });
  if (hasAdminAccess({ role: session.role, grants })) items.push({ label: "Admin Panel", to: paths.admin });
  return items;
}
