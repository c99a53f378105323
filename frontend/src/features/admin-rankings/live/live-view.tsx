import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import type { Board } from "../ranking-facts";
import { type LiveStep, questionOf } from "./live-facts";
import { LiveForm } from "./live-form";
import { LiveState } from "./live-state";
import { type LiveBoard, useLiveBoard } from "./use-live-board";

interface LiveViewProps {
  readonly eventSlug: string | null;
  readonly event: Board["event"];
}

/**
 * Lets an admin choose the contest whose standings visitors see live, the start of the freeze, and when to unfreeze or
 * end the standings.
 */
export function LiveView({ eventSlug, event }: LiveViewProps) {
  const live = useLiveBoard(eventSlug);
  const { board, notice } = live;
  const { asked, ask, modal } = useConfirmedAction<LiveStep>(
    (step) => (step === "end" ? live.end() : step === "unfreeze" ? live.unfreeze() : live.save()),
    // Only these steps need a notice, because `live.save` already shows a notice for the other steps.
    (text, step) => (step === "end" || step === "unfreeze" ? live.show("success", text) : undefined),
  );
  if (board?.isAvailable === false && !board.isRunning)
    return (
      <EmptyState title="This site is not connected to Codeforces.">
        Ask the person who runs the server to set CODEFORCES_API_URL.
      </EmptyState>
    );
  const question = board === null || asked === null ? null : questionOf(asked, board);
  return (
    <ListState state={live.state}>
      {board === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <NoticeBanner notice={notice} className={STICKY} onDismiss={live.clear} />
          {board.isRunning ? <LiveState board={board} slug={event.slug} onStep={ask} /> : null}
          {board.isAvailable ? (
            <Panel title={board.isRunning ? "Contest and freeze" : "Show the standings live"}>
              <Ended board={board} />
              <LiveForm live={live} onAsk={ask} />
            </Panel>
          ) : null}
          <ConfirmModal
            {...modal}
            title={question?.title ?? ""}
            confirmLabel={question?.label ?? ""}
            busyLabel={question?.busyLabel ?? ""}
          >
            {question?.text}
          </ConfirmModal>
        </div>
      )}
    </ListState>
  );
}

/** Shows which contest was shown before. */
function Ended({ board: { contestId, endedAt } }: { readonly board: LiveBoard }) {
  if (endedAt === null) return null;
  return (
    <p className="mb-4 text-soft">
      Contest {contestId} was shown until <DateTime value={endedAt} />.
    </p>
  );
}
