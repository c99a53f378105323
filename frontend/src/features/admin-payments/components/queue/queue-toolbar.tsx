import type { ReactNode } from "react";
import { Button } from "../../../../shared/ui/button";
import { TableSearch } from "../../../../shared/table/table-search";
import { t } from "@contract/kernel/contract/t";

interface QueueToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly actions: ReactNode;
  /** Number of waiting payments by teams that have lost their place. */
  readonly lost: number;
  readonly onlyLost: boolean;
  readonly onOnlyLost: (on: boolean) => void;
  readonly count: { readonly shown: number; readonly all: number };
  readonly shortcuts: boolean;
  readonly onShortcuts: (on: boolean) => void;
  readonly onHelp: () => void;
}

/** Shows the search, the count and the shortcuts above the queue. */
export function QueueToolbar(props: QueueToolbarProps) {
  const { search, onSearch, actions, lost, onlyLost, onOnlyLost, count } = props;
  const { shortcuts, onShortcuts, onHelp } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1 md:max-w-sm md:min-w-60">
        <TableSearch value={search} onChange={onSearch} hint={t("Team or number")} />
      </div>
      <p role="status" className="flex min-h-11 items-center text-sm text-soft">
        {countText(count)}
      </p>
      {lost === 0 && !onlyLost ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={onlyLost}
            onChange={(event) => onOnlyLost(event.target.checked)}
            className="size-5 accent-accent"
          />
          Only teams that lost their place ({lost})
        </label>
      )}
      <div className="ml-auto hidden items-center gap-x-2 sm:flex">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => onShortcuts(event.target.checked)}
            className="size-5 accent-accent"
          />
          Keyboard shortcuts
        </label>
        <Button variant="quiet" onClick={onHelp}>
          Show the shortcuts
        </Button>
      </div>
      {actions}
    </div>
  );
}

function countText({ shown, all }: QueueToolbarProps["count"]): string {
  return shown === all
    ? t("{all, plural, one {# payment waiting} other {# payments waiting}}", { all })
    : t("{shown} of {all} waiting payments", { shown, all });
}
