import { useState } from "react";
import { useStatementWarningsQuery, useAdminOverviewQuery } from "../../../graphql/features/admin-overview";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { EventSelect, useAdminEvents } from "../../../shared/events/event-select";
import { NoCurrentEvent } from "../../../shared/events/no-current-event";
import { useMay } from "../../../shared/session/may";
import { ListState, WhenAnswered } from "../../../shared/ui/list-state";
import { BackupNote } from "./backup-note";
import { EventFigures } from "./event-figures";
import { MailNote, useMailMissing } from "./mail-note";
import { NextDates } from "./next-dates";
import { SamplesNote, useSamplesLeft } from "./samples-note";
import { WaitingList } from "./waiting-list";
import { useAddress } from "../../../shared/hooks/use-address";

/** Reads the overview of the event in the page's address; "" is the current event. */
function useOverview() {
  const { params, put } = useAddress();
  const eventSlug = params.get("event") ?? "";
  const query = useAdminOverviewQuery({
    variables: eventSlug === "" ? {} : { eventSlug },
    fetchPolicy: "no-cache", // the server counts the figures on every read
  });
  const { data, ...state } = useQueryState(query);
  return {
    ...state,
    overview: data?.adminOverview ?? null,
    eventSlug,
    choose: (slug: string) => put("event", slug, { replace: false }),
  };
}

/** The tab "Overview": waiting work, the next dates, and the figures of the chosen event. */
export function OverviewSection() {
  const { overview, eventSlug, choose, ...state } = useOverview();
  const { events, ...eventsState } = useAdminEvents();
  const mayRead = useMay()("statementWarnings");
  const { data: warnings, ...warningsState } = useQueryState(
    useStatementWarningsQuery({ skip: !mayRead, fetchPolicy: "no-cache" }),
  );
  const wentBack = warnings?.statementWarnings ?? [];
  const { isAnyLeft, ...samplesState } = useSamplesLeft();
  const { isMailMissing, ...mailState } = useMailMissing();
  const [now] = useState(() => new Date());
  return (
    <WhenAnswered states={[state, eventsState, warningsState, samplesState, mailState]}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ListState state={state} />
        {overview === null ? null : (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <WaitingList overview={overview} wentBack={wentBack} events={events} now={now} />
            {/* The notes fill the space next to the tasks, which are usually the longer list. */}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {events === null ? null : <NextDates events={events} now={now} />}
              {isMailMissing ? <MailNote /> : null}
              {isAnyLeft ? <SamplesNote /> : null}
              {overview.backup ? <BackupNote backup={overview.backup} /> : null}
            </div>
          </div>
        )}
        <section aria-labelledby="overview-figures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-4">
            <h2 id="overview-figures" className="text-xl">
              The event in figures
            </h2>
            <EventSelect name="event" id="overview-event" value={eventSlug} onChange={choose} />
          </div>
          {overview === null ? null : overview.figures == null ? (
            <NoCurrentEvent />
          ) : (
            <EventFigures figures={overview.figures} />
          )}
        </section>
      </div>
    </WhenAnswered>
  );
}
