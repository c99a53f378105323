import { useCallback, useState } from "react";
import { PlacePlanDocument, type PlacePlanQuery } from "../../../graphql/features/admin-rankings";
import type { PlaceStepKind } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";

export type PlacePlan = NonNullable<PlacePlanQuery["placePlan"]>;

/** What a step with the ranking would do to places, read together with what the step is about; null where none are offered. */
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
