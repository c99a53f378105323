import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

/** Above every page of a site that nobody has set up: what it shows is made up. */
export function NewSiteBar() {
  return (
    <p className="bg-pending-wash px-4 py-2 text-center text-pending">
      This site is new, and what it shows is a sample.{" "}
      <Link to={paths.setup} className="font-semibold underline">
        Set it up
      </Link>
    </p>
  );
}
