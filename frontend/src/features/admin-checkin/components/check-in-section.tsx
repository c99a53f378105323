import { useState } from "react";
import { skipToken } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import {
  type DeskFieldsFragment,
  useCheckInDeskQuery,
  useCheckInsChangedSubscription,
  useRemoveDeskSessionMutation,
} from "../../../graphql/features/admin-checkin";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { EventSelect } from "../../../shared/events/event-select";
import { useAddress } from "../../../shared/hooks/use-address";
import { useAction } from "../../../shared/hooks/use-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useMay } from "../../../shared/session/may";
import { BASENAME } from "../../../shared/language";
import { Button, buttonClass } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { NoticeBanner } from "../../../shared/ui/notice-banner";
import { AddSession } from "./add-session";
import { PrintedList } from "./printed-list";
import { SessionCounts } from "./session-counts";
import { WalkIns } from "./walk-ins";

/** Shows the tab "Check-in": live counts of the sessions, walk-ins, the link to the desk, and a printable list. */
export function CheckInSection() {
  const { params, goOn } = useAddress();
  const eventSlug = params.get("event");
  const choose = (slug: string) => goOn(["tab"], { event: slug === "" ? null : slug });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <EventSelect id="desk-event" name="event" value={eventSlug ?? ""} onChange={choose} />
      {/* The key removes the previous event's desk at once. A session would otherwise be added to the wrong event. */}
      <EventDesk key={eventSlug} eventSlug={eventSlug} />
    </div>
  );
}

function EventDesk({ eventSlug }: { readonly eventSlug: string | null }) {
  const { data, ...state } = useQueryState(
    useCheckInDeskQuery({ variables: { eventSlug }, fetchPolicy: "cache-and-network" }),
    FALLBACKS.generic,
  );
  const desk = data?.checkInDesk ?? null;
  return (
    <ListState state={state}>
      {desk === null ? null : (
        <Desk key={desk.eventId} desk={desk} eventSlug={eventSlug} onChanged={() => void state.reload()} />
      )}
    </ListState>
  );
}

interface DeskProps {
  readonly desk: DeskFieldsFragment;
  readonly eventSlug: string | null;
  readonly onChanged: () => void;
}

function Desk({ desk: fetched, eventSlug, onChanged }: DeskProps) {
  const may = useMay();
  const { notice, show } = useNotice();
  const [adds, setAdds] = useState(false);
  const [remove] = useRemoveDeskSessionMutation();
  const live = useCheckInsChangedSubscription(
    fetched.eventId === "" ? skipToken : { variables: { eventId: fetched.eventId } },
  );
  const desk = live.data?.checkInsChanged ?? fetched;
  const { run } = useAction({ show });
  const onRemove = (sessionId: string) =>
    run(async () => {
      const { data } = await remove({ variables: { input: { sessionId } } });
      onChanged();
      return data?.removeDeskSession.message;
    });
  return (
    <>
      <NoticeBanner notice={notice} />
      {may("checkIn") ? (
        <div className="flex flex-wrap gap-3">
          {/*
           * Loads the desk from the server, not with the router, because only the headers of the desk's page allow the
           * camera (ADR 71).
           */}
          <a href={BASENAME + deskAddress(eventSlug)} className={buttonClass("primary")}>
            Open the desk
          </a>
          <Button variant="secondary" onClick={() => setAdds(true)}>
            Add a session...
          </Button>
        </div>
      ) : null}
      <SessionCounts desk={desk} onRemove={may("removeDeskSession") ? (id) => void onRemove(id) : null} />
      {may("checkInList") ? <PrintedList eventSlug={eventSlug} /> : null}
      {/* Last on the page, because the list grows by itself and would otherwise move the controls below it. */}
      <WalkIns eventSlug={eventSlug} news={live.data?.checkInsChanged} />
      {adds ? (
        <AddSession
          desk={desk}
          onClose={() => setAdds(false)}
          onDone={(text) => {
            setAdds(false);
            show("success", text);
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

function deskAddress(eventSlug: string | null): string {
  return eventSlug === null ? paths.desk : `${paths.desk}?event=${encodeURIComponent(eventSlug)}`;
}
