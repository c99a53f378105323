import { useId, useState, type KeyboardEvent } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useHydrated } from "../../shared/hooks/use-hydrated";
import type { Batch } from "./batch";
import { MemberBatchPanel } from "./member-batch-panel";

/** Four alumni tabs a row, then the three of today; one row once there is room for all. Phones: two a row, then three. */
const SPAN: Record<Batch["kind"], string> = {
  alumni: "col-span-6 sm:col-span-3",
  students: "col-span-4",
};

/**
 * A tab a batch. Arrow keys, Home and End move between the tabs, Enter opens one: opening takes 2 seconds, so moving
 * past a tab must not (WAI-ARIA practices, "tabs with manual activation"). Ours, because the kit's tabs would take a
 * tenth of what the page may load.
 */
export function MemberBatchTabs({ batches }: { readonly batches: readonly [Batch, ...Batch[]] }) {
  const id = useId();
  const [chosen, choose] = useMemberBatchChoice(batches);
  const hydrated = useHydrated();
  const visit = useLocation().key;
  // The visit whose loader came with the server's HTML: every later one, back to it too, has a loader of its own.
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

/** Arrow keys, Home and End on a tab: the focus moves among its siblings, around the ends, and nothing opens. */
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

/** The batch named in the address as `?batch=2022-26`, else the first; choosing another adds its address to the history. */
function useMemberBatchChoice(batches: readonly [Batch, ...Batch[]]) {
  const [params, setParams] = useSearchParams();
  // The server renders one page for every query.
  const wanted = useHydrated() ? params.get("batch") : null;
  const chosen = batches.find(({ key }) => key === wanted) ?? batches[0];
  const choose = (key: string) => setParams({ batch: key });
  return [chosen, choose] as const;
}
