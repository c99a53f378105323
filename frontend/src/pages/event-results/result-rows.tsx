import { Fragment, memo, type ReactElement } from "react";
import { profileAddress } from "@contract/kernel/contract/page-paths";
import { type Count, goesOn, placeText } from "@contract/modules/rankings/contract/result-row";
import type { EventResultsPageQuery } from "../../graphql/pages/event-results";
import { queryOf } from "./results-choice";
import { t } from "@contract/kernel/contract/t";

export type Row = NonNullable<EventResultsPageQuery["eventResults"]>["rows"][number];

export interface ResultRowsProps {
  readonly rows: readonly Row[];
  /** The last place that goes on to the next round. */
  readonly line: number | null;
  /**
   * The numbers that a running contest shows for each team, such as solved problems. Keep the same array object while
   * the rows are unchanged, because a new array renders all rows again.
   */
  readonly counts: readonly Count[];
  /** The row after these rows. Decides whether the round's line is shown below these rows. */
  readonly next: Row | undefined;
  /**
   * Whether the server's HTML contains the rows. Once the page has loaded, the browser lays out such rows even if they
   * are not visible, because a screenshot of the whole page must contain them.
   */
  readonly isSent: boolean;
}

/** The last place whose teams are shown in larger type. */
const PODIUM = 3;

const GRID = "grid grid-cols-[4rem_auto_minmax(0,1fr)] gap-x-3";
/** Grid columns on wide screens, by the number of counts. On a phone, the counts share a line below the team. */
const COLUMNS = [
  "md:grid-cols-[5rem_minmax(0,5fr)_minmax(0,6fr)]",
  "md:grid-cols-[4rem_minmax(0,5fr)_5rem_minmax(0,6fr)]",
  "md:grid-cols-[4rem_minmax(0,5fr)_4rem_5rem_minmax(0,6fr)]",
];
const HEADINGS: Readonly<Record<Count, string>> = {
  solved: t("Solved"),
  points: t("Points"),
  penalty: t("Penalty"),
};

function gridOf(counts: readonly Count[]): string {
  return `${GRID} ${COLUMNS[counts.length] ?? ""}`;
}

/** Shows the column headings on wide screens. */
export function ResultHead({ counts }: Pick<ResultRowsProps, "counts">) {
  const numbers = counts.map((count) => HEADINGS[count]);
  return (
    <thead className="hidden md:block">
      <tr className={`${gridOf(counts)} border-b-2 border-ink py-2 text-left`}>
        {[t("Place"), t("Team"), ...numbers, "Codeforces"].map((heading) => (
          <th
            key={heading}
            scope="col"
            className={`label-mono text-soft ${numbers.includes(heading) ? "pr-3 text-right" : ""}`}
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Shows some rows of the list. Unless `isSent`, the browser lays out the rows only shortly before they are visible,
 * so thousands of rows cost no more than a few. This works only for blocks, so the table's parts are displayed as
 * blocks. Screen readers still announce a table.
 */
export const ResultRows = memo(function ResultRows(props: ResultRowsProps) {
  const { rows, line, counts, next, isSent } = props;
  return (
    <tbody
      className={
        isSent
          ? "later-part block"
          : "block [contain-intrinsic-size:auto_120rem] [content-visibility:auto] md:[contain-intrinsic-size:auto_75rem]"
      }
    >
      {rows.map((row, index) => {
        const after = rows[index + 1] ?? next;
        const isLast = goesOn(row.place, line) && after !== undefined && !goesOn(after.place, line);
        return isLast && line !== null ? (
          <Fragment key={row.key}>
            {resultRow(row, counts)}
            <Line line={line} />
          </Fragment>
        ) : (
          resultRow(row, counts)
        );
      })}
    </tbody>
  );
});

/**
 * Returns a row with few elements. A plain function, because a component per row would make thousands of rows slower.
 */
function resultRow(row: Row, counts: readonly Count[]): ReactElement {
  const { key, place, teamName, handles, names, college } = row;
  const isOnPodium = place <= PODIUM;
  return (
    <tr key={key} className={`${gridOf(counts)} border-b border-rule py-2`}>
      <td className={`pt-2 font-mono leading-7 font-bold ${isOnPodium ? "text-3xl text-accent" : "text-lg"}`}>
        {row.isShared ? (
          <>
            {placeText(row)}
            <span className="sr-only"> (shared place)</span>
          </>
        ) : (
          placeText(row)
        )}
      </td>
      <td className="col-span-2 min-w-0 md:col-span-1">
        <a
          href={queryOf({ team: key })}
          className={`inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline ${isOnPodium ? "text-xl leading-tight" : ""}`}
        >
          {teamName}
        </a>
        {names.length === 0 ? null : <p className="text-soft">{names.join(", ")}</p>}
        {college === null ? null : <p className="text-soft">{college}</p>}
      </td>
      {counts.map((count, index) => (
        <td
          key={count}
          className={`pr-3 font-mono leading-7 font-bold md:col-start-auto md:pt-2 md:text-right ${index === 0 ? "col-start-2" : ""}`}
        >
          <span className="font-normal text-soft md:hidden">{HEADINGS[count]} </span>
          {row[count]}
        </td>
      ))}
      <td className="col-span-2 col-start-2 flex min-w-0 flex-wrap content-start gap-x-4 md:col-span-1 md:col-start-auto md:pt-2">
        {handles.map((handle) => (
          <a
            key={handle}
            href={profileAddress(handle)}
            rel="noopener noreferrer"
            className="link min-w-0 font-mono text-sm leading-7"
          >
            {handle}
          </a>
        ))}
      </td>
    </tr>
  );
}

/** Shows the round's line, below the last team that goes on. */
function Line({ line }: { readonly line: number }) {
  return (
    <tr className="block border-b-2 border-accent bg-accent-wash">
      <td className="block px-3 py-2 text-sm font-semibold text-accent">
        {line === 1
          ? "The team ranked 1 goes on to the next round"
          : `Teams ranked 1 to ${String(line)} go on to the next round`}
      </td>
    </tr>
  );
}
