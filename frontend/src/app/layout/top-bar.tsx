import { Suspense } from "react";
import { lazyPart } from "../../shared/lazy-page";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useClub } from "../../shared/club";
import { paths } from "@contract/kernel/contract/paths";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { useSession } from "../../shared/session/session-store";
import { onDevice } from "../../shared/stored";
import { ButtonLink } from "../../shared/ui/button-link";
import { LanguageLinks } from "./language-links";
import { navItems, type NavItem } from "./nav-items";
import { MoonIcon, SunIcon, MenuIcon } from "../../shared/ui/icons";
import { closeMenu } from "../../shared/popover";
import { t } from "@contract/kernel/contract/t";

const KEY = "theme";
const ACCOUNT_SCREENS: readonly string[] = [paths.logIn, paths.signUp, paths.forgotPassword];

/**
 * Switches between light and dark. Only a choice that differs from the system's theme is stored (public/theme.js reads
 * the stored choice before the first paint). After switching back, the page follows the system again.
 */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  if (next === system) delete dataset["theme"];
  else dataset["theme"] = next;
  onDevice.set(KEY, next === system ? null : next);
}

/**
 * The club's default mark: a podium with second, first and third place from left to right. A club's own picture
 * replaces the mark (the server's look-style.ts).
 */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="brand-mark size-8">
      <path className="fill-accent" d="M0 0h32v32H0z" />
      <path className="fill-on-accent" d="M5 13h6v14H5zM13 6h6v21h-6zM21 17h6v10h-6z" />
    </svg>
  );
}

const AccountBar = lazyPart(() => import("./account-bar").then((m) => m.AccountBar));

/**
 * The sticky bar with the brand, the links (in a menu on screens narrower than 768 px), the theme switch and the
 * account. In the admin area, the bar has neither the links nor the menu.
 */
export function TopBar({ isAdmin = false }: { readonly isAdmin?: boolean }) {
  const session = useSession();
  const { label, shortName } = useClub();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const items = navItems(session, pathname);
  // On the join page, gives Login and Sign Up its address as `next`: they show the team, and then lead back to it.
  // From one account screen to another, passes on the whole query.
  const kept = hydrated && ACCOUNT_SCREENS.includes(pathname) ? search : "";
  const next = pathname.startsWith("/join/") ? `?next=${pathname}` : kept;
  const logIn = { label: t("Login|bar"), to: paths.logIn + next };
  const signUp = { label: t("Sign up|bar"), to: paths.signUp + next };
  return (
    <header
      data-admin={isAdmin || undefined}
      className="sticky top-0 z-30 h-(--bar-height) border-b-2 border-ink bg-paper"
    >
      <div className="frame flex h-full items-center gap-2 md:gap-6">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center gap-2.5 font-bold tracking-tight"
          aria-label={`${label}, home`}
        >
          <BrandMark />
          <span className="hidden min-[26rem]:inline">{shortName}</span>
        </Link>
        {isAdmin ? null : (
          <nav aria-label="Main" className="hidden h-full md:block">
            <ul className="flex h-full">
              {items.map(({ label, to }) => (
                <li key={to} className="h-full">
                  <NavLink to={to} end={to === paths.home} className="bar-link">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeSwitch isRoomy={session === null} />
          {session === null ? (
            <>
              <span className="whitespace-nowrap max-[18rem]:hidden">
                <ButtonLink to={logIn.to} variant="quiet">
                  {logIn.label}
                </ButtonLink>
              </span>
              <span className="whitespace-nowrap max-[22rem]:hidden">
                {/* Secondary, because the page itself has the primary button. */}
                <ButtonLink to={signUp.to} variant="secondary">
                  {signUp.label}
                </ButtonLink>
              </span>
            </>
          ) : (
            // The placeholder is as wide as the account bar that is being loaded, so that nothing next to it moves.
            <Suspense fallback={<span className="h-11 w-32 lg:w-56" />}>
              <AccountBar session={session} />
            </Suspense>
          )}
          {isAdmin ? null : (
            <MobileMenu
              items={
                session === null
                  ? // For screens that have no room for these links in the bar.
                    [
                      ...items,
                      { ...signUp, className: "min-[22rem]:hidden" },
                      { ...logIn, className: "min-[18rem]:hidden" },
                    ]
                  : items
              }
            />
          )}
        </div>
      </div>
    </header>
  );
}

/**
 * The button that switches the theme. The style sheet chooses the icon, so the server can render the button without
 * knowing the theme. With large text on a phone, only the bar of signed-out visitors has room for it (`isRoomy`).
 */
function ThemeSwitch({ isRoomy }: { readonly isRoomy: boolean }) {
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label="Switch between light and dark theme"
      className={`bar-button ${isRoomy ? "" : "max-[18rem]:hidden"}`}
    >
      <MoonIcon className="size-5 dark:hidden" />
      <SunIcon className="hidden size-5 dark:block" />
    </button>
  );
}

const ID = "site-menu";

interface MobileMenuProps {
  readonly items: readonly (NavItem & { readonly className?: string })[];
}

/**
 * The links on small screens, in a popover. The browser itself opens and closes the popover (button, Escape, a press
 * outside), reports its state and returns the focus, so the menu works even before any script has run.
 */
function MobileMenu({ items }: MobileMenuProps) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={ID} aria-label="Menu" className="bar-button">
        <MenuIcon className="size-6" />
      </button>
      <nav id={ID} popover="auto" aria-label="Menu" className="menu w-full">
        <ul className="frame divide-y divide-rule py-2">
          {items.map(({ label, to, className }) => (
            <li key={to} className={className}>
              <NavLink to={to} end={to === paths.home} onClick={closeMenu} className="menu-link text-lg">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="frame border-t border-rule py-2">
          <LanguageLinks className="menu-link" />
        </div>
      </nav>
    </div>
  );
}
