import { Link } from "react-router-dom";
import { formatDateTime } from "../../../shared/format/date-time";
import { DateTime } from "../../../shared/ui/date-time";
import { StatusBadge } from "../../../shared/ui/status-badge";
import type { AdminColumn } from "../../../shared/table/admin-column";
import { isConfirmable, outcomeLabel, type Line } from "../outcomes";
import { useTicks } from "../hooks/use-ticks";
import { LineTeam, AMOUNT_COLUMN } from "./line-team";
import { OutcomeBadge } from "./outcome-badge";
import { statementsAddress } from "../hooks/use-statement-batches";

/** The lines of a statement. An export has all of it, for who looks into the rest elsewhere. */
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
    header: "Result, and what the bank says",
    value: ({ outcome }) => outcomeLabel(outcome),
    cell: (line) => <ResultCell line={line} />,
  },
  // Shown beside the result; columns of their own for the search and the export.
  {
    key: "why",
    header: "Why",
    extra: true,
    searchable: false,
    value: ({ reasons, seen }) => [...reasons.map(({ text }) => text), ...seenText(seen)].join(" "),
  },
  {
    key: "bank",
    header: "What the bank says",
    extra: true,
    value: ({ date, description, reference }) => [date, description, reference].filter(Boolean).join(" · "),
  },
];

/** For an export, what the cell says with a link. */
function seenText(seen: Line["seen"]): string[] {
  if (seen === null) return [];
  const where =
    seen.batchId === null ? "by hand" : `${seen.fileName || "pasted lines"}, line ${String(seen.line)}`;
  return [`${seen.seenBy}, ${formatDateTime(seen.at)}: ${where}.`];
}

function Tick({ line }: { readonly line: Line }) {
  const { ticked, tick } = useTicks();
  if (!isConfirmable(line)) return <span className="text-soft">—</span>;
  return (
    <label className="-my-2 flex size-11 items-center md:justify-center">
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

function ResultCell({ line }: { readonly line: Line }) {
  const { outcome, reasons } = line;
  return (
    <div className="grid justify-items-start gap-1.5 md:w-80">
      <OutcomeBadge outcome={outcome} />
      <ul className="grid gap-0.5 text-sm">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      {outcome === "conflict" ? <PaymentLink line={line} /> : null}
      {line.seen === null ? null : <SeenLabel seen={line.seen} />}
      <BankText line={line} />
    </div>
  );
}

/** To where a conflict is decided. */
function PaymentLink({ line: { line, match } }: { readonly line: Line }) {
  const query = new URLSearchParams({ tab: "payments" });
  const reported = match !== null && match.status !== "incomplete";
  if (reported && match.status !== "pending") query.set("status", match.status);
  if (reported) query.set("q", match.reference);
  return (
    <Link
      to={`/admindashboard?${query.toString()}`}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline"
    >
      {reported ? `Payment of ${match.teamName}` : "Open Payments"}
      <span className="sr-only"> for line {line}</span>
    </Link>
  );
}

function TeamCell({ line: { line, match, seen } }: { readonly line: Line }) {
  if (match === null)
    return (
      <LineTeam
        line={line}
        team={seen === null ? null : { name: seen.teamName, reference: seen.teamReference }}
      />
    );
  return (
    <LineTeam line={line} team={{ name: match.teamName, reference: match.reference }}>
      <StatusBadge status={match.status} />
    </LineTeam>
  );
}

function BankText({ line: { date, description, reference } }: { readonly line: Line }) {
  return (
    <p className="grid gap-0.5 text-sm text-soft wrap-anywhere">
      <span className="sr-only">The bank says: </span>
      {date === null ? null : <DateTime value={date} dateOnly />}
      <span className="line-clamp-3 font-mono">{description}</span>
      {reference === "" ? null : <span className="line-clamp-2 font-mono">{reference}</span>}
    </p>
  );
}

type Seen = NonNullable<Line["seen"]>;

/** Of a line that is already seen: when its payment was confirmed, by whom, and in which statement if in one. */
function SeenLabel({ seen: { at, seenBy, batchId, fileName, line } }: { readonly seen: Seen }) {
  return (
    <div className="grid justify-items-start text-sm">
      <p>
        {batchId === null ? "Accepted by hand" : "Confirmed"} by {seenBy}, <DateTime value={at} />.
      </p>
      {batchId === null ? null : (
        <Link
          to={statementsAddress(batchId)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline wrap-anywhere"
        >
          {fileName || "pasted lines"}, line {line}
        </Link>
      )}
    </div>
  );
}
