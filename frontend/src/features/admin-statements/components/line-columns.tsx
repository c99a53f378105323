import "./statement-lines.css";
import type { AdminColumn } from "../../../shared/table/admin-column";
import { isConfirmable, outcomeLabel, type Line } from "../outcomes";
import { useTicks } from "../hooks/line-contexts";
import { bankText, LineDetail, seenText } from "./line-detail";
import { AMOUNT_COLUMN, NoTeam } from "./line-team";
import { OutcomeMark } from "./outcome-badge";

/**
 * The columns of a statement's lines. An export contains all columns except Confirm, so that admins can check the lines
 * in a spreadsheet.
 */
export const LINE_COLUMNS: readonly AdminColumn<Line>[] = [
  { key: "line", header: "Line", numeric: true, value: ({ line }) => line },
  {
    key: "confirm",
    header: "Confirm",
    sortable: false,
    searchable: false,
    exported: null,
    value: () => null,
    cell: (line) => <Tick line={line} />,
  },
  {
    key: "team",
    header: "Team",
    primary: true,
    value: ({ match, seen }) => match?.teamName ?? seen?.teamName ?? null,
    cell: (line) => <TeamCell line={line} />,
  },
  AMOUNT_COLUMN,
  {
    key: "result",
    header: "Result",
    value: ({ outcome }) => outcomeLabel(outcome),
    cell: ({ outcome }) => <OutcomeMark outcome={outcome} />,
  },
  {
    key: "why",
    header: "Details",
    searchable: false,
    value: ({ reasons, seen }) =>
      [...reasons.map(({ text }) => text), ...(seen === null ? [] : [seenText(seen)])].join(" "),
    cell: (line) => <LineDetail line={line} />,
  },
  // The bank's text is displayed in the same cell as the reason. This separate column is for the search and the export.
  { key: "bank", header: "Bank’s text", extra: true, value: bankText },
];

function Tick({ line }: { readonly line: Line }) {
  const { ticked, tick } = useTicks();
  if (!isConfirmable(line)) return <span className="text-soft md:block md:w-14 md:text-center">—</span>;
  return (
    <label className="flex size-11 items-center max-md:-my-2 md:h-6 md:w-14 md:justify-center">
      <input
        type="checkbox"
        aria-label={`Confirm line ${String(line.line)} for ${line.match?.teamName ?? ""}`}
        checked={ticked.has(line.line)}
        onChange={(event) => tick([line.line], event.target.checked)}
        className="size-5 accent-accent"
      />
    </label>
  );
}

function TeamCell({ line: { line, match, seen } }: { readonly line: Line }) {
  const name = match?.teamName ?? seen?.teamName;
  if (name === undefined) return <NoTeam line={line} />;
  return (
    <span title={name} className="font-semibold md:block md:w-40 md:truncate min-[75rem]:w-48">
      {name}
    </span>
  );
}
