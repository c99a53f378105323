import { DateTime } from "../../../../shared/ui/date-time";
import { actWords, detailPairs } from "../audit-words";
import type { AuditEntry } from "../hooks/use-audit-log";

/** Entries of the log as sentences, with what changed below. */
export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label="Audit log" className="divide-y divide-rule border-y border-rule">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <p className="text-sm text-soft">
            <DateTime value={entry.at} />
          </p>
          <div className="min-w-0">
            <p>
              <b>{entry.actorName}</b> {actWords(entry.action)}
            </p>
            <Details entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Details({ entry: { details, targetType, targetId } }: { readonly entry: AuditEntry }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {/* Enough of the id to tell two apart; the search finds it, and the export has it whole. */}
      {[...detailPairs(details), [targetType, `…${targetId.slice(-8)}`] as const].map(
        ([name, value], index) => (
          <div key={`${String(index)}${name}`} className="flex min-w-0 flex-wrap gap-x-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 font-mono wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
