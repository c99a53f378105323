import { Fragment, memo } from "react";
import { Link } from "react-router-dom";
import { profileAddress } from "@contract/modules/accounts/contract/handle";
import { type Counting, COUNTS, goesOn } from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { placeText } from "@contract/modules/rankings/contract/place-text";
import { queryOf } from "./results-choice";

export type Row = NonNullable<EventResultsPageQuery["eventResults"]>["rows"][number];

interface ResultRowsProps {
  readonly rows: readonly Row[];
  /** The last place that goes on. */
  readonly line: number | null;
  /** What a running contest counts. */
  readonly counting: Counting | null;
  /** The first row after these, which says whether the line is below them. */
  readonly next: Row | undefined;
}

/** The columns; on a phone counts share a line below the team. Written out, as the style sheet is made from this text. */
const GRIDS = {
  none: "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 md:grid-cols-[5rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]",
  solved:
    "grid grid-cols-[4rem_auto_minmax(0,1fr)] gap-x-3 md:grid-cols-[3.5rem_minmax(0,4fr)_3.5rem_4rem_minmax(0,6fr)_minmax(0,3fr)] lg:grid-cols-[4rem_minmax(0,5fr)_4rem_5rem_minmax(0,5fr)_minmax(0,4fr)]",
  points:
    "grid grid-cols-[4rem_auto_minmax(0,1fr)] gap-x-3 md:grid-cols-[4rem_minmax(0,5fr)_5rem_minmax(0,6fr)_minmax(0,4fr)]",
} as const;

const HEADINGS: Readonly<Record<(typeof COUNTS)[Counting][number], string>> = {
  solved: "Solved",
  points: "Points",
  penalty: "Penalty",
};

/** Between numbers that end on the right and what begins on the left. */
const BESIDE_COUNTS = "md:pl-4";

/** The head of the list, where there is room for columns. */
export function ResultHead({ counting }: Pick<ResultRowsProps, "counting">) {
  const counts = counting === null ? [] : COUNTS[counting].map((count) => HEADINGS[count]);
  return (
    <thead className="hidden md:block">
      <tr className={`${GRIDS[counting ?? "none"]} border-b-2 border-ink py-2 text-left`}>
        {["Place", "Team", ...counts, "Codeforces", "College"].map((heading) => (
          <th
            key={heading}
            scope="col"
            className={`label-mono text-soft ${counts.includes(heading) ? "text-right" : ""} ${counting !== null && heading === "Codeforces" ? BESIDE_COUNTS : ""}`}
          >
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
export const ResultRows = memo(function ResultRows({ rows, line, counting, next }: ResultRowsProps) {
  return (
    <tbody className="block [contain-intrinsic-size:auto_120rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_75rem]">
      {rows.map((row, index) => {
        const after = rows[index + 1] ?? next;
        const isLast = goesOn(row.place, line) && after !== undefined && !goesOn(after.place, line);
        return (
          <Fragment key={row.key}>
            <ResultRow row={row} counting={counting} />
            {isLast && line !== null ? <Line line={line} /> : null}
          </Fragment>
        );
      })}
    </tbody>
  );
});

interface ResultRowProps {
  readonly row: Row;
  readonly counting: Counting | null;
}

function ResultRow({ row, counting }: ResultRowProps) {
  const { key, teamName, handles, names, college } = row;
  const below = counting === null ? "col-start-2" : "col-span-2 col-start-2 md:col-span-1";
  return (
    <tr className={`${GRIDS[counting ?? "none"]} border-b border-rule py-2`}>
      <td className="pt-2 font-mono text-lg leading-7 font-bold">
        {placeText(row)}
        {row.isShared ? <span className="sr-only"> (shared)</span> : null}
      </td>
      <td className={`${counting === null ? "" : "col-span-2 md:col-span-1"} min-w-0`}>
        <Link
          to={queryOf({ team: key })}
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
        >
          {teamName}
        </Link>
        {names.length === 0 ? null : <p className="text-soft">{names.join(", ")}</p>}
      </td>
      {counting === null
        ? null
        : COUNTS[counting].map((count, index) => (
            <td
              key={count}
              className={`font-mono leading-7 md:col-start-auto md:pt-2 md:text-right ${index === 0 ? "col-start-2" : "col-start-3"}`}
            >
              <span className="text-soft md:hidden">{HEADINGS[count]} </span>
              <span className="font-bold">{countText(row[count])}</span>
            </td>
          ))}
      <td className={`${below} min-w-0 md:col-start-auto md:pt-2 ${counting === null ? "" : BESIDE_COUNTS}`}>
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
      <td className={`${below} min-w-0 text-soft md:col-start-auto md:pt-2 md:leading-7`}>{college}</td>
    </tr>
  );
}

/** Points may have a fraction; nothing where Codeforces told nothing. */
function countText(count: number | null): string {
  return count === null ? "" : String(Math.round(count * 100) / 100);
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
