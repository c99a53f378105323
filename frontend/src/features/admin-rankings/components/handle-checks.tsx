import { useMemo, useState } from "react";
import { EventHandlesDocument, type EventHandlesQuery } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useAction } from "../../../shared/hooks/use-action";
import type { AdminColumn, AdminFilter } from "../../../shared/table/admin-column";
import { AdminTable } from "../../../shared/table/admin-table";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { HandleLink } from "../../../shared/ui/values";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

type Checked = EventHandlesQuery["eventHandles"][number];

/** The possible results of a check on Codeforces. Results that need an admin's action come first. */
const OUTCOMES = [
  ["unknown", t("Not found")],
  ["renamed", t("Spelled differently")],
  ["silent", t("No answer yet")],
  ["found", t("Found")],
] as const satisfies readonly (readonly [Checked["outcome"], string])[];
const LABELS = new Map<string, string>(OUTCOMES);
const ORDER = new Map<string, number>(OUTCOMES.map(([outcome], at) => [outcome, at]));

const COLUMNS: readonly AdminColumn<Checked>[] = [
  { key: "team", header: "Team", primary: true, value: ({ teamName }) => teamName },
  {
    key: "handle",
    header: "Codeforces handle",
    value: ({ handle }) => handle,
    cell: ({ handle }) => <span className="font-mono wrap-anywhere">{handle}</span>,
  },
  {
    key: "outcome",
    header: "On Codeforces",
    searchable: false,
    value: ({ outcome }) => ORDER.get(outcome) ?? 0,
    exported: ({ outcome }) => LABELS.get(outcome) ?? outcome,
    cell: ({ outcome, spelling }) => (
      <span className={outcome === "unknown" ? "font-semibold text-bad" : ""}>
        {LABELS.get(outcome)}
        {spelling === null ? null : (
          <>
            {": "}
            <HandleLink handle={spelling} />
          </>
        )}
      </span>
    ),
  },
  { key: "rating", header: "Rating", numeric: true, searchable: false, value: ({ rating }) => rating },
];
const FILTERS: readonly AdminFilter<Checked>[] = [
  {
    key: "outcome",
    label: "On Codeforces",
    any: "All",
    options: OUTCOMES.map(([value, label]) => ({ value, label })),
    tags: ({ outcome }) => [outcome],
  },
];

/** Checks all handles of an event's teams on Codeforces before the contest. */
export function HandleChecks({ eventSlug }: { readonly eventSlug: string | null }) {
  const fetchHandles = useFetch(EventHandlesDocument, "no-cache");
  const [checked, setChecked] = useState<readonly Checked[] | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { busy, problem, run } = useAction();
  const check = () => run(async () => setChecked((await fetchHandles({ eventSlug })).eventHandles));
  const listed = useMemo(
    () => (checked ?? []).filter(({ outcome }) => showsAll || outcome !== "found"),
    [checked, showsAll],
  );
  return (
    <section aria-label="Handles" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg leading-tight">Handles of the teams</h2>
          <p role="status" className="text-sm text-soft">
            {checked === null
              ? "A handle that does not exist on Codeforces is not in the standings."
              : summaryOf(checked)}
          </p>
        </div>
        <Button variant="secondary" busy={busy} busyLabel="Checking..." onClick={() => void check()}>
          {checked === null ? "Check the handles" : "Check again"}
        </Button>
      </div>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      {checked === null ? null : (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={showsAll}
            onChange={(event) => setShowsAll(event.target.checked)}
            className="size-5 shrink-0 accent-accent"
          />
          Also list valid handles, with their rating
        </label>
      )}
      {checked === null || listed.length === 0 ? null : (
        <AdminTable
          caption="Handles of the teams"
          noun={[t("handle"), t("handles")]}
          columns={COLUMNS}
          filters={FILTERS}
          rows={listed}
          rowKey={({ teamId, handle }) => `${teamId} ${handle}`}
          initialSort="outcome"
          addressPrefix="handles-"
          searchHint="Team or handle"
          exportName="handles"
          exportEvent={eventSlug}
          empty={null}
        />
      )}
    </section>
  );
}

function summaryOf(checked: readonly Checked[]): string {
  if (checked.length === 0) return t("No team has a handle yet.");
  const count = (outcome: Checked["outcome"]) => checked.filter((one) => one.outcome === outcome).length;
  const [unknown, renamed, silent] = [count("unknown"), count("renamed"), count("silent")];
  const parts = [
    t("{unknown, plural, one {# of {all} handles was} other {# of {all} handles were}} not found", {
      unknown,
      all: checked.length.toLocaleString(LOCALE),
    }),
    ...(renamed > 0
      ? [
          t("{renamed, plural, one {# handle is} other {# handles are}} spelled differently on Codeforces", {
            renamed,
          }),
        ]
      : []),
    ...(silent > 0
      ? [
          t("{silent, plural, one {# handle was} other {# handles were}} not checked yet. Check again", {
            silent,
          }),
        ]
      : []),
  ];
  return `${parts.join(". ")}.`;
}
