import { ERRORS } from "@contract/kernel/contract/catalogue";
import { CURRENT_EVENT, paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../../shared/ui/button-link";
import { EmptyState } from "../../../shared/ui/empty-state";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Spinner } from "../../../shared/ui/spinner";
import type { useTeamStatus } from "../hooks/use-team-status";
import { Banner } from "../../../shared/ui/banner";

/** Shows a spinner during the first check, the error of a failed check, and a note if there is no current event. */
export function TeamStatusNotes({ status }: { readonly status: ReturnType<typeof useTeamStatus> }) {
  const { known, checking, problem, check, event, team } = status;
  return (
    <>
      {!known && checking ? (
        // About as high as the later content, so that the footer does not jump.
        <div className="min-h-[50dvh] pt-8">
          <Spinner label="Checking your team..." />
        </div>
      ) : null}
      {problem === null ? null : <LoadFailure problem={problem} loading={checking} onRetry={check} />}
      {known && event === null && team === null ? (
        <div className="pt-8">
          <EmptyState
            title={ERRORS.NO_CURRENT_EVENT.message}
            action={
              <ButtonLink to={paths.events} variant="secondary">
                See the events
              </ButtonLink>
            }
          >
            Come back when we announce the next event.
          </EmptyState>
        </div>
      ) : null}
    </>
  );
}

/** Shown in place of the form for a new team while registration is closed. */
export function RegistrationsClosed() {
  return (
    <EmptyState title={ERRORS.REGISTRATION_CLOSED.message}>You cannot create or join a team now.</EmptyState>
  );
}

interface OtherEventNoteProps {
  /** The event's slug in the address. */
  readonly slug: string | undefined;
  /** The event that teams can register for; null while unknown. */
  readonly event: { readonly slug: string; readonly title: string } | null;
}

/** Slugs that always mean the current event: the slug in the specification's paths, and `current`. */
const ANY_EVENT: readonly string[] = ["syntaxsiege", CURRENT_EVENT];

/**
 * Names the event that the page is about. Shown only if the page's address names another event, as in a link from an
 * old mail.
 */
export function OtherEventNote({ slug, event }: OtherEventNoteProps) {
  if (event === null || slug === undefined || ANY_EVENT.includes(slug) || slug === event.slug) return null;
  return (
    <div className="pt-6">
      <Banner tone="info">
        You opened the address of another event. This page shows the current event, {event.title}.
      </Banner>
    </div>
  );
}
