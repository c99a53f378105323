import { useId, useState, useEffect, type KeyboardEvent } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import { batchName, peopleText, type Batch, useMemberBatch } from "./use-member-batch";
import { Button } from "../../shared/ui/button";
import { MemberList, MEMBER_CELL, MEMBER_GRID } from "./member-list";
import { TIMINGS } from "../../shared/timings";

/**
 * The widths of the tabs, in twelfths of a row. Student tabs fill rows of three. Alumni tabs fill rows of two on a
 * phone, and rows of four on wider screens. From a width of 1024 px, all tabs are in one row.
 */
const SPAN: Record<Batch["kind"], string> = {
  alumni: "col-span-6 sm:col-span-3",
  students: "col-span-4",
};

/**
 * Shows a tab for each batch. Arrow keys, Home and End move between the tabs, and Enter opens a tab. Opening a tab
 * takes 2 seconds, so moving to a tab must not open it (WAI-ARIA practices, "tabs with manual activation").
 *
 * `shared/ui/tabs.tsx` is not used, because it would take up a tenth of the page's size limit.
 */
export function MemberBatchTabs({ batches }: { readonly batches: readonly [Batch, ...Batch[]] }) {
  const id = useId();
  const [chosen, choose] = useMemberBatchChoice(batches);
  const hydrated = useHydrated();
  const visit = useLocation().key;
  // The location key of the page load. The server's HTML of this load already has the loader. After the first
  // navigation, the value stays null, because every later visit shows a new loader, even if Back returns to the key.
  const [fromServer, setFromServer] = useState(hydrated ? null : visit);
  if (fromServer !== null && fromServer !== visit) setFromServer(null);

  return (
    <div className="mt-6 noscript:hidden">
      <div
        role="tablist"
        aria-label="Batches"
        className="grid grid-cols-12 gap-px border border-rule bg-rule lg:flex"
      >
        {batches.map(({ key, label, kind }) => {
          const selected = key === chosen.key;
          return (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              title={kind === "alumni" ? `Alumni of ${key}` : `Students of ${key}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}-panel` : undefined}
              tabIndex={selected ? 0 : -1}
              onKeyDown={moveFocus}
              onClick={() => (selected ? undefined : choose(key))}
              className={`min-h-12 bg-surface px-2 font-semibold whitespace-nowrap text-soft hover:text-ink aria-selected:bg-ink aria-selected:text-paper lg:flex-auto ${SPAN[kind]}`}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.key}`}>
        <MemberBatchPanel key={chosen.key} batch={chosen} fromServer={fromServer !== null} />
      </div>
    </div>
  );
}

/** Moves the focus between tabs with the arrow keys, Home and End, wrapping at the ends. Does not open a tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const next: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const to = next[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

/**
 * Returns the batch in the address (`?batch=2022-26`), or the first batch, and a function that chooses one. Choosing a
 * batch adds its address to the history.
 */
function useMemberBatchChoice(batches: readonly [Batch, ...Batch[]]) {
  const [params, setParams] = useSearchParams();
  // The server renders the same page for every query, so the query is used only after hydration.
  const wanted = useHydrated() ? params.get("batch") : null;
  const chosen = batches.find(({ key }) => key === wanted) ?? batches[0];
  const choose = (key: string) => setParams({ batch: key });
  return [chosen, choose] as const;
}

interface MemberBatchPanelProps {
  readonly batch: Batch;
  /** Whether the loader was in the server's HTML. */
  readonly fromServer: boolean;
}

/**
 * Shows a batch's people, after a loader that stays for at least 2 seconds and until the people are loaded. The
 * server's HTML has the loader and, hidden, the people. public/at-rest.js shows the people if the 2 seconds end before
 * the page's scripts run.
 */
function MemberBatchPanel({ batch, fromServer }: MemberBatchPanelProps) {
  const over = useLoaderTime(fromServer);
  const { members, failed, loading, retry } = useMemberBatch(batch.key);
  const broken = over && failed;
  const waiting = !broken && !(over && members !== null);
  const drawn = fromServer || !waiting ? members : null;
  const name = batchName(batch);
  return (
    // at-rest.js changes the elements with `suppressHydrationWarning` before React takes over the page.
    <div data-loader aria-busy={waiting} suppressHydrationWarning>
      {/* The element is the same in all states, so that a screen reader announces its changes. */}
      <p role="status" className="label-mono py-4 text-soft">
        {waiting ? <span data-loading suppressHydrationWarning>{`Loading ${name}...`}</span> : null}
        {drawn === null ? null : (
          <span
            data-loaded
            hidden={waiting}
            suppressHydrationWarning
          >{`${name}: ${peopleText(drawn.length)}`}</span>
        )}
      </p>
      {waiting ? <MemberBatchLoader /> : null}
      {broken ? (
        // LoadFailure is not used, because a first visit of this page would then have to load more files.
        <div className="grid justify-items-start gap-4 border-l-8 border-bad bg-bad-wash px-4 py-3">
          <p role="alert" className="font-semibold text-bad">
            {name} could not be loaded. Check your connection and try again.
          </p>
          <Button variant="secondary" busy={loading} busyLabel="Loading..." onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {drawn === null ? null : (
        <div data-loaded hidden={waiting} suppressHydrationWarning>
          {drawn.length === 0 ? (
            <p className="text-lg">No people are listed here yet.</p>
          ) : (
            <MemberList members={drawn} />
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Returns whether the loader has been visible for 2 seconds.
 * @param fromFirstPaint true if the loader was in the server's HTML, so that the 2 seconds count from the first paint
 */
function useLoaderTime(fromFirstPaint: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const seen = fromFirstPaint ? sinceFirstPaint() : 0;
    const timer = setTimeout(() => setOver(true), TIMINGS.membersLoader - seen);
    return () => clearTimeout(timer);
  }, [fromFirstPaint]);
  return over;
}

/** Returns the milliseconds since the first paint, or 0 if the browser does not report the first paint. */
function sinceFirstPaint(): number {
  const clock: Partial<Performance> = performance;
  const paint = clock.getEntriesByName?.("first-contentful-paint")[0];
  return paint === undefined ? 0 : performance.now() - paint.startTime;
}

/** The approximate number of people in a batch. */
const CELLS = 12;

/** Shows the loading animation on an empty grid that is as large as a full one. */
function MemberBatchLoader() {
  return (
    <div data-loading className="relative" aria-hidden="true" suppressHydrationWarning>
      <div className={MEMBER_GRID}>
        {Array.from({ length: CELLS }, (_, cell) => (
          <div key={cell} className={MEMBER_CELL} />
        ))}
      </div>
      <picture className="absolute inset-x-0 top-10 mx-auto block size-36 border-2 border-ink">
        <source media="(prefers-reduced-motion: reduce)" srcSet="/animations/loading.svg#still" />
        <img src="/animations/loading.svg" alt="" width={160} height={160} className="size-full" />
      </picture>
    </div>
  );
}
