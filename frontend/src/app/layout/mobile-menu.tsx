import { NavLink } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { MenuIcon } from "../../shared/ui/icons";
import { closeMenu } from "./close-menu";
import type { NavItem } from "./nav-items";

const ID = "site-menu";

/**
 * The links on small screens, as a popover: the browser opens and closes it (button, Escape, a press outside),
 * tells its state and gives the focus back, even before any script has run.
 */
export function MobileMenu({ items }: { readonly items: readonly NavItem[] }) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={ID} aria-label="Menu" className="bar-button">
        <MenuIcon className="size-6" />
      </button>
      <nav id={ID} popover="auto" aria-label="Menu" className="menu w-full">
        <ul className="frame divide-y divide-rule py-2">
          {items.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.home} onClick={closeMenu} className="menu-link text-lg">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
