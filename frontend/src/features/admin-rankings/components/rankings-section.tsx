import { useCallback } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { Tabs } from "../../../shared/ui/tabs";
import { EventSelect } from "../../../shared/events/event-select";
import { useRankingBoard, type RankingBoardState } from "../hooks/use-ranking-board";
import type { Board } from "../ranking-facts";
import { ContestView } from "./contest-view";
import { DraftView } from "./draft-view";
import { HistoryView } from "./history-view";
import { LiveView } from "../live/live-view";
import { PlacesView } from "../places/places-view";
import { ImportView } from "./import-view";
import { PastResultsView } from "./past-results-view";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { useAddress } from "../../../shared/hooks/use-address";

const VIEWS = ["draft", "contest", "live", "list", "places", "history", "past"] as const;
type View = (typeof VIEWS)[number];

/** The tab "Rankings" of one event: the draft with its table, lists to take over, places, and what was published. */
export function RankingsSection() {
  const [eventSlug, choose] = useRankingEvent();
  // Here, as a rank may be refused when its event or view has been left already.
  const { notice, show, clear } = useNotice();
  const onFailed = useCallback((text: string) => show("error", text, { stay: true }), [show]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <EventSelect name="event" id="ranking-event" value={eventSlug ?? ""} onChange={choose} />
      <NoticeBanner notice={notice} className={STICKY} onDismiss={clear} />
      {/* Another event starts again: nothing typed for one may reach the other. */}
      <EventRankings key={eventSlug} eventSlug={eventSlug} onFailed={onFailed} />
    </div>
  );
}

interface EventRankingsProps {
  readonly eventSlug: string | null;
  /** Says which rank was refused, and why. */
  readonly onFailed: (text: string) => void;
}

function EventRankings({ eventSlug, onFailed }: EventRankingsProps) {
  const state = useRankingBoard(eventSlug);
  const { board } = state;
  return (
    <ListState state={state}>
      {board === null ? null : (
        <BoardViews eventSlug={eventSlug} board={board} state={state} onFailed={onFailed} />
      )}
    </ListState>
  );
}

interface BoardViewsProps extends EventRankingsProps {
  readonly board: Board;
  readonly state: RankingBoardState;
}

function BoardViews({ eventSlug, board, state, onFailed }: BoardViewsProps) {
  const [view, show] = useView();
  if (board.teams.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EmptyState title={`${board.event.title} has no team yet.`}>
          You can enter ranks here after teams have registered.
        </EmptyState>
        <PastResultsView eventSlug={board.event.slug} />
      </div>
    );
  return (
    <Tabs
      label="Rankings"
      value={view}
      onChange={show}
      items={[
        {
          value: "draft",
          label: "Draft",
          content: <DraftView eventSlug={eventSlug} board={board} state={state} onFailed={onFailed} />,
        },
        {
          value: "contest",
          label: "From Codeforces",
          content: <ContestView eventSlug={eventSlug} state={state} onTaken={() => show("draft")} />,
        },
        {
          value: "live",
          label: "Live",
          content: <LiveView eventSlug={eventSlug} event={board.event} />,
        },
        {
          value: "list",
          label: "Paste a list",
          content: <ImportView eventSlug={eventSlug} state={state} onTaken={() => show("draft")} />,
        },
        {
          value: "places",
          label: "Places",
          content: <PlacesView eventSlug={eventSlug} event={board.event} />,
        },
        {
          value: "history",
          label: "History",
          content: <HistoryView eventSlug={eventSlug} board={board} state={state} />,
        },
        {
          value: "past",
          label: "Past years",
          content: <PastResultsView eventSlug={board.event.slug} />,
        },
      ]}
    />
  );
}

/** Which part is open, kept in the address. Another one forgets search and sorting of the last. */
function useView() {
  const { params, goOn } = useAddress();
  const view = VIEWS.find((candidate) => candidate === params.get("view")) ?? "draft";
  const show = (next: View) => goOn(["tab", "event"], { view: next === "draft" ? null : next });
  return [view, show] as const;
}

/**
 * The event that the address names, without one the current event, and how to go to another's. The part that is open
 * stays; search and sorting of the last event's teams go.
 */
function useRankingEvent() {
  const { params, goOn } = useAddress();
  const choose = (slug: string) => goOn(["tab", "view"], { event: slug === "" ? null : slug });
  return [params.get("event"), choose] as const;
}
