import { Link, useParams } from "react-router-dom";
import { teamMatesPath } from "@contract/kernel/contract/paths";

interface TeamMatesLinkProps {
  readonly text: string;
  /** The event's; that of the address where it is left out. */
  readonly slug?: string | undefined;
}

/** The way to those who look for a team, or for people. */
export function TeamMatesLink({ text, slug }: TeamMatesLinkProps) {
  const params = useParams();
  return (
    <p>
      {text}{" "}
      <Link
        to={teamMatesPath(slug ?? params["slug"])}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        Find teammates
      </Link>
    </p>
  );
}
