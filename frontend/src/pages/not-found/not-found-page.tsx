import { Link } from "react-router-dom";
import { useMissingPage } from "../../shared/page-data/page-data";
import { ENDED_INVITATION, UNKNOWN_CERTIFICATE } from "@contract/kernel/contract/page-paths";
import { paths } from "@contract/kernel/contract/paths";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { useSession } from "../../shared/session/session-store";
import { LazyImage } from "../../shared/ui/lazy-image";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { EndedInvitation } from "./ended-invitation";
import { useGuess } from "./guess";
import { UnknownCertificate } from "./unknown-certificate";

// Exported here for the certificate pages. A separate file would be one more entry in the list of files that every
// first visit loads.
export { UnknownCertificate };

const PLACES = [
  { to: paths.home, label: "Home", text: "What the club does" },
  { to: paths.events, label: "Events", text: "Contests and classes, and how to register" },
  { to: paths.members, label: "Members", text: "Faculty, alumni and this year's batches" },
  { to: paths.contact, label: "Contact", text: "Tell us if one of our links brought you here" },
];
const VISITORS = { to: paths.logIn, label: "Login", text: "Go to your account and your team" };
const SIGNED_IN = { to: paths.profile, label: "Profile", text: "Go to your account and your team" };

/**
 * Shows that there is no page at this address, and where to go. The page is the same for every address with the same
 * guess, so that a few cached replies serve all visitors.
 */
export function NotFoundPage() {
  useMissingPage();
  const guess = useGuess();
  const isSignedIn = useSession() !== null;
  // The server's page is the same for all visitors, so the session is used only after hydration.
  const own = useHydrated() && isSignedIn ? SIGNED_IN : VISITORS;
  if (guess === ENDED_INVITATION) return <EndedInvitation />;
  if (guess === UNKNOWN_CERTIFICATE) return <UnknownCertificate />;
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta title="Page not found" description="There is no page at this address." />
      {/* Keeps the address out of search engines. After a click on a link of this site, no 404 status does that. */}
      <meta name="robots" content="noindex" />
      <PageHeading
        kicker="404"
        subtitle="The page may have moved or may not be open yet. Check the address for typing mistakes."
      >
        There is no page here
      </PageHeading>
      {guess === null ? null : (
        <p className="mt-6 border-l-8 border-accent bg-accent-wash px-4 py-3 text-lg">
          Did you mean{" "}
          <Link to={guess} className="link font-mono font-bold wrap-anywhere">
            {guess}
          </Link>
          ?
        </p>
      )}
      <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <section aria-labelledby="places-title">
          <h2 id="places-title" className="text-xl">
            Perhaps you were looking for
          </h2>
          <ul className="mt-3 divide-y divide-rule border-y border-rule">
            {[...PLACES, own].map(({ to, label, text }) => (
              <li key={to} className="grid items-center gap-x-4 py-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <Link to={to} className="link flex min-h-11 items-center font-semibold">
                  {label}
                </Link>
                <span className="text-soft max-sm:-mt-2 max-sm:pb-2 sm:py-2">{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <LazyImage
          src="/media/not-found.svg"
          alt=""
          width={900}
          height={600}
          eager
          className="aspect-3/2 w-full self-start"
        />
      </div>
    </div>
  );
}
