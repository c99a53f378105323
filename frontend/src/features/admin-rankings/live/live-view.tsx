import { resultsPath } from "@contract/kernel/contract/result-paths";
import { useConfirmedAction } from "../../../shared/hooks/use-confirmed-action";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { DateTime } from "../../../shared/ui/date-time";
import { EmptyState } from "../../../shared/ui/empty-state";
import { ListState } from "../../../shared/ui/list-state";
import { NoticeBanner, STICKY } from "../../../shared/ui/notice-banner";
import { Panel } from "../../../shared/ui/panel";
import { TextField } from "../../../shared/ui/text-field";
import { phaseText } from "../contest-facts";
import type { Board } from "../ranking-facts";
import { type LiveBoard, useLiveBoard } from "./use-live-board";

interface LiveViewProps {
  readonly eventSlug: string | null;
  readonly event: Board["event"];
}

type Step = "unfreeze" | "end";

/** The standings of the event's contest, shown to everybody while it runs, and frozen towards its end. */
export function LiveView({ eventSlug, event }: LiveViewProps) {
  const live = useLiveBoard(eventSlug);
  const { board, notice } = live;
  const { asked, ask, modal } = useConfirmedAction<Step>(
    (step) => (step === "end" ? live.end() : live.unfreeze()),
    (text) => live.show("success", text),
  );
  if (board?.isAvailable === false)
    return (
      <EmptyState title="This site does not ask Codeforces.">
        Whoever runs it sets CODEFORCES_API_URL.
      </EmptyState>
    );
  return (
    <ListState state={live.state}>
      {board === null ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <NoticeBanner notice={notice} className={STICKY} onDismiss={live.clear} />
          {board.isRunning ? <Running board={board} slug={event.slug} onStep={ask} /> : null}
          <Panel title={board.isRunning ? "Contest and freeze" : "Show the standings live"}>
            <LiveForm live={live} />
          </Panel>
          <ConfirmModal
            {...modal}
            title={asked === "end" ? "Take the live standings off the site?" : "Unfreeze the standings?"}
            confirmLabel={asked === "end" ? "Take off" : "Unfreeze"}
            busyLabel={asked === "end" ? "Taking off..." : "Unfreezing..."}
          >
            {asked === "end"
              ? "The page shows the published ranking again, if there is one. Publishing a ranking does the same."
              : "Everybody sees the places as they are now, and all that follow. It cannot be hidden again."}
          </ConfirmModal>
        </div>
      )}
    </ListState>
  );
}

interface RunningProps {
  readonly board: LiveBoard;
  readonly slug: string;
  readonly onStep: (step: Step) => void;
}

/** What everybody sees, what is behind the freeze, and whether Codeforces answers. */
function Running({ board, slug, onStep }: RunningProps) {
  const { contestId, phase, isFrozen, freezesAt, shownAt, heldAt, failure } = board;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-l-8 border-accent bg-surface px-4 py-3">
        <div className="grid min-w-60 flex-1 gap-1">
          <p className="font-semibold">
            Contest {contestId}
            {phase === null ? "" : ` is ${phaseText(phase)}`}. {isFrozen ? "Frozen" : "Shown live"}
            {isFrozen && freezesAt !== null ? (
              <>
                {" "}
                since <DateTime value={freezesAt} />
              </>
            ) : null}
            .
          </p>
          <p className="text-sm text-soft">
            {shownAt === null ? (
              "Nothing is shown yet."
            ) : (
              <>
                Everybody sees the places of <DateTime value={shownAt} />.
              </>
            )}
            {heldAt === null ? null : (
              <>
                {" "}
                Those of <DateTime value={heldAt} /> are behind the freeze.
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <a href={resultsPath(slug)} className="link inline-flex min-h-11 items-center px-2 font-semibold">
            See the page
          </a>
          {isFrozen ? <Button onClick={() => onStep("unfreeze")}>Unfreeze…</Button> : null}
          <Button variant="secondary" onClick={() => onStep("end")}>
            Take off…
          </Button>
        </div>
      </div>
      {failure === null ? null : (
        <Banner tone="error">
          {failure}
          {shownAt === null ? "" : " The last places stay as they are meanwhile."}
        </Banner>
      )}
    </div>
  );
}

function LiveForm({ live }: { readonly live: ReturnType<typeof useLiveBoard> }) {
  const { problem, board } = live;
  const fields = problem?.fields ?? {};
  return (
    <form
      noValidate
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void live.save();
      }}
    >
      {problem === null || "contestId" in fields || "freezesAt" in fields ? null : (
        <div className="sm:col-span-2">
          <Banner tone="error">{problem.message}</Banner>
        </div>
      )}
      <TextField
        label="Contest"
        name="live-contest"
        id="live-contest"
        mono
        value={live.contest}
        onChange={(contest) => live.type({ contest })}
        error={fields["contestId"]}
        hint="Its number, or its address on Codeforces. For a private one, fetch it once under From Codeforces with its key."
        autoComplete="off"
        inputMode="url"
      />
      <TextField
        label="Frozen from"
        name="live-freeze"
        id="live-freeze"
        type="datetime-local"
        value={live.freeze}
        onChange={(freeze) => live.type({ freeze })}
        error={fields["freezesAt"]}
        hint={
          board?.isFrozen === true
            ? "Time in India. A later time, or none, shows what is behind the freeze."
            : "Time in India. What happens from then on is shown when you unfreeze it."
        }
        optional
      />
      <div className="sm:col-span-2">
        <Button type="submit" busy={live.busy} busyLabel="Saving...">
          {live.isSame ? "Save the freeze" : "Show everybody this contest"}
        </Button>
      </div>
    </form>
  );
}
