import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";

/** The way to those who look for a team, or for people. */
export function TeamMatesLink({ text }: { readonly text: string }) {
  return (
    <p>
      {text}{" "}
      <Link to={paths.teamMates} className="link inline-flex min-h-11 items-center font-semibold">
        Find team-mates
      </Link>
    </p>
  );
}
