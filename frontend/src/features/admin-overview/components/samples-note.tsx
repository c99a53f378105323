import { Link } from "react-router-dom";
import { contentAddress } from "../../../shared/admin-addresses";
import { useSamplesLeftQuery } from "../../../graphql/features/admin-overview";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useMay } from "../../../shared/session/may";

/** Says that something is still what came with the site, as the tab Content does. */
export function SamplesNote() {
  return (
    <p className="border border-rule bg-surface px-4 py-3">
      Some parts of the site are still samples.{" "}
      <Link to={contentAddress} className="link">
        Show these parts
      </Link>
    </p>
  );
}

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
