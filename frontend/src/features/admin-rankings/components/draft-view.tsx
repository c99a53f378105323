import { useMemo, useState } from "react";
import { useNotice } from "../../../shared/hooks/use-notice";
import { Button } from "../../../shared/ui/button";
import { AdminTable } from "../../../shared/table/admin-table";
import { useDraftEdits } from "../hooks/use-draft-edits";
import { useFrozenOrder } from "../hooks/use-frozen-order";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import type { Board } from "../ranking-facts";
import { DiscardModal, PublishModal } from "./draft-step-modal";
import { DraftSummary } from "./draft-summary";
import { RANKING_FILTERS, rankingColumns } from "./ranking-columns";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";

interface DraftViewProps {
  readonly eventSlug: string | null;
  readonly board: Board;
  readonly state: RankingBoardState;
  /** Says which rank was refused, and why. */
  readonly onFailed: (text: string) => void;
}

/** The draft: places typed into the table, then published as a whole. */
export function DraftView({ eventSlug, board, state, onFailed }: DraftViewProps) {
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* Never disabled: a rank that is still being typed is saved by the very press of the button. */}
      <DraftSummary board={board} isSaving={pending.size > 0}>
        <Button variant="quiet" onClick={() => setDialog("discard")}>
          Discard draft
        </Button>
        <Button onClick={() => setDialog("publish")}>Publish…</Button>
      </DraftSummary>
      <NoticeBanner notice={notice} className={STICKY} />
      <div role="presentation" onFocus={order.onFocus} onBlur={order.onBlur}>
        <AdminTable
          caption={`Ranking of ${board.event.title}`}
          noun={["team", "teams"]}
          columns={columns}
          filters={RANKING_FILTERS}
          rows={rows}
          rowKey={({ id }) => id}
          initialSort="ranking"
          searchHint="Team or reference"
          exportName={`ranking-${board.event.slug}`}
          empty={null}
        />
      </div>
      {dialog === "publish" ? <PublishModal {...dialogProps} /> : null}
      {dialog === "discard" ? <DiscardModal {...dialogProps} /> : null}
    </div>
  );
}
