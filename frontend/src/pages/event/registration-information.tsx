import type { EventPageQuery } from "../../graphql/pages/event";
import { EventSection } from "./event-section";

/** How a team registers. What it costs and until when are in the event's header and facts. */
export function RegistrationInformation({
  event: { maxTeamSize },
}: {
  readonly event: NonNullable<EventPageQuery["event"]>;
}) {
  return (
    <EventSection title="Registration information">
      <p>
        {maxTeamSize > 1
          ? `Log in, name your team and add up to ${maxTeamSize - 1} members by the e-mail of their accounts. The person who creates the team leads it. Each person can be in only one team.`
          : "Log in and name your team. You compete alone."}
      </p>
    </EventSection>
  );
}
