import { Link } from "react-router-dom";
import { contentAddress } from "../../../shared/admin-addresses";

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
