import { lazy, Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { resultPicturePath, resultsPath } from "@contract/kernel/contract/page-paths";
import { EventResultsPage as Query, type EventResultsPageQuery } from "../../graphql/pages/event-results";
import { lazySection } from "../../shared/lazy-section";
import { usePageData } from "../../shared/page-data/page-data";
import { DateTime } from "../../shared/ui/date-time";
import { PageHeading } from "../../shared/ui/page-heading";
import { PageMeta } from "../../shared/ui/page-meta";
import { placeText } from "@contract/modules/rankings/contract/result-row";
import { NEAR_END_PX, RESULTS_END_ID, RESULTS_ID } from "./results-body-id";
import { askedOf, choiceOf, queryOf } from "./results-choice";
import { t } from "@contract/kernel/contract/t";
import { LOCALE } from "../../shared/language";

type Results = NonNullable<EventResultsPageQuery["eventResults"]>;

const loadBody = async () => (await import("./results-body")).ResultsBody;
/**
 * The server's HTML of the results. Its text, search and links work without a script. The script loads on the first
 * interaction, or when the visitor comes near the end of the list.
 */
const StillBody = lazySection(RESULTS_ID, loadBody, {
  edge: (body) => body.querySelector(`#${RESULTS_END_ID}`),
  margin: NEAR_END_PX,
});
/**
 * The results with their script, for results that update by themselves or have a part that only a browser can render.
 */
const ReadyBody = lazy(async () => ({ default: await loadBody() }));
// Loaded only for invalid addresses.
const NotFoundPage = lazy(async () => ({
  default: (await import("../not-found/not-found-page")).NotFoundPage,
}));

/**
 * The public page /events/:slug/results with an event's ranking, live or published. If the address names a year, shows
 * the results of that year.
 */
export function EventResultsPage() {
  const eventKey = askedOf(useParams());
  const path = resultsPath(eventKey.slug, eventKey.year);
  const choice = choiceOf(useSearchParams()[0]);
  const { eventResults: results } = usePageData(Query, { ...eventKey, ...choice });
  if (results === null) return <NotFoundPage />;
  const Body = results.kind === "live" || choice.team !== null ? ReadyBody : StillBody;
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
      <Suspense fallback={<div className="min-h-[60rem]" />}>
        <Body results={results} path={path} choice={choice} />
      </Suspense>
    </article>
  );
}

function kickerOf({ kind, year }: Results): string {
  if (kind === "live") return t("Live standings");
  return year === null ? t("Results") : t("Results {year}", { year: String(year) });
}

interface PartProps {
  readonly results: Results;
  /** The page's own path. */
  readonly path: string;
}

function Meta({ results: { kind, year, winners, total, ...results }, path }: PartProps) {
  const title = year === null ? results.title : `${results.title}, ${String(year)}`;
  const names = winners.filter(({ place }) => place === 1).map(({ teamName }) => teamName);
  const first = new Intl.ListFormat(LOCALE).format(names);
  return (
    <PageMeta
      title={kind === "live" ? `Live standings of ${title}` : `Results of ${title}`}
      description={
        total === 0
          ? `The results of ${title} will appear here when the club publishes them.`
          : kind === "live"
            ? `Live standings of ${title}, with ${teamsText(total)}.`
            : `The ranking of ${title}, with ${teamsText(total)}. Winner: ${first}.`
      }
      path={path}
      unlisted={total === 0}
    />
  );
}

/** Describes one team's result in link previews. Search engines index only the page without a chosen team. */
function TeamMeta({ results, row, path }: PartProps & { readonly row: Results["rows"][number] }) {
  const { slug, title, kind, year, total } = results;
  const { teamName } = row;
  const [place, teams] = [placeText(row), teamsText(total)];
  const text =
    kind === "live"
      ? t("{teamName} is now ranked {row} out of {total} in {title}", {
          teamName,
          row: place,
          total: teams,
          title,
        })
      : t("{teamName} ranked {row} out of {total} in {title}", {
          teamName,
          row: place,
          total: teams,
          title,
        });
  return (
    <PageMeta
      title={`${row.teamName}, ranked ${placeText(row)} in ${title}`}
      description={`${year === null ? text : `${text}, ${String(year)}`}.`}
      path={path}
      picture={{ file: resultPicturePath(slug, year, row.key), alt: `${text}.` }}
      unlisted
    />
  );
}

/** Shows the number of teams and the time of the results. */
function Standing({ results: { kind, total, asOf } }: { readonly results: Results }) {
  if (kind === "none") return t("There are no results yet.");
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

function teamsText(count: number): string {
  return count === 1 ? t("1 team") : t("{count} teams", { count: count.toLocaleString(LOCALE) });
}
