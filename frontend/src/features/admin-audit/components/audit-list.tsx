import { Link } from "react-router-dom";
import { DateTime } from "../../../shared/ui/date-time";
import { auditAddress, targetAddress } from "../../../shared/admin-addresses";
import { actionLabel, detailLists, detailPairs, type DetailList } from "../audit-labels";
import { detailName, targetLabel } from "../detail-labels";
import { folded } from "../folded";
import type { AuditEntry } from "../hooks/use-audit-log";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

/** The stored actor name of actions by the server or the command line. */
const SYSTEM = "System";
const LINK = "font-semibold text-accent underline";

/** Lists log entries as sentences, each followed by its changes. */
export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label="Audit log" className="divide-y divide-rule border-y border-rule">
      {folded(entries).map(({ entry, all }) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <p className="text-sm text-soft">
            <DateTime value={entry.at} />
          </p>
          <div className="grid min-w-0 gap-1">
            <p className="wrap-anywhere">
              <b>{entry.actorId === null && entry.actorName === SYSTEM ? t("System") : entry.actorName}</b>{" "}
              {actionLabel(entry.action)}
              {all.length > 0 ? t(", {n} times in a row", { n: all.length }) : <Target entry={entry} />}
            </p>
            {all.length > 0 ? (
              <Many list={{ name: t("entries"), items: all.map(nameOf) }} />
            ) : (
              <Single entry={entry} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Single({ entry }: { readonly entry: AuditEntry }) {
  return (
    <>
      <Details entry={entry} />
      {detailLists(entry.details).map((list) => (
        <Many key={list.name} list={list} />
      ))}
    </>
  );
}

/** Returns the name of one target, for a row that combines several entries. */
function nameOf({ targetName, targetType, targetId }: AuditEntry): string {
  return targetLabel(targetType, targetName) || `${detailName(targetType)} …${targetId.slice(-8)}`;
}

/**
 * Shows an entry's target by the name that the target had at the time of the entry. Links to the target's page, if any.
 */
function Target({ entry }: { readonly entry: AuditEntry }) {
  const address = targetAddress(entry);
  const name =
    targetLabel(entry.targetType, entry.targetName) ||
    (address === null ? "" : t("this {kind}", { kind: detailName(entry.targetType) }));
  if (name === "") return null;
  return (
    <>
      {": "}
      {address === null ? (
        <b>{name}</b>
      ) : (
        <Link to={address} className={LINK}>
          {name}
        </Link>
      )}
    </>
  );
}

function Details({ entry: { details, targetType, targetId } }: { readonly entry: AuditEntry }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {detailPairs(details).map(([name, value], index) => (
        <div key={`${String(index)}${name}`} className="flex min-w-0 flex-wrap gap-x-1.5">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 font-mono wrap-anywhere">{value}</dd>
        </div>
      ))}
      {/*
       * The end of the id is enough to tell two targets apart, and the log's search accepts the end alone. The export
       * contains the whole id.
       */}
      <div className="flex gap-x-1.5">
        <dt className="text-soft">{detailName(targetType)}</dt>
        <dd>
          <Link to={auditAddress({ about: targetId })} className="font-mono underline">
            …{targetId.slice(-8)}
            <span className="sr-only">, all entries about this item</span>
          </Link>
        </dd>
      </div>
    </dl>
  );
}

/** Shows a long list, initially folded. */
function Many({ list: { name, items } }: { readonly list: DetailList }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-accent underline">
        {items.length.toLocaleString(LOCALE)} {name}
      </summary>
      <ul className="mt-1 max-h-80 columns-[18rem] gap-x-6 overflow-y-auto border-l-4 border-rule pl-3 font-mono">
        {items.map((item, index) => (
          <li key={`${String(index)}${item}`} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
