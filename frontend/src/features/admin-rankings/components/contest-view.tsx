import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { ListState } from "../../../shared/ui/list-state";
import { EmptyState } from "../../../shared/ui/empty-state";
import { isFinal, phaseText, type Fetched } from "../contest-facts";
import { useContestFetch } from "../hooks/use-contest-fetch";
import type { RankingBoardState } from "../hooks/use-ranking-board";
import { ContestForm } from "./contest-form";
import { HandleChecks } from "./handle-checks";
import { ImportPreview } from "./import-preview";
import { t } from "@contract/kernel/contract/t";

interface ContestViewProps {
  readonly eventSlug: string | null;
  readonly state: RankingBoardState;
  /** Called when the standings have been written to the draft. */
  readonly onTaken: () => void;
}

/**
 * Fetches the standings of a contest on Codeforces and compares them with the draft. The draft does not change before
 * the admin accepts.
 */
export function ContestView({ eventSlug, state, onTaken }: ContestViewProps) {
  const contest = useContestFetch(eventSlug, state.own);
  const { source, fetched, busy } = contest;
  if (source?.isAvailable === false)
    return (
      <EmptyState title="This site is not connected to Codeforces.">
        Ask the person who runs the server to set CODEFORCES_API_URL. Until then, paste the standings.
      </EmptyState>
    );
  return (
    <ListState state={contest.state}>
      <div className="scrolls-whole grid grid-cols-[minmax(0,1fr)] gap-5">
        <ContestForm contest={contest} />
        {fetched === null ? (
          <Banner tone="info">You see all changes before they are saved.</Banner>
        ) : (
          <>
            <ContestSummary fetched={fetched} />
            <ImportPreview
              preview={fetched.preview}
              busy={busy === "take"}
              onAccept={(places) =>
                void contest.take(places).then((isDone) => {
                  if (isDone) void state.reload().then(onTaken);
                })
              }
            />
          </>
        )}
        <HandleChecks eventSlug={eventSlug} />
      </div>
    </ListState>
  );
}

/** Shows the contest, its phase, and the time of the fetch. */
function ContestSummary({ fetched }: { readonly fetched: Fetched }) {
  const { contest, source, message } = fetched;
  return (
    <div role="status" className="grid gap-1 border-l-8 border-accent bg-surface px-4 py-3">
      <h2 className="text-lg leading-tight wrap-anywhere">{contest.name}</h2>
      <p className="font-semibold">
        The contest is {phaseText(contest.phase)}.
        {isFinal(fetched) ? "" : " The standings can still change. Fetch them again later."}
      </p>
      <p className="text-sm text-soft">
        {source.fetchedAt === null ? null : (
          <>
            Fetched on <DateTime value={source.fetchedAt} />.{" "}
          </>
        )}
        {message}
        {contest.others === 0
          ? ""
          : t(" {n, plural, one {# other participant is} other {# other participants are}} not listed.", {
              n: contest.others,
            })}
      </p>
    </div>
  );
}
