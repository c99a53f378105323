import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  startTransition,
} from "react";
import { Link } from "react-router-dom";
import {
  countsOf,
  fitsSearch,
  RESULTS_PAGE,
  RESULTS_SEARCH_MAX,
} from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { useNearViewport } from "../../shared/hooks/use-near-viewport";
import { buttonClass } from "../../shared/ui/button";
import { LiveStatus } from "./live-status";
import { ResultHead, ResultRows, type ResultRowsProps, type Row } from "./result-rows";
import { queryOf, type ResultsChoice } from "./results-choice";
import { NEAR_END_PX, RESULTS_END_ID } from "./results-body-id";
import { useAllResults } from "./use-all-results";
import { t } from "@contract/kernel/contract/t";

/** The number of rows that even a slow phone renders without a noticeable delay. */
const ROWS_A_PART = 25;

/** Returns the number of rows to render. The number grows in steps, so that no step blocks the browser. */
function useMoreRows(count: number, grows: boolean): number {
  const [drawn, setDrawn] = useState(RESULTS_PAGE);
  const isDone = !grows || drawn >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + ROWS_A_PART)), 0);
    return () => clearTimeout(timer);
  }, [drawn, isDone]);
  return drawn;
}

// Loaded only if the address names one team.
const ShareTeam = lazy(async () => ({ default: (await import("./share-team")).ShareTeam }));

interface ResultListProps {
  readonly results: NonNullable<EventResultsPageQuery["eventResults"]>;
  /** The page's own path, without a query. */
  readonly path: string;
  /** The part of the results that the address asks for. */
  readonly choice: ResultsChoice;
}

/**
 * The attributes for rows that are hidden during a search: not visible, not read by screen readers, not found by the
 * browser's own search. The browser keeps the rows' rendering state, so that showing them again is fast. Browsers
 * without `content-visibility: hidden` get `display: none`, which discards that state.
 */
const SKIPPED = {
  "aria-hidden": true,
  className: "[content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden",
};

/**
 * Shows the ranking with a search. The server sends a part that works without JavaScript. With JavaScript, the whole
 * ranking is fetched once a visitor searches or comes near the end, and the browser does the filtering.
 */
export function ResultList({ results, path, choice }: ResultListProps) {
  const [text, setText] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const isBeginning = choice.search === null && choice.team === null && choice.from === 1;
  const isWhole = results.rows.length === results.total;
  const isNearEnd = useNearViewport(end, !isBeginning || isWhole, NEAR_END_PX);
  const hydrated = useHydrated();
  const isLive = results.kind === "live";
  const all = useAllResults(path, !isWhole && (isNearEnd || text !== null), isLive && isBeginning);
  const latest = all ?? results;
  const search = useDeferredValue((text ?? choice.search ?? "").trim());
  const isPart = all === null || (text === null && !isBeginning);
  const known = isPart ? results.rows : all.rows;
  const isSearch = text !== null && search !== "";
  const counts = useMemo(() => countsOf(known), [known]);
  const hasColleges = known.length === 0 || known.some(({ college }) => college !== null);
  const columns = { line: latest.line, counts };
  const rows = useMemo(
    () => (isSearch ? known.filter((row) => fitsSearch(row, search)) : known),
    [known, search, isSearch],
  );
  const matchCount = text === null && isPart ? results.found : rows.length;
  return (
    <section aria-label="Ranking" className="mt-8">
      {latest.kind === "live" ? <LiveStatus results={latest} /> : null}
      <Search path={path} initial={choice.search ?? ""} hasColleges={hasColleges} onType={setText} />
      <p role="status" className="label-mono mt-3 min-h-6 text-soft">
        {statusText({
          found: matchCount,
          isSearch: search !== "",
          isWaiting: text !== null && all === null && !isWhole,
        })}
        {choice.team === null && choice.search === null ? null : (
          <Link to={path} className={search === "" ? "link" : "link ml-4"}>
            All results
          </Link>
        )}
      </p>
      {/*
       * Only hidden during a search, not unmounted: to render thousands of rows again after the search would block the
       * browser.
       */}
      <div {...(isSearch ? SKIPPED : {})}>
        <List rows={known} grows={!isPart && !isSearch} {...columns} isSent />
      </div>
      {isSearch ? <List key={search} rows={rows} grows {...columns} /> : null}
      {choice.team === null || rows[0] === undefined || !hydrated ? null : (
        <Suspense>
          <ShareTeam address={path + queryOf({ team: choice.team })} row={rows[0]} results={results} />
        </Suspense>
      )}
      <div ref={end} id={isBeginning && !isWhole ? RESULTS_END_ID : undefined} />
      {text === null && isPart ? <Pager results={results} path={path} choice={choice} /> : null}
    </section>
  );
}

