import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { EventPageQuery } from "../../graphql/pages/event";
import { registrationOf } from "../../features/events/event-facts";
import { paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../shared/ui/button-link";
import { ClockIcon, LockIcon } from "../../shared/ui/icons";

type Event = NonNullable<EventPageQuery["event"]>;

/** The button while teams can register, else a banner that says how it stands. */
export function RegistrationState({ event }: { readonly event: Event }) {
  switch (registrationOf(event)) {
    case "open":
      return <ButtonLink to={paths.registration}>Register Your Team</ButtonLink>;
    case "ahead":
      return (
        <StateBanner Icon={ClockIcon} title="Registration has not opened yet">
          {event.registrationOpensAt === null
            ? "The day will be announced on this page."
            : "The date and time are given below."}
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
            <ButtonLink to={paths.registration} variant="secondary">
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
