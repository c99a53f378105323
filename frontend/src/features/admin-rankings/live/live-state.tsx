import { resultsPath } from "@contract/kernel/contract/page-paths";
import { BASENAME } from "../../../shared/language";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { DateTime } from "../../../shared/ui/date-time";
import { type LiveStep, contestText, teamsText } from "./live-facts";
import type { LiveBoard } from "./use-live-board";
import { t } from "@contract/kernel/contract/t";

interface LiveStateProps {
  readonly board: LiveBoard;
  readonly slug: string;
  readonly onStep: (step: LiveStep) => void;
}

/** Shows what visitors see, the results hidden by the freeze, and the connection to Codeforces. */
export function LiveState({ board, slug, onStep }: LiveStateProps) {
  const { contestId, phase, isFrozen, isAvailable, isAsked, shownAt, failure } = board;
  return (
    <section aria-label="Live standings" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-l-8 border-accent bg-surface px-4 py-3">
        <div className="grid min-w-60 flex-1 gap-1">
          <p className="font-semibold">
            {contestText(contestId, phase)} <Freeze board={board} />
          </p>
          <p className="text-sm text-soft">
            <Shown board={board} />
          </p>
          {phase === "FINISHED" ? (
            <p className="text-sm text-soft">
              When the standings are final, import them under “From Codeforces” and publish the ranking.
              Publishing ends the live standings.
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={BASENAME + resultsPath(slug)}
            className="link inline-flex min-h-11 items-center pr-2 font-semibold"
          >
            See the page
          </a>
          {isFrozen ? <Button onClick={() => onStep("unfreeze")}>Unfreeze...</Button> : null}
          <Button variant="secondary" onClick={() => onStep("end")}>
            Remove from the site...
          </Button>
        </div>
      </div>
      {failure === null || !isAvailable ? null : (
        <Banner tone="error">
          {failure}
          {isAsked ? " The site tries again automatically." : ""}
          {shownAt === null ? "" : " The site keeps showing the last standings."}
        </Banner>
      )}
      {isAsked ? null : (
        <Banner tone="info">
          The site fetched these standings for three days and then stopped. Publish the ranking, or remove the
          standings.
        </Banner>
      )}
      {isAvailable ? null : (
        <Banner tone="error">
          This site is no longer connected to Codeforces, so the standings do not change. Ask the person who
          runs the server to set CODEFORCES_API_URL.
        </Banner>
      )}
    </section>
  );
}

/** Shows whether the standings are live, frozen or unfrozen, and since or until when. */
function Freeze({ board }: { readonly board: LiveBoard }) {
  const { isFrozen, freezesAt, unfrozenAt, shownAt } = board;
  const isShown = shownAt !== null;
  if (freezesAt === null) return isShown ? t("The standings are shown live.") : null;
  if (unfrozenAt !== null)
    return (
      <>
        Unfrozen since <DateTime value={unfrozenAt} />.
      </>
    );
  if (isFrozen)
    return (
      <>
        Frozen since <DateTime value={freezesAt} />.
      </>
    );
  return (
    <>
      {isShown ? t("The standings are shown live.") : ""} The standings freeze on{" "}
      <DateTime value={freezesAt} />.
    </>
  );
}

/** Shows the number of teams in the standings that visitors see, and in the newer standings that the freeze hides. */
function Shown({ board }: { readonly board: LiveBoard }) {
  const { phase, isFrozen, shownAt, heldAt, shownTeams, heldTeams, failure } = board;
  return (
    <>
      {shownAt !== null ? (
        <>
          Visitors see {teamsText(shownTeams)} as of <DateTime value={shownAt} />.
        </>
      ) : isFrozen ? (
        "No standings are shown, because the freeze began before any team had a rank."
      ) : phase === "BEFORE" ? (
        "No standings are shown yet. They appear automatically when the contest starts."
      ) : failure === null ? (
        "No standings are shown yet. The first standings appear within half a minute."
      ) : (
        "No standings are shown yet."
      )}
      {heldAt === null ? null : (
        <>
          {" "}
          The freeze hides newer standings: {teamsText(heldTeams)} as of <DateTime value={heldAt} />.
        </>
      )}
      {(heldAt ?? shownAt) !== null && (heldAt === null ? shownTeams : heldTeams) === 0
        ? " No team of this event was found in the contest, or their handles are missing. “From Codeforces” lists the missing teams."
        : ""}
    </>
  );
}
