import { Link } from "react-router-dom";
import { DateTime } from "../../../../shared/ui/date-time";
import { Money } from "../../../../shared/ui/money";
import { StatusBadge } from "../../../../shared/ui/status-badge";
import type { AdminColumn } from "../../table/admin-column";
import { isConfirmable, outcomeLabel, type Line } from "../outcomes";
import { useTicks } from "../hooks/use-ticks";
import { OutcomeBadge } from "./outcome-badge";

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
    value: ({ match }) => match?.teamName ?? null,
    cell: (line) => <TeamCell line={line} />,
  },
  {
    key: "amount",
    header: "Amount",
    numeric: true,
    value: ({ amount }) => amount,
    exported: ({ amount, amountText }) => (amount === null ? amountText : amount / 100),
    cell: ({ amount, amountText }) =>
      amount === null ? <span className="font-mono">{amountText || "—"}</span> : <Money paise={amount} />,
  },
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
    value: ({ reasons }) => reasons.map(({ text }) => text).join(" "),
  },
  {
    key: "bank",
    header: "What the bank says",
    extra: true,
    value: ({ date, description, reference }) => [date, description, reference].filter(Boolean).join(" · "),
  },
];

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
      <BankWords line={line} />
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

function TeamCell({ line: { line, match } }: { readonly line: Line }) {
  if (match === null)
    return (
      <>
        {/* A card needs a title. */}
        <span className="md:hidden">Line {line}</span>
        <span className="font-normal text-soft max-md:hidden">—</span>
      </>
    );
  return (
    <div className="grid justify-items-start gap-1 md:w-44">
      <span className="font-semibold">{match.teamName}</span>
      <span className="font-mono text-sm font-normal">{match.reference}</span>
      <StatusBadge status={match.status} />
    </div>
  );
}

function BankWords({ line: { date, description, reference } }: { readonly line: Line }) {
  return (
    <p className="grid gap-0.5 text-sm text-soft wrap-anywhere">
      <span className="sr-only">The bank says: </span>
      {date === null ? null : <DateTime value={date} dateOnly />}
      <span className="line-clamp-3 font-mono">{description}</span>
      {reference === "" ? null : <span className="line-clamp-2 font-mono">{reference}</span>}
    </p>
  );
}
