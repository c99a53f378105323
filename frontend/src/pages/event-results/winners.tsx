import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { placeText } from "@contract/modules/rankings/contract/result-row";

type Row = NonNullable<EventResultsPageQuery["eventResults"]>["winners"][number];

/** Maximum number of winners on the podium. If shared places result in more, the winners appear only in the list. */
const MOST = 6;

/** Shows the teams in the first three places. */
export function Winners({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0 || rows.length > MOST) return null;
  return (
    <section aria-label="Winners" className="mt-8">
      <ol className="grid gap-px border border-rule bg-rule sm:auto-cols-fr sm:grid-flow-col">
        {rows.map((row) => (
          <li
            key={row.key}
            className={`grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 p-4 max-[18rem]:grid-cols-1 sm:grid-cols-1 sm:p-5 ${row.place === 1 ? "bg-accent-wash" : "bg-surface"}`}
          >
            <p className="font-mono text-3xl leading-none font-bold text-accent">
              <span className="sr-only">Place </span>
              {placeText(row)}
            </p>
            <div className="sm:mt-3">
              <p className="text-xl leading-tight font-bold">{row.teamName}</p>
              {row.names.length === 0 ? null : <p className="mt-1">{row.names.join(", ")}</p>}
              {row.college === null ? null : <p className="mt-1 text-soft">{row.college}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
