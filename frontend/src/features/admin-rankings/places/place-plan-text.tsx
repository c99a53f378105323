import { type ReactNode, useCallback, useState } from "react";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { t } from "@contract/kernel/contract/t";
import { PlacePlanDocument, type PlacePlanQuery } from "../../../graphql/features/admin-rankings";
import type { PlaceStepKind } from "../../../graphql/schema-types";
import { feeDueText } from "../ranking-facts";
import { useFetch } from "../../../shared/apollo/use-fetch";

type PlacePlan = NonNullable<PlacePlanQuery["placePlan"]>;

/**
 * Returns the effect of a ranking step on places, and a function that loads this effect together with the board. The
 * effect is null if the event offers no places.
 */
export function usePlacePlan<Board>(
  eventSlug: string | null,
  step: PlaceStepKind,
  latest: () => Promise<Board>,
) {
  const fetchPlan = useFetch(PlacePlanDocument, "no-cache");
  const [plan, setPlan] = useState<PlacePlan | null>(null);
  const withPlan = useCallback(async () => {
    const board = await latest();
    setPlan((await fetchPlan({ eventSlug, step })).placePlan);
    return board;
  }, [latest, fetchPlan, eventSlug, step]);
  return { plan, withPlan };
}

/** Explains why no team is offered a place any more. */
export function OverNote() {
  return (
    <Banner tone="info">
      The event is over, so no team is offered a place or moves up. If Round 2 is still to come, correct the
      event's last day first.
    </Banner>
  );
}

interface PlacePlanTextProps {
  readonly plan: PlacePlan;
  /** The event's fee in paise. */
  readonly fee: number;
}

/**
 * Lists the teams that are offered a place or lose a place, with the fees that become due. Also lists places that do
 * not change although the ranking changes.
 */
export function PlacePlanText({ plan, fee }: PlacePlanTextProps) {
  const { changes, kept, differing } = plan;
  const offered = changes.filter(({ next }) => next === "offered");
  const paid = changes.filter(({ next }) => next === "accepted");
  const lost = changes.filter(({ next }) => next === "withdrawn");
  const [first] = offered;
  const isNothing = changes.length + kept.length + differing.length === 0;
  return (
    <div role="group" aria-label="Changes to places" className="grid gap-2">
      {isNothing ? <p>All places stay the same.</p> : null}
      {first === undefined ? null : (
        <Teams
          title={t("{n, plural, one {1 team is} other {# teams are}} offered a place", { n: offered.length })}
          teams={offered}
        >
          {fee === 0 ? null : `${feeDueText(offered.length, formatPaise(fee))} `}
          {offered.length === 1 ? (
            <>
              The team must answer by <DateTime value={first.deadline ?? ""} />.
            </>
          ) : (
            <>
              Each team must answer by <DateTime value={first.deadline ?? ""} />.
            </>
          )}
        </Teams>
      )}
      {paid.length === 0 ? null : (
        <Teams
          title={t(
            "{n, plural, one {1 team gets its place at once, because it already reported its payment or accepted the place} other {# teams get their places at once, because they already reported their payment or accepted the place}}",
            { n: paid.length },
          )}
          teams={paid}
        />
      )}
      {lost.length === 0 ? null : (
        <Teams
          title={t("{n, plural, one {1 team loses its place} other {# teams lose their places}}", {
            n: lost.length,
          })}
          teams={lost}
        />
      )}
      {kept.length === 0 ? null : (
        <Teams
          warns
          title="Teams that keep their accepted place, although they no longer qualify by this ranking"
          teams={kept}
        >
          If these teams should not take part in Round 2, go to the list of places and withdraw their places
          there.
        </Teams>
      )}
      {differing.length === 0 ? null : (
        <Teams
          warns
          title="These places have changed since then, so this step does not affect them"
          teams={differing}
        />
      )}
    </div>
  );
}

interface TeamsProps {
  readonly title: string;
  readonly teams: readonly {
    readonly teamId: string;
    readonly teamName: string;
    readonly ranking: number | null;
  }[];
  readonly warns?: boolean;
  readonly children?: ReactNode;
}

function Teams({ title, teams, warns = false, children }: TeamsProps) {
  return (
    <div className={`border-l-8 px-4 py-2 ${warns ? "border-bad bg-bad-wash" : "border-accent bg-surface"}`}>
      <p className={`font-semibold ${warns ? "text-bad" : ""}`}>{title}:</p>
      <div role="region" aria-label={title} tabIndex={0} className="max-h-32 overflow-y-auto wrap-anywhere">
        {teams.map(({ teamName, ranking }) => `${teamName} (${ranking ?? t("no rank")})`).join(", ")}
      </div>
      {children === undefined ? null : <p className="text-sm text-soft">{children}</p>}
    </div>
  );
}
