import { useSamplesLeftQuery } from "../../../graphql/features/admin-overview";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useMay } from "../../../shared/session/may";

/** Whether visitors still see something that came with the site; never true for those who cannot change that. */
export function useSamplesLeft() {
  const mayRemove = useMay()("removeSamples");
  const { data, ...state } = useQueryState(
    useSamplesLeftQuery({ skip: !mayRemove, fetchPolicy: "cache-and-network" }),
  );
  return { ...state, isAnyLeft: mayRemove && data !== undefined && isSample(data) };
}

function isSample({
  samples,
  siteContent,
}: NonNullable<ReturnType<typeof useSamplesLeftQuery>["data"]>): boolean {
  const { people, testimonials, glimpses, events, texts } = samples;
  return siteContent.club.sample || people + testimonials + glimpses + events + texts > 0;
}
