import { Link } from "react-router-dom";
import { useSamplesLeftQuery } from "../../../graphql/features/admin-overview";
import { contentAddress } from "../../../shared/admin-addresses";
import { useMay } from "../../../shared/session/may";

/** Says that something is still what came with the site, as the tab Content does; nothing for those who cannot change that. */
export function SamplesNote() {
  const mayRemove = useMay()("removeSamples");
  const { data } = useSamplesLeftQuery({ skip: !mayRemove, fetchPolicy: "cache-and-network" });
  if (data === undefined) return null;
  const { people, testimonials, glimpses, events, texts } = data.samples;
  const isOwn = people + testimonials + glimpses + events + texts === 0 && !data.siteContent.club.sample;
  if (isOwn) return null;
  return (
    <p className="border border-rule bg-surface px-4 py-3">
      Parts of the site are still the sample that came with it.{" "}
      <Link to={contentAddress} className="link">
        See which
      </Link>
    </p>
  );
}
