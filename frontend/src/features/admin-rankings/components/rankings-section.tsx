import { useCallback, type ReactNode } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Tabs } from "../../../shared/ui/tabs";
import { EventSelect } from "../../../shared/events/event-select";
import { useRankingBoard, type RankingBoardState } from "../hooks/use-ranking-board";
import type { Board } from "../ranking-facts";
import { ContestView } from "./contest-view";
import { DraftView } from "./draft-view";
import { FillFrame, fillWayOf, type FillWay } from "./fill-draft";
import { HistoryView } from "./history-view";
import { LiveView } from "../live/live-view";
import { PlacesView } from "../places/places-view";
import { ImportView } from "./import-view";
import { PastResultsView } from "./past-results-view";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { useAddress } from "../../../shared/hooks/use-address";

import { t } from "@contract/kernel/contract/t";

/** The tabs: the steps of a ranking, and further views. The ways to fill the draft belong to the draft's tab. */
const TABS = [
  { value: "draft", label: t("Draft"), isStep: true },
  { value: "history", label: t("Published"), isStep: true },
  { value: "places", label: t("Places") },
  { value: "live", label: t("Live") },
  { value: "past", label: t("Past years") },
] as const;
type View = (typeof TABS)[number]["value"] | FillWay;

/** The tab "Rankings" of one event: the draft, published rankings, places, live standings and past years. */
export function RankingsSection() {
  const [eventSlug, choose] = useRankingEvent();
  const [view, go] = useView();
  // The notice is in this component, because a rank may be refused after the admin has gone to another event or view.
  const { notice, show, clear } = useNotice();
  const onFailed = useCallback((text: string) => show("error", text, { stay: true }), [show]);
  return (
    <Tabs
      label="Rankings"
      oneLine
      items={TABS}
      value={fillWayOf(view) === null ? (view as (typeof TABS)[number]["value"]) : "draft"}
      onChange={go}
      onPressOpen={fillWayOf(view) === null ? undefined : () => go("draft")}
      aside={
        <div className="field-in-line min-[75rem]:pb-1">
          <EventSelect name="event" id="ranking-event" value={eventSlug ?? ""} onChange={choose} />
        </div>
      }
    >
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      {/* The key resets the views when the event changes, so that input for one event never reaches another. */}
      <EventRankings key={eventSlug} eventSlug={eventSlug} onFailed={onFailed} view={view} go={go} />
    </Tabs>
  );
}

interface EventRankingsProps {
  readonly eventSlug: string | null;
  /** Called with a text that names the refused rank and the reason. */
  readonly onFailed: (text: string) => void;
  readonly view: View;
  readonly go: (view: View) => void;
}

function EventRankings(props: EventRankingsProps) {
  const state = useRankingBoard(props.eventSlug);
  const { board } = state;
  return (
    <ListState state={state}>
      {board === null ? null : <BoardView {...props} board={board} state={state} />}
    </ListState>
  );
}

interface BoardViewProps extends EventRankingsProps {
  readonly board: Board;
  readonly state: RankingBoardState;
}

function BoardView({ eventSlug, board, state, onFailed, view, go }: BoardViewProps): ReactNode {
  const toDraft = () => go("draft");
  const past = <PastResultsView eventSlug={board.event.slug} />;
  if (board.teams.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EmptyState title={`${board.event.title} has no team yet.`}>
          You can enter ranks here after teams have registered.
        </EmptyState>
        {past}
      </div>
    );
  switch (view) {
    case "contest":
    case "list":
      return (
        <FillFrame key={view} way={view} onBack={toDraft}>
          {view === "contest" ? (
            <ContestView eventSlug={eventSlug} state={state} onTaken={toDraft} />
          ) : (
            <ImportView eventSlug={eventSlug} state={state} onTaken={toDraft} />
          )}
        </FillFrame>
      );
    case "live":
      return <LiveView eventSlug={eventSlug} event={board.event} />;
    case "places":
      return <PlacesView eventSlug={eventSlug} event={board.event} isOver={board.isOver} />;
    case "history":
      return <HistoryView eventSlug={eventSlug} board={board} state={state} />;
    case "past":
      return past;
    case "draft":
      return <DraftView eventSlug={eventSlug} board={board} state={state} onFailed={onFailed} go={go} />;
  }
}

/**
 * Returns the open view, stored in the address, and a function that opens another view. Opening another view resets
 * search and sorting.
 */
function useView() {
  const { params, goOn } = useAddress();
  const named = params.get("view");
  const view: View = fillWayOf(named) ?? TABS.find(({ value }) => value === named)?.value ?? "draft";
  const show = (next: View) => goOn(["tab", "event"], { view: next === "draft" ? null : next });
  return [view, show] as const;
}

/**
 * Returns the event in the address, or null for the current event, and a function that chooses another event. Choosing
 * an event keeps the open view, but resets search and sorting.
 */
function useRankingEvent() {
  const { params, goOn } = useAddress();
  const choose = (slug: string) => goOn(["tab", "view"], { event: slug === "" ? null : slug });
  return [params.get("event"), choose] as const;
}
