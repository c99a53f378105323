import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { logOut } from "../../shared/session/log-out";
import { useKnownGrants } from "../../shared/session/known-grants";
import type { Session } from "../../shared/session/session-store";
import { ChevronIcon } from "../../shared/ui/icons";
import { closeMenu } from "./close-menu";
import { userItems } from "./nav-items";
import { initials } from "../../shared/format/initials";

const ID = "user-menu";

/** What a signed-in person can go to from anywhere, and Logout. */
export function UserMenu({ session }: { readonly session: Session }) {
  const navigate = useNavigate();
  const grants = useKnownGrants(session.userId);
  const leave = (event: MouseEvent<HTMLElement>) => {
    closeMenu(event);
    void navigate(paths.home);
    void logOut();
  };
  return (
    <div>
      <button type="button" popoverTarget={ID} className="bar-button gap-2 px-2">
        <span
          aria-hidden="true"
          className="flex size-8 items-center justify-center bg-ink font-mono text-sm font-bold text-paper"
        >
          {initials(session.name)}
        </span>
        <span className="sr-only lg:not-sr-only lg:max-w-40 lg:truncate lg:font-semibold">
          {session.name}
        </span>
        <span className="sr-only">, account menu</span>
        <ChevronIcon className="size-4" />
      </button>
      <nav id={ID} popover="auto" aria-label="Account" className="menu user-menu">
        <p className="border-b border-rule px-4 py-3">
          <span className="block truncate font-semibold">{session.name}</span>
          <span className="block truncate font-mono text-xs text-soft">{session.email}</span>
          <span className="mt-1 block text-sm text-soft">{session.role}</span>
        </p>
        <ul className="divide-y divide-rule px-4">
          {userItems(session, grants).map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={closeMenu} className="menu-link">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={leave} className="menu-link text-left">
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
