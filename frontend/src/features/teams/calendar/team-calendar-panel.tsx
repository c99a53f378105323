import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useTeamCalendarQuery, type TeamCalendarQuery } from "../../../graphql/features/teams";
import { toAppError } from "../../../shared/errors/app-error";
import { Banner } from "../../../shared/ui/banner";
import { buttonClass } from "../../../shared/ui/button";
import { CopyButton } from "../../../shared/ui/copy-button";
import { t } from "@contract/kernel/contract/t";

interface TeamCalendarPanelProps {
  readonly teamId: string;
  /** Whether the panel is in a ticket, next to the event's calendar file. */
  readonly inTicket?: boolean;
}

/** The user's own calendar for their team. The calendar's address is fetched only when the user opens the panel. */
export function TeamCalendarPanel({ teamId, inTicket = false }: TeamCalendarPanelProps) {
  const [wanted, setWanted] = useState(false);
  const { data, error } = useTeamCalendarQuery({ variables: { teamId }, skip: !wanted });
  return (
    <details
      className={inTicket ? "print:hidden" : "border border-rule bg-surface px-4 sm:px-5"}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWanted(true);
      }}
    >
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {inTicket ? "Subscribe to your team's dates" : "Add dates to your calendar"}
      </summary>
      <div className="grid gap-4 pb-4">
        {error ? <Banner tone="error">{toAppError(error, FALLBACKS.teamCalendar).message}</Banner> : null}
        {data ? <Ways calendar={data.teamCalendar} /> : null}
        {data || error ? null : <p className="min-h-11 text-soft">Loading the address...</p>}
      </div>
    </details>
  );
}

function Ways({ calendar: { url, webcalUrl } }: { readonly calendar: TeamCalendarQuery["teamCalendar"] }) {
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl)}`;
  return (
    <>
      <p>
        Your calendar shows the event, the end of registration, your team's missing details, and any fee that
        is due. Changes appear automatically.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={webcalUrl} className={buttonClass("secondary")}>
          Subscribe
        </a>
        <a href={google} target="_blank" rel="noopener noreferrer" className={buttonClass("secondary")}>
          Google Calendar
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <CopyButton text={url} what={t("Calendar address")} />
      </div>
      <p className="text-sm text-soft">
        Anyone with this address can read these dates. The address stops working when you leave the team or
        change your password.
      </p>
    </>
  );
}
