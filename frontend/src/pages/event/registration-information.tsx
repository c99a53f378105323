import type { EventPageQuery } from "../../graphql/pages/event";
import { EventSection } from "./event-section";

/** Explains how a team registers. The header shows the deadline, and the event's facts show the fee. */
export function RegistrationInformation({
  event: { maxTeamSize },
}: {
  readonly event: NonNullable<EventPageQuery["event"]>;
}) {
  return (
    <EventSection title="Registration information">
      <p>
        {maxTeamSize > 1
          ? `Sign up or log in, and name your team. Then add up to ${maxTeamSize - 1} members by e-mail or with an invitation link. The person who creates the team leads it. Each person can be in only one team.`
          : "Sign up or log in, and choose a team name. You compete alone."}
      </p>
    </EventSection>
  );
}
