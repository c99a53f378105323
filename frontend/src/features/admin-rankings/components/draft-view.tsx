import { useMemo, useState, type ReactNode } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { AdminTable } from "../../../shared/table/admin-table";
import { useDraftEdits } from "../hooks/use-draft-edits";
import { useFrozenOrder } from "../hooks/use-frozen-order";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import { changesText, draftChanges, placesText, goingOn, qualification, type Board } from "../ranking-facts";
import { FillMenu, type FillWay } from "./fill-draft";
import { DiscardModal, PublishModal } from "./draft-step-modal";
import { RANKING_FILTERS, rankingColumns } from "./ranking-columns";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { feeIsDue } from "@contract/modules/teams/contract/team-gaps";
import { DateTime } from "../../../shared/ui/date-time";
import { t } from "@contract/kernel/contract/t";

interface DraftViewProps {
  readonly eventSlug: string | null;
  readonly board: Board;
  readonly state: RankingBoardState;
  /** Called with a text that names the refused rank and the reason. */
  readonly onFailed: (text: string) => void;
  readonly go: (view: FillWay | "places") => void;
}

/**
 * Edits the draft. Ranks are typed into the table or imported from a list or from Codeforces, and then published
 * together.
 */
export function DraftView({ eventSlug, board, state, onFailed, go }: DraftViewProps) {
  const { notice, show } = useNotice();
  const [dialog, setDialog] = useState<"publish" | "discard" | null>(null);
  const edits = useDraftEdits({ eventSlug, onSaved: state.own, onFailed, reload: state.reload });
  const order = useFrozenOrder(board.teams);
  const hasBefore = board.publications.length > 0;
  const { save } = edits;
  const columns = useMemo(() => rankingColumns({ save, hasBefore }), [save, hasBefore]);
  const { pending } = edits;
  const rows = useMemo(
    () =>
      board.teams.map((team) => ({
        ...team,
        typed: pending.has(team.id) ? (pending.get(team.id) ?? null) : team.draft,
        order: order.draftOf(team),
      })),
    [board.teams, pending, order],
  );
  const isDraft = pending.size > 0 || draftChanges(board.teams).length > 0;
  const isPublished = board.teams.some(({ ranking }) => ranking !== null);
  const close = (text?: string) => {
    setDialog(null);
    if (text !== undefined) show("success", text);
  };
  const dialogProps = {
    eventSlug,
    latest: state.latest,
    settled: edits.settled,
    own: state.own,
    onClose: close,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/*
       * The Publish button is never disabled, not even without a draft. After typing the first rank, an admin may click
       * it at once. The click moves the focus out of the rank's field. Only then is the rank saved and the draft begun.
       */}
      <DraftSummary board={board} isSaving={pending.size > 0}>
        <FillMenu onFill={go} />
        <Button variant={isDraft ? "primary" : "secondary"} onClick={() => setDialog("publish")}>
          Publish...
        </Button>
        {isDraft || !isPublished || !board.offersPlaces || board.isOver ? null : (
          <Button onClick={() => go("places")}>Go to places</Button>
        )}
        {isDraft ? (
          <Button variant="quiet" onClick={() => setDialog("discard")}>
            Discard draft
          </Button>
        ) : null}
      </DraftSummary>
      <NoticeBanner notice={notice} className={STICKY} />
      <div role="presentation" onFocus={order.onFocus} onBlur={order.onBlur}>
        <AdminTable
          caption={`Ranking of ${board.event.title}`}
          noun={[t("team"), t("teams")]}
          columns={columns}
          filters={RANKING_FILTERS}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort="ranking"
          searchHint="Team or reference"
          exportName="ranking"
          exportEvent={board.event.slug}
          empty={null}
        />
      </div>
      {dialog === "publish" ? <PublishModal {...dialogProps} /> : null}
      {dialog === "discard" ? <DiscardModal {...dialogProps} /> : null}
    </div>
  );
}

interface DraftSummaryProps {
  readonly board: Board;
  readonly isSaving: boolean;
  /** The buttons for steps on the draft. */
  readonly children: ReactNode;
}

/** Shows the draft's changes, who saved the draft and when, and the draft's effect on the next round. */
function DraftSummary({ board, isSaving, children }: DraftSummaryProps) {
  const { event, teams, savedAt, savedBy } = board;
  const changes = draftChanges(teams);
  const { count, owing } = goingOn(board);
  const fee = event.fee === 0 || count === 0 ? "" : owingText(owing, formatPaise(event.fee));
  const ranked = teams.filter(({ ranking }) => ranking !== null).length;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-l-8 border-accent bg-surface px-4 py-2">
      <div className="grid min-w-60 flex-1 gap-1">
        <h2 className="text-lg leading-tight">{event.title}</h2>
        <p role="status" className="font-semibold">
          {isSaving
            ? "Saving..."
            : changes.length === 0
              ? "The draft has no changes."
              : `Draft: ${changesText(changes)}`}
        </p>
        {changes.length === 0 || savedAt === null ? null : (
          <p className="text-sm text-soft">
            Saved by {savedBy} on <DateTime value={savedAt} />. Teams do not see the draft until you publish
            it.
          </p>
        )}
        <p className="text-sm text-soft">
          {[
            publishedText(board, { ranked, all: teams.length, count }),
            fee,
            changes.length === 0 ? "" : afterText(board),
          ]
            .filter((text) => text !== "")
            .join(" ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function publishedText(
  { offersPlaces, event }: Board,
  { ranked, all, count }: Readonly<Record<"ranked" | "all" | "count", number>>,
): string {
  if (offersPlaces)
    return t(
      "On the site now: {ranked} of {all} teams ranked. {count, plural, one {# qualifies} other {# qualify}} for Round 2.",
      { ranked, all, count },
    );
  return t(
    "On the site now: {ranked} of {all} teams ranked. {count, plural, one {# qualifies} other {# qualify}} for Round 2 ({places}).",
    { ranked, all, count, places: placesText(event.qualifyingRank) },
  );
}

function afterText(board: Board): string {
  if (board.offersPlaces)
    return t("Before you publish the draft, you see which teams will be offered a place.");
  const { after } = qualification(board);
  const owing = after.filter((team) => feeIsDue({ ...team, qualified: true }, board.event)).length;
  const text = t("With the draft, {after, plural, one {# team qualifies} other {# teams qualify}}.", {
    after: after.length,
  });
  if (owing === 0) return text;
  const fee = formatPaise(board.event.fee);
  return `${text} ${t("{owing, plural, one {# of them owes} other {# of them owe}} the fee of {fee}.", { owing, fee })}`;
}

function owingText(owing: number, fee: string): string {
  if (owing === 0) return t("No qualified team owes the fee of {fee}.", { fee });
  return t(
    "{owing, plural, one {# qualified team still owes} other {# qualified teams still owe}} the fee of {fee}.",
    {
      owing,
      fee,
    },
  );
}
