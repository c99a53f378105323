import { DateTime } from "../../shared/ui/date-time";
import type { AllResults } from "./use-all-results";

/** How new the standings of a running contest are, and whether new ones are shown. */
export function LiveStatus({ results: { asOf, frozenAt } }: { readonly results: AllResults }) {
  return (
    <div
      className={`mb-5 border-l-8 px-4 py-3 ${frozenAt === null ? "border-accent bg-accent-wash" : "border-idle bg-idle-wash"}`}
    >
      <p className="font-bold">{frozenAt === null ? "The contest is running" : "The standings are frozen"}</p>
      <p>
        {frozenAt === null ? null : (
          <>
            Since <DateTime value={frozenAt} /> nothing new is shown until the club unfreezes them.{" "}
          </>
        )}
        {asOf === null ? null : (
          <>
            Places on Codeforces as of <DateTime value={asOf} />.
          </>
        )}
      </p>
    </div>
  );
}
