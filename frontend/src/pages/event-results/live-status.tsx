import { DateTime } from "../../shared/ui/date-time";
import type { AllResults } from "./use-all-results";

/** How far the contest is, how new its standings are, and whether new ones are shown. */
export function LiveStatus({ results }: { readonly results: AllResults }) {
  const { asOf, isOver, frozenAt } = results;
  return (
    <div
      className={`mb-5 border-l-8 px-4 py-3 ${frozenAt === null ? "border-accent bg-accent-wash" : "border-idle bg-idle-wash"}`}
    >
      <p className="font-bold">{titleOf(results)}</p>
      <p>
        {frozenAt === null ? null : (
          <>
            Since <DateTime value={frozenAt} /> nothing new is shown until the club unfreezes them.{" "}
          </>
        )}
        {isOver && frozenAt === null
          ? "These places are not final until the club publishes the ranking. "
          : null}
        {asOf === null ? null : (
          <>
            Standings on Codeforces as of <DateTime value={asOf} />.
          </>
        )}
      </p>
    </div>
  );
}

function titleOf({ isOver, frozenAt }: AllResults): string {
  if (frozenAt === null) return isOver ? "The contest is over" : "The contest is running";
  return isOver ? "The contest is over, its standings are frozen" : "The standings are frozen";
}
