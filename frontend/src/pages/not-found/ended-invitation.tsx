import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { useMissingPage } from "../../shared/page-data/page-data";
import { useSession } from "../../shared/session/session-store";
import { ButtonLink } from "../../shared/ui/button-link";
import { LazyImage } from "../../shared/ui/lazy-image";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";

/**
 * Shows that an invitation link does not work, and what to do next. The server's page is the same for every such link
 * and visitor, so that one cached reply serves all.
 */
export function EndedInvitation() {
  useMissingPage();
  const session = useSession();
  const isSignedIn = useHydrated() && session !== null;
  return (
    <div className="frame py-8 sm:py-12">
      <PageMeta title="Invitation ended" description="This invitation link no longer works." />
      <meta name="robots" content="noindex" />
      <PageHeading kicker="Invitation" subtitle="Ask your leader for a new link.">
        This invitation link no longer works
      </PageHeading>
      <div className="mt-8 grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid content-start gap-4">
          <p className="max-w-prose">
            The leader may have replaced or switched off the link. The team may have been deleted, or its
            event may be over. Part of the address may be missing.
          </p>
          {isSignedIn ? null : (
            <p className="max-w-prose">
              You can create an account now. Then join with the new link, or create your own team for an event
              that is open for registration.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {isSignedIn ? (
              <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
            ) : (
              <>
                <ButtonLink to={`${paths.signUp}?next=${registrationPath()}`}>Sign up</ButtonLink>
                <ButtonLink to={`${paths.logIn}?next=${registrationPath()}`} variant="secondary">
                  Log in
                </ButtonLink>
              </>
            )}
            <ButtonLink to={paths.events} variant="secondary">
              See the events
            </ButtonLink>
          </div>
        </div>
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
