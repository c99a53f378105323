import { Link } from "react-router-dom";
import { eventPath } from "@contract/kernel/contract/paths";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { ResultList } from "./result-list";
import { RESULTS_ID } from "./results-body-id";
import type { ResultsChoice } from "./results-choice";

interface ResultsBodyProps {
  readonly results: NonNullable<EventResultsPageQuery["eventResults"]>;
  /** The page's own path, without a query. */
  readonly path: string;
  /** The part of the results that the address asks for. */
  readonly choice: ResultsChoice;
}

/** Shows an event's results below the page's heading. */
export function ResultsBody({ results, path, choice }: ResultsBodyProps) {
  return (
    <div id={RESULTS_ID}>
      {results.kind === "none" ? <NoResults {...results} /> : null}
      {results.kind === "none" ? null : (
        <ResultList key={path + JSON.stringify(choice)} results={results} path={path} choice={choice} />
      )}
      <Elsewhere results={results} path={path} />
    </div>
  );
}

function NoResults({ slug, title }: Pick<ResultsBodyProps["results"], "slug" | "title">) {
  return (
    <div className="mt-8 border-2 border-dashed border-rule p-5">
      <p className="text-xl font-bold">No results yet</p>
      <p className="text-soft">The results will appear on this page when the club publishes them.</p>
      <Link to={eventPath(slug)} className="link inline-flex min-h-11 items-center font-semibold">
        About {title}
      </Link>
    </div>
  );
}

/** Shows links to other years, to the event, and to the results as CSV and JSON. */
function Elsewhere({ results: { kind, slug, title, editions }, path }: Omit<ResultsBodyProps, "choice">) {
  const item = "link inline-flex min-h-11 items-center font-semibold";
  if (kind === "none" && editions.length === 0) return null;
  return (
    <footer className="mt-10 grid gap-6 border-t border-rule pt-4 sm:auto-cols-fr sm:grid-flow-col">
      {editions.length === 0 ? null : (
        <nav aria-labelledby="editions">
          <h2 id="editions" className="text-lg">
            Other years
          </h2>
          <ul>
            {editions.map((edition) => (
              <li key={edition.path}>
                <Link to={edition.path} className={item}>
                  {edition.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {kind === "none" ? null : (
        <p className="flex flex-wrap content-start gap-x-6">
          <Link to={eventPath(slug)} className={item}>
            About {title}
          </Link>
          <a href={`${path}.csv`} className={item} download>
            Save as CSV
          </a>
          <a href={`${path}.json`} className={item}>
            JSON
          </a>
        </p>
      )}
    </footer>
  );
}
