import type { BinEntriesQuery } from "../../graphql/features/admin-bin";
import type { BinnedKind } from "../../graphql/schema-types";
import type { AdminColumn, AdminFilter } from "../../shared/table/admin-column";
import { DateTime } from "../../shared/ui/date-time";
import { t } from "@contract/kernel/contract/t";

/** A user or team in the bin. `partOfName` is the name of the account with which a team was deleted, or null. */
export type BinEntry = BinEntriesQuery["binEntries"][number] & { readonly partOfName: string | null };

const DAY_MS = 86_400_000;
const KINDS: Readonly<Record<BinnedKind, string>> = { USER: t("User"), TEAM: t("Team") };

/**
 * Returns the days until an entry is deleted for good; 0 on its last day. Rounds the number, so that an entry deleted a
 * moment ago has the promised 30 days.
 */
export function daysLeft({ purgedAt }: Pick<BinEntry, "purgedAt">, now = Date.now()): number {
  const days = (new Date(purgedAt).getTime() - now) / DAY_MS;
  return days < 1 ? 0 : Math.round(days);
}

function leftText(entry: BinEntry): string {
  const days = daysLeft(entry);
  if (days === 0) return t("Less than a day");
  return t("{days, plural, one {1 day} other {# days}}", { days });
}

/** The bin's columns. A team that was deleted with an account shows that account's name. */
export const BIN_COLUMNS: readonly AdminColumn<BinEntry>[] = [
  {
    key: "name",
    header: "Name",
    primary: true,
    value: ({ name }) => name,
    cell: (entry) => (
      <span className="grid gap-1">
        <span>{entry.name}</span>
        <span className="text-sm font-normal wrap-anywhere text-soft">
          {KINDS[entry.kind]} · {entry.about}
        </span>
        {entry.partOfName === null ? null : (
          <span className="text-sm font-normal text-soft">Deleted together with {entry.partOfName}</span>
        )}
      </span>
    ),
  },
  { key: "what", header: "Kind", extra: true, value: ({ kind }) => KINDS[kind] },
  { key: "about", header: "Email or event", extra: true, value: ({ about }) => about },
  { key: "by", header: "Deleted by", extra: true, value: ({ deletedByName }) => deletedByName },
  {
    key: "deleted",
    header: "Deleted",
    value: ({ deletedAt }) => new Date(deletedAt),
    cell: (entry) => (
      <span className="grid gap-1">
        <DateTime value={entry.deletedAt} />
        <span className="text-sm text-soft">
          by {entry.deletedByName} · {leftText(entry)} left
        </span>
      </span>
    ),
  },
  { key: "left", header: "Days left", numeric: true, extra: true, value: (entry) => daysLeft(entry) },
];

export const BIN_FILTERS: readonly AdminFilter<BinEntry>[] = [
  {
    key: "kind",
    label: "Kind",
    any: "Users and teams",
    options: [
      { value: "USER", label: "Users" },
      { value: "TEAM", label: "Teams" },
    ],
    tags: ({ kind }) => [kind],
  },
];
