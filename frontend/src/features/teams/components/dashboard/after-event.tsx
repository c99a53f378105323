import { Link } from "react-router-dom";
import { resultsPath } from "@contract/kernel/contract/page-paths";
import { paths } from "@contract/kernel/contract/paths";
import { useAfterEventQuery, type TeamFieldsFragment } from "../../../../graphql/features/teams";

const LINK = "link inline-flex min-h-11 items-center font-semibold";

/** Links to the results of an event that is over, and to the user's certificate. Shows only those that exist. */
export function AfterEvent({ event }: Pick<TeamFieldsFragment, "event">) {
  const { data } = useAfterEventQuery({ variables: { slug: event.slug } });
  const hasResults = data !== undefined && data.resultsKind !== "none";
  const isCertified = data?.myCertificates.some(({ eventTitle }) => eventTitle === event.title) ?? false;
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {hasResults ? (
        <Link to={resultsPath(event.slug)} className={LINK}>
          See the results
        </Link>
      ) : null}
      {isCertified ? (
        <Link to={paths.profile} className={LINK}>
          Your certificate
        </Link>
      ) : null}
    </p>
  );
}
