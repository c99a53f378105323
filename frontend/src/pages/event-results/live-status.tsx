import { DateTime } from "../../shared/ui/date-time";
import type { AllResults } from "./use-all-results";
import { t } from "@contract/kernel/contract/t";

/** Shows the contest's progress, the age of its standings, and whether they are frozen. */
export function LiveStatus({ results: { asOf, isOver, frozenAt } }: { readonly results: AllResults }) {
  const state =
    frozenAt !== null
      ? t("The standings are frozen")
      : isOver
        ? t("The contest is over")
        : t("The contest is running");
  return (
    <div
      data-needs-script
      className={`mb-5 border-l-8 px-4 py-3 ${frozenAt === null ? "border-accent bg-accent-wash" : "border-idle bg-idle-wash"}`}
    >
      <p className="font-bold">{state}</p>
      <p>
        {frozenAt === null ? null : (
          <>
            Changes after <DateTime value={frozenAt} /> are hidden until the club unfreezes the
            standings.{" "}
          </>
        )}
        {asOf === null ? null : (
          <>
            Standings on Codeforces as of <DateTime value={asOf} />.
          </>
        )}
      </p>
    </div>
  );
}
