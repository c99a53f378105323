import { Link } from "react-router-dom";
import { contentAddress } from "../../../shared/admin-addresses";
import { useSamplesLeftQuery } from "../../../graphql/features/admin-overview";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useMay } from "../../../shared/session/may";

/** Warns that the site still shows samples, and links to them. */
export function SamplesNote() {
  return (
    <p className="border border-rule bg-surface px-4 py-3 sm:px-5">
      Some parts of the site are still samples.{" "}
      <Link to={contentAddress} className="link whitespace-nowrap">
        Show these parts
      </Link>
    </p>
  );
}

/** `isAnyLeft` is true while visitors still see samples. Always false for users who may not remove samples. */
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
