import { lazy } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { eventPath } from "@contract/kernel/contract/paths";
import { resultPicturePath } from "@contract/kernel/contract/picture-paths";
import { resultsPath } from "@contract/kernel/contract/result-paths";
import { EventResultsPage as Query, type EventResultsPageQuery } from "../../graphql/pages/event-results";
import { usePageData } from "../../shared/page-data/page-data";
import { DateTime } from "../../shared/ui/date-time";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { placeText } from "@contract/modules/rankings/contract/place-text";
import { ResultList } from "./result-list";
import { askedOf, choiceOf, queryOf } from "./results-choice";
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
      {choice.team !== null && results.rows[0] !== undefined ? (
        <TeamMeta results={results} row={results.rows[0]} path={path + queryOf({ team: choice.team })} />
      ) : (
        <Meta results={results} path={path} />
      )}
      <PageHeading kicker={kickerOf(results)} subtitle={<Standing results={results} />}>
        {results.title}
      </PageHeading>
      {results.kind === "none" ? <NoResults results={results} /> : null}
      {results.kind !== "live" && choice.team === null && choice.search === null && choice.from === 1 ? (
        <Winners rows={results.winners} />
      ) : null}
      {results.kind === "none" ? null : (
        <ResultList key={path + JSON.stringify(choice)} results={results} path={path} choice={choice} />
      )}
      <Elsewhere results={results} path={path} />
    </article>
  );
}

function kickerOf({ kind, year }: Results): string {
  if (kind === "live") return "Live standings";
  return year === null ? "Results" : `Results ${String(year)}`;
}

interface PartProps {
  readonly results: Results;
  /** The page's own. */
  readonly path: string;
}

function Meta({ results: { kind, year, winners, total, ...results }, path }: PartProps) {
  const title = year === null ? results.title : `${results.title}, ${String(year)}`;
  const first = winners.filter(({ place }) => place === 1).map(({ teamName }) => teamName);
  return (
    <PageMeta
      title={kind === "live" ? `Live standings of ${title}` : `Results of ${title}`}
      description={
        total === 0
          ? `The results of ${title} will be here once they are published.`
          : kind === "live"
            ? `The standings of ${title} while the contest runs: ${teamsText(total)}.`
            : `The ranking of ${title}: ${teamsText(total)}, won by ${first.join(" and ")}.`
      }
      path={path}
      unlisted={total === 0}
    />
  );
}

/** Of one team, for where its address is shared; search engines know the whole. */
function TeamMeta({ results, row, path }: PartProps & { readonly row: Results["rows"][number] }) {
  const { slug, title, kind, year, total } = results;
  const verb = kind === "live" ? "is now" : "came";
  const text = `${row.teamName} ${verb} in place ${placeText(row)} of ${teamsText(total)} in ${title}`;
  return (
    <PageMeta
      title={`${row.teamName}, place ${placeText(row)} in ${title}`}
      description={`${year === null ? text : `${text}, ${String(year)}`}.`}
      path={path}
      picture={{ file: resultPicturePath(slug, year, row.key), alt: `${text}.` }}
      unlisted
    />
  );
}

/** How many teams, and since when it is so. */
function Standing({ results: { kind, total, asOf } }: { readonly results: Results }) {
  if (kind === "none") return "There are no results yet.";
  return (
    <>
      {teamsText(total)}
      {asOf === null || kind === "live" ? null : (
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
  if (kind === "none" && editions.length === 0) return null;
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
