import type { EventsPageQuery } from "../../graphql/pages/events";
import { registrationOf } from "../../features/events/event-facts";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import { ButtonLink } from "../../shared/ui/button-link";
import { RegistrationsClosed } from "./registrations-closed";

interface EventActionsProps {
  readonly event: EventsPageQuery["events"][number];
  /** Id of the card's title, which tells its links from the other cards'. */
  readonly titleId: string;
}

/** What one can do about an event: register, or find out why not, and read more. */
export function EventActions({ event, titleId }: EventActionsProps) {
  const registration = registrationOf(event);
  const open = registration === "open";
  return (
    <div className="grid gap-3 sm:max-w-lg sm:grid-cols-2">
      {open ? (
        <ButtonLink to={paths.registration} describedBy={titleId} newTab wide>
          Register Now
        </ButtonLink>
      ) : null}
      {registration === "closed" ? <RegistrationsClosed eventTitleId={titleId} /> : null}
      <ButtonLink to={eventPath(event.slug)} variant="secondary" describedBy={titleId} wide>
        {open ? "Details" : "View Details"}
      </ButtonLink>
    </div>
  );
}
