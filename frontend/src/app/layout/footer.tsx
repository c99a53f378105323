import { Link, useLocation } from "react-router-dom";
import { useClub } from "../../shared/club";
import { useSession } from "../../shared/session/session-store";
import { BrandMark } from "./top-bar";
import { LanguageLinks } from "./language-links";
import { navItems } from "./nav-items";

/** The footer of all pages outside the admin area. */
export function Footer() {
  const items = navItems(useSession(), useLocation().pathname);
  const { name, address, links } = useClub();
  return (
    <footer className="later-part mt-16 border-t-2 border-ink bg-surface">
      <div className="frame grid grid-cols-2 gap-x-8 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 py-8 lg:col-span-1 lg:border-r lg:border-rule lg:pr-8">
          <p className="flex items-center gap-3 text-xl font-bold tracking-tight">
            <BrandMark />
            {name}
          </p>
          <address className="mt-4 text-soft not-italic">
            {address
              .filter((line) => line !== name)
              .map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
          </address>
        </div>
        <nav aria-labelledby="footer-pages" className="border-t border-rule py-6 sm:py-8 lg:border-t-0">
          <h2 id="footer-pages" className="text-base">
            Pages
          </h2>
          <ul className="mt-2">
            {items.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {links.length === 0 ? null : (
          <nav aria-labelledby="footer-social" className="border-t border-rule py-6 sm:py-8 lg:border-t-0">
            <h2 id="footer-social" className="text-base">
              Find us
            </h2>
            <ul className="mt-2">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener" className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="border-t border-rule">
        <div className="frame flex flex-wrap items-center justify-between gap-x-8 py-4 text-sm text-soft">
          <p>All times on this site are India Standard Time (IST, UTC+5:30).</p>
          <LanguageLinks className="footer-link" />
        </div>
      </div>
    </footer>
  );
}
