import { Link } from "react-router-dom";
import type { EventPageQuery } from "../../graphql/pages/event";
import { EventStateFlag } from "../../features/events/components/event-state-flag";
import { ARTWORK, registrationOf } from "../../features/events/event-facts";
import { paths, registrationPath } from "@contract/kernel/contract/paths";
import { resultsPath } from "@contract/kernel/contract/page-paths";
import { LazyImage } from "../../shared/ui/lazy-image";
import type { ReactNode } from "react";
import { RegisterLink } from "../../features/events/components/register-link";
import { RegistrationDeadline } from "../../features/events/components/registration-deadline";
import { ButtonLink } from "../../shared/ui/button-link";
import { buttonClass } from "../../shared/ui/button";
import { ClockIcon, LockIcon } from "../../shared/ui/icons";

type Event = NonNullable<EventPageQuery["event"]>;

interface EventHeaderProps {
  readonly event: Event;
  readonly results: EventPageQuery["resultsKind"];
  /**
   * The description of a photo. The site's own drawings have no description, because the page's text already says
   * everything.
   */
  readonly pictureText: EventPageQuery["eventPictureText"];
}

/**
 * Shows the event's name, state and artwork. Below is the button to register, or a banner with the state of the
 * registration.
 */
export function EventHeader({ event, results, pictureText }: EventHeaderProps) {
  return (
    <header className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-8">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <Link to={paths.events} className="link -my-2.5 flex min-h-11 items-center font-semibold">
            Events
          </Link>
          {results !== "none" ? (
            <Link
              to={resultsPath(event.slug)}
              className="link -my-2.5 flex min-h-11 items-center font-semibold"
            >
              {results === "live" ? "Live standings" : "Results"}
            </Link>
          ) : null}
          <EventStateFlag state={event.state} />
        </div>
        {/* Smaller on a phone, where a title that just fits on one line would wrap when the font loads. */}
        <h1 className="text-3xl leading-none font-extrabold sm:text-5xl lg:text-6xl">{event.title}</h1>
        <p className="max-w-prose text-lg">{event.summary}</p>
        <div className="mt-auto pt-2">
          <RegistrationState event={event} />
        </div>
      </div>
      {event.picture === null ? null : (
        <LazyImage
          src={event.picture}
          alt={pictureText ?? ""}
          {...ARTWORK}
          eager
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="aspect-3/2 w-full self-start border-2 border-ink"
        />
      )}
    </header>
  );
}

function RegistrationState({ event }: { readonly event: Event }) {
  switch (registrationOf(event)) {
    case "open":
      return (
        <>
          <div className="action-bar">
            <RegisterLink slug={event.slug} open className={buttonClass("primary")}>
              Register Your Team
            </RegisterLink>
          </div>
          <p className="mt-2 text-soft">
            <RegistrationDeadline event={event} />
          </p>
        </>
      );
    case "ahead":
      return (
        <StateBanner Icon={ClockIcon} title="Registration has not opened yet">
          {event.registrationOpensAt === null
            ? "We will announce the opening date on this page."
            : "See the opening date and time below."}
        </StateBanner>
      );
    case "closed":
    case "none":
      return (
        <StateBanner Icon={LockIcon} title="Registrations are closed">
          {event.state === "past" ? (
            <>
              This event is over.{" "}
              <Link to={paths.events} className="link">
                See all events
              </Link>
            </>
          ) : (
            <ButtonLink to={registrationPath(event.slug)} variant="secondary">
              Manage your team
            </ButtonLink>
          )}
        </StateBanner>
      );
  }
}

interface StateBannerProps {
  readonly Icon: typeof LockIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function StateBanner({ Icon, title, children }: StateBannerProps) {
  return (
    <div className="flex items-start gap-3 border-l-8 border-idle bg-idle-wash px-4 py-3">
      <Icon className="mt-0.5 size-5 text-idle" />
      <div>
        <p className="font-bold">{title}</p>
        <div className="mt-1">{children}</div>
      </div>
    </div>
  );
}
