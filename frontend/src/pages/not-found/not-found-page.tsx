import { Link, useLocation } from "react-router-dom";
import { paths } from "../../shared/paths";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

const PLACES = [
  { to: paths.home, label: "Home", text: "What the club does" },
  { to: paths.registration, label: "Syntax Siege registration", text: "Create your team or manage it" },
  { to: paths.logIn, label: "Login", text: "To your account and your team" },
  { to: paths.signUp, label: "Sign up", text: "A new account, with a code by e-mail" },
];

/** Nothing at this address: says which one it was and where to go from here. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className="frame py-10 sm:py-16">
      <PageMeta title="Page not found" description="There is no page at this address." />
      {/* Keeps the address out of search engines, which cannot see a status from a script. */}
      <meta name="robots" content="noindex" />
      <PageHeading
        kicker="404"
        subtitle="It may have moved, may not be open yet, or there is a slip in the address."
      >
        There is no page here
      </PageHeading>
      <p className="mt-6 font-mono break-all text-soft">{pathname}</p>
      <h2 className="mt-10 text-xl">Perhaps you were looking for</h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {PLACES.map(({ to, label, text }) => (
          <li key={to} className="flex flex-wrap items-center gap-x-6 py-1">
            <Link to={to} className="link flex min-h-11 w-64 items-center font-semibold">
              {label}
            </Link>
            <span className="text-soft">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
