import { Link, useParams } from "react-router-dom";
import { teamMatesPath } from "@contract/kernel/contract/paths";

interface TeamMatesLinkProps {
  readonly text: string;
  /** The event's slug; by default the slug in the address. */
  readonly slug?: string | undefined;
}

/** A link to the lists of people and teams that are looking for each other. */
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
