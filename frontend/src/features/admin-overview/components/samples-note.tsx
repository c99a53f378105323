import { Link } from "react-router-dom";
import { contentAddress } from "../../../shared/admin-addresses";

/** Says that something is still what came with the site, as the tab Content does. */
export function SamplesNote() {
  return (
    <p className="border border-rule bg-surface px-4 py-3">
      Parts of the site are still the sample that came with it.{" "}
      <Link to={contentAddress} className="link">
        See which
      </Link>
    </p>
  );
}
