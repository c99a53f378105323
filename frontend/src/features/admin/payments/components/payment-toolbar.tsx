import { Button } from "../../../../shared/ui/button";
import { TextField } from "../../../../shared/ui/text-field";

interface PaymentToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly loading: boolean;
  readonly onRefresh: () => void;
  /** How many are shown, and of how many; null while unknown. */
  readonly count: { readonly shown: number; readonly all: number } | null;
}

/** Search, refresh and the count above the list. */
export function PaymentToolbar({ search, onSearch, loading, onRefresh, count }: PaymentToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-60 flex-1 md:max-w-md">
        <TextField
          label="Search"
          name="search"
          type="search"
          value={search}
          onChange={onSearch}
          hint="Team, reference, UTR or reporter"
          autoComplete="off"
          optional
        />
      </div>
      <Button variant="secondary" busy={loading} busyLabel="Loading..." onClick={onRefresh}>
        Refresh
      </Button>
      <p role="status" className="flex min-h-11 items-center text-sm text-soft">
        {count === null ? null : countText(count)}
      </p>
    </div>
  );
}

function countText({ shown, all }: { readonly shown: number; readonly all: number }): string {
  return shown === all ? `${all} ${all === 1 ? "payment" : "payments"}` : `${shown} of ${all} payments`;
}
