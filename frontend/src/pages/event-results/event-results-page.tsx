import { lazy } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { eventPath, resultsPath } from "@contract/kernel/contract/paths";
import { EventResultsPage as Query, type EventResultsPageQuery } from "../../graphql/pages/event-results";
import { usePageData } from "../../shared/page-data/page-data";
import { sharingPicture } from "../../shared/sharing-picture";
import { DateTime } from "../../shared/ui/date-time";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { ResultList } from "./result-list";
import { askedOf, choiceOf } from "./results-choice";
import { Winners } from "./winners";

type Results = NonNullable<EventResultsPageQuery["eventResults"]>;

// Only wrong addresses need it.
const NotFoundPage = lazy(async () => ({
  default: (await import("../not-found/not-found-page")).NotFoundPage,
}));

/** /events/:slug/results: the published ranking of an event, for everybody. */
export function EventResultsPage() {
  const asked = askedOf(useParams());
  const path = resultsPath(asked.slug, asked.year);
  const choice = choiceOf(useSearchParams()[0]);
  const { eventResults: results } = usePageData(Query, { ...asked, ...choice });
  if (results === null) return <NotFoundPage />;
  return (
    <article className="frame py-8 sm:py-12">
      <Meta results={results} path={path} />
      <PageHeading
        kicker={results.year === null ? "Results" : `Results ${String(results.year)}`}
        subtitle={<Standing results={results} />}
      >
        {results.title}
      </PageHeading>
      {results.kind === "none" ? <NoResults results={results} /> : null}
      {choice.team === null && choice.search === null && choice.from === 1 ? (
        <Winners rows={results.winners} />
      ) : null}
      {results.kind === "none" ? null : (
        <ResultList key={path + JSON.stringify(choice)} results={results} path={path} choice={choice} />
      )}
      <Elsewhere results={results} path={path} />
    </article>
  );
}

interface PartProps {
  readonly results: Results;
  /** The page's own. */
  readonly path: string;
}

function Meta({ results: { slug, year, winners, total, ...results }, path }: PartProps) {
  const title = year === null ? results.title : `${results.title}, ${String(year)}`;
  const first = winners.filter(({ place }) => place === 1).map(({ teamName }) => teamName);
  return (
    <PageMeta
      title={`Results of ${title}`}
      description={
        total === 0
          ? `The results of ${title} will be here once they are published.`
          : `The ranking of ${title}: ${teamsText(total)}, won by ${first.join(" and ")}.`
      }
      path={path}
      picture={sharingPicture(eventPath(slug))}
      unlisted={total === 0}
    />
  );
}

/** How many teams, and since when it is so. */
function Standing({ results: { kind, total, asOf } }: { readonly results: Results }) {
  if (kind === "none") return "There are no results yet.";
  return (
    <>
      {teamsText(total)}
      {asOf === null ? null : (
        <>
          , published on <DateTime value={asOf} month="long" />
        </>
      )}
    </>
  );
}

function NoResults({ results: { slug, title } }: { readonly results: Results }) {
  return (
    <div className="mt-8 border-2 border-dashed border-rule p-5">
      <p className="text-xl font-bold">No results yet</p>
      <p className="text-soft">They will be on this page once the club has published them.</p>
      <Link to={eventPath(slug)} className="link inline-flex min-h-11 items-center font-semibold">
        About {title}
      </Link>
    </div>
  );
}

/** The same for programs, results of other times, and the event. */
function Elsewhere({ results: { kind, slug, title, editions }, path }: PartProps) {
  const item = "link inline-flex min-h-11 items-center font-semibold";
  return (
    <footer className="mt-10 grid gap-6 border-t border-rule pt-4 sm:grid-cols-2">
      {editions.length === 0 ? null : (
        <nav aria-labelledby="editions">
          <h2 id="editions" className="text-lg">
            Other times
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

function teamsText(count: number): string {
  return count === 1 ? "1 team" : `${count.toLocaleString("en-IN")} teams`;
}