interface ListProps extends Pick<ResultRowsProps, "line" | "counts"> {
  readonly rows: readonly Row[];
  /** Whether the list may grow beyond the first page of rows. */
  readonly grows: boolean;
  /** Whether the server's HTML contained the first page of rows. */
  readonly isSent?: boolean;
}

/** Renders rows in parts. Parts that are already rendered do not change when others are added. */
function List({ rows, grows, isSent = false, ...columns }: ListProps) {
  const drawn = useMoreRows(rows.length, grows);
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / ROWS_A_PART) }, (_, index) =>
        rows.slice(index * ROWS_A_PART, (index + 1) * ROWS_A_PART),
      ),
    [rows],
  );
  if (rows.length === 0) return null;
  return (
    <table className="mt-2 block border-t-2 border-ink md:border-t-0">
      <ResultHead {...columns} />
      {parts.slice(0, Math.ceil(drawn / ROWS_A_PART)).map((part, index) => (
        <ResultRows
          key={index}
          rows={part}
          {...columns}
          next={rows[(index + 1) * ROWS_A_PART]}
          isSent={isSent && index * ROWS_A_PART < RESULTS_PAGE}
        />
      ))}
    </table>
  );
}

interface SearchProps {
  readonly path: string;
  readonly initial: string;
  /** Whether the list shows a team's college, or shows no team, so that the search may have been for a college. */
  readonly hasColleges: boolean;
  readonly onType: (text: string) => void;
}

/** A search that updates while the user types. Without JavaScript, a button starts it. */
function Search({ path, initial, hasColleges, onType }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // Picks up text typed before the script loaded.
  useEffect(() => {
    const { value = initial } = input.current ?? {};
    if (value !== initial) onType(value);
  }, [initial, onType]);
  return (
    <form
      role="search"
      action={path}
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="min-w-48 flex-1 sm:max-w-md">
        <label htmlFor="results-search" className="font-semibold">
          {hasColleges ? "Search by team, handle or college" : "Search by team or handle"}
        </label>
        <input
          ref={input}
          id="results-search"
          type="search"
          name="q"
          defaultValue={initial}
          maxLength={RESULTS_SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          className="mt-1 block min-h-11 w-full rounded-xs border-2 border-outline bg-surface px-3 py-2 text-base hover:border-ink"
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </div>
      <noscript>
        <button type="submit" className={buttonClass("secondary")}>
          Search
        </button>
      </noscript>
    </form>
  );
}

/** Links to the previous and next part of the ranking, or of a search. The links work without JavaScript. */
function Pager({ results: { from, found, rows }, path, choice }: ResultListProps) {
  if (rows.length === found) return null;
  const link = "link inline-flex min-h-11 items-center font-semibold";
  const at = (place: number) => path + queryOf({ ...choice, from: place });
  const last = from + rows.length - 1;
  const next = Math.min(RESULTS_PAGE, found - last);
  return (
    <nav aria-label="Ranking pages" className="mt-4 flex flex-wrap items-center gap-x-6">
      <span className="font-mono text-soft">
        Teams {from}–{last} of {found}
      </span>
      {from === 1 ? null : (
        <Link to={at(Math.max(1, from - RESULTS_PAGE))} className={link}>
          Previous teams
        </Link>
      )}
      {last >= found ? null : (
        <Link to={at(last + 1)} className={link}>
          {t("{next, plural, one {Next team} other {Next # teams}}", { next })}
        </Link>
      )}
    </nav>
  );
}

interface StatusFacts {
  readonly found: number;
  readonly isSearch: boolean;
  readonly isWaiting: boolean;
}

function statusText({ found, isSearch, isWaiting }: StatusFacts): string | null {
  if (isWaiting) return t("Searching...");
  if (!isSearch) return null;
  return found === 0
    ? t("No teams found. Check the spelling, or search for something else.")
    : found === 1
      ? t("1 team found")
      : t("{found} teams found", { found: String(found) });
}
