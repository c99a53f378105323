import { calendarIn, eventCalendarPath } from "@contract/kernel/contract/page-paths";
import { eventPath, paths } from "@contract/kernel/contract/paths";
import type { TeamFieldsFragment, TeamStatusQuery } from "../../../../graphql/features/teams";
import { useClub } from "../../../../shared/club";
import { LANGUAGE } from "../../../../shared/language";
import { formatDays } from "../../../../shared/format/date-time";
import { eventSharingFile } from "../../../../shared/sharing-picture";
import { useSiteOrigin } from "../../../../shared/site-origin";
import { ButtonLink } from "../../../../shared/ui/button-link";
import { buttonClass } from "../../../../shared/ui/button";
import { ShareButton } from "../../../../shared/ui/share-button";

interface RegisteredNoteProps {
  readonly team: TeamFieldsFragment;
  /** The current event, which is the team's; null while it is not known. */
  readonly event: TeamStatusQuery["currentEvent"];
}

/** Nothing is left to do: that one is in, when and where it goes on, and what to take along from here. */
export function RegisteredNote({ team, event }: RegisteredNoteProps) {
  return (
    <div className="mt-3 border-l-8 border-good bg-good-wash px-4 py-2">
      <p>
        <strong className="block text-lg leading-tight text-good">
          You are registered for {team.event.title}.
        </strong>
        {(event === null ? [] : placeAndTime(event)).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <Actions team={team} />
    </div>
  );
}

type Event = NonNullable<TeamStatusQuery["currentEvent"]>;

/** Returns when and where, a line each, as far as known. */
function placeAndTime({ firstDay, lastDay, hours, venue, room }: Event): string[] {
  const place = [venue, room].filter((part) => part !== null && part !== "").join(", ");
  return [formatDays(firstDay, lastDay), hours ?? "", place].filter((line) => line !== "");
}

function Actions({ team }: { readonly team: TeamFieldsFragment }) {
  const { name, event, paymentStatus } = team;
  const page = eventPath(event.slug);
  const origin = useSiteOrigin();
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {/* A file of the server, not a page of this app. */}
      <a href={calendarIn(LANGUAGE, eventCalendarPath(event.slug))} className={buttonClass("secondary")}>
        Add to calendar
      </a>
      {paymentStatus === "accepted" ? (
        <ButtonLink to={`${paths.payment}#receipt`} variant="secondary">
          Receipt
        </ButtonLink>
      ) : null}
      <ShareButton
        label="Share"
        variant="secondary"
        text={`${name} is registered for ${event.title}.`}
        url={origin + page}
        picture={eventSharingFile(useClub(), page)}
      />
    </div>
  );
}
