import { useId, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { QueryState } from "../../../shared/apollo/use-query-state";
import { useSearchText } from "../../../shared/hooks/use-search-text";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { ListState } from "../../../shared/ui/list-state";
import { TextField } from "../../../shared/ui/text-field";
import type { usePageList } from "./use-page-list";

interface ListedPanelProps<Node> {
  readonly title: string;
  readonly searchLabel: string;
  readonly empty: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly state: QueryState;
  readonly list: ReturnType<typeof usePageList<Node>>;
  readonly keyOf: (node: Node) => string;
  readonly children: (node: Node) => ReactNode;
}

/** A list with a search field, its entries, and a button that loads more entries. */
export function ListedPanel<Node>(props: ListedPanelProps<Node>) {
  const { title, searchLabel, empty, search, onSearch, state, list, keyOf, children } = props;
  const [text, setText] = useSearchText(search, onSearch);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-lg leading-tight">
        {title} <span className="font-mono text-base font-normal text-soft">{list.total}</span>
      </h2>
      {/* Stays while a search is cleared, because it has the focus then. */}
      {list.total === 0 && text + search === "" && state.isKnown && !state.loading ? null : (
        <TextField
          type="search"
          name={`${id}-search`}
          label={searchLabel}
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      )}
      <ListState state={state}>
        {list.nodes.length === 0 ? (
          <p className="border-2 border-dashed border-rule px-4 py-4 text-soft">
            {search === "" ? empty : "No entries match your search. Try other words."}
          </p>
        ) : (
          <ul className="grid gap-4">
            {list.nodes.map((node) => (
              <li key={keyOf(node)} className="border border-rule bg-surface p-4">
                {children(node)}
              </li>
            ))}
          </ul>
        )}
        {list.moreFailed ? <Banner tone="error">{FALLBACKS.listings}</Banner> : null}
        {list.hasMore ? (
          <div>
            <Button variant="secondary" busy={list.busy} busyLabel="Loading..." onClick={list.more}>
              Show more
            </Button>
          </div>
        ) : null}
      </ListState>
    </section>
  );
}
