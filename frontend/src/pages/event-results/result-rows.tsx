import { Fragment, memo } from "react";
import { Link } from "react-router-dom";
import { profileAddress } from "@contract/modules/accounts/contract/handle";
import { goesOn } from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { placeText } from "@contract/modules/rankings/contract/place-text";
import { queryOf } from "./results-choice";

export type Row = NonNullable<EventResultsPageQuery["eventResults"]>["rows"][number];

interface ResultRowsProps {
  readonly rows: readonly Row[];
  /** The last place that goes on. */
  readonly line: number | null;
  /** The first row after these, which says whether the line is below them. */
  readonly next: Row | undefined;
}

const GRID =
  "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[5rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]";

/** The head of the list, where there is room for columns. */
export function ResultHead() {
  return (
    <thead className="hidden md:block">
      <tr className={`${GRID} border-b-2 border-ink py-2 text-left`}>
        {["Place", "Team", "Codeforces", "College"].map((heading) => (
          <th key={heading} scope="col" className="label-mono text-soft">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Some rows of the list. The browser lays them out when they are about to be seen, so that thousands cost what one sees;
 * that takes blocks instead of a table's boxes, which browsers go on reading out as a table.
 */
export const ResultRows = memo(function ResultRows({ rows, line, next }: ResultRowsProps) {
  return (
    <tbody className="block [contain-intrinsic-size:auto_120rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_75rem]">
      {rows.map((row, index) => {
        const after = rows[index + 1] ?? next;
        const isLast = goesOn(row.place, line) && after !== undefined && !goesOn(after.place, line);
        return (
          <Fragment key={row.key}>
            <ResultRow row={row} />
            {isLast && line !== null ? <Line line={line} /> : null}
          </Fragment>
        );
      })}
    </tbody>
  );
});

function ResultRow({ row }: { readonly row: Row }) {
  const { key, teamName, handles, names, college } = row;
  return (
    <tr className={`${GRID} border-b border-rule py-2`}>
      <td className="pt-2 font-mono text-lg leading-7 font-bold">
        {placeText(row)}
        {row.isShared ? <span className="sr-only"> (shared)</span> : null}
      </td>
      <td className="min-w-0">
        <Link
          to={queryOf({ team: key })}
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
        >
          {teamName}
        </Link>
        {names.length === 0 ? null : <p className="text-soft">{names.join(", ")}</p>}
      </td>
      <td className="col-start-2 min-w-0 md:col-start-auto md:pt-2">
        {handles.length === 0 ? null : (
          <ul className="flex flex-wrap gap-x-4">
            {handles.map((handle) => (
              <li key={handle} className="min-w-0">
                <a
                  href={profileAddress(handle)}
                  rel="noopener noreferrer"
                  className="link font-mono text-sm leading-7"
                >
                  {handle}
                </a>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="col-start-2 min-w-0 text-soft md:col-start-auto md:pt-2 md:leading-7">{college}</td>
    </tr>
  );
}

/** The round's line, between who goes on and who does not. */
function Line({ line }: { readonly line: number }) {
  return (
    <tr className="block border-b-2 border-accent bg-accent-wash">
      <td className="label-mono block px-3 py-2 text-accent">
        {line === 1
          ? "Place 1 goes on to the next round"
          : `Places 1 to ${String(line)} go on to the next round`}
      </td>
    </tr>
  );
}
