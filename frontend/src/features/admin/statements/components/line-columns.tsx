import { Money } from "../../../../shared/ui/money";
import { StatusBadge } from "../../../../shared/ui/status-badge";
import type { AdminColumn } from "../../table/admin-column";
import { isConfirmable, outcomeLabel, type Line } from "../outcomes";
import { useTicks } from "../hooks/use-ticks";
import { OutcomeBadge } from "./outcome-badge";

/** The lines of a statement. An export has all of it, for who looks into the rest elsewhere. */
export const LINE_COLUMNS: readonly AdminColumn<Line>[] = [
  {
    key: "line",
    header: "Line",
    primary: true,
    numeric: true,
    value: ({ line }) => line,
    // As the title of a card a bare number would say nothing.
    cell: ({ line }) => (
      <>
        <span className="md:hidden">Line </span>
        {line}
      </>
    ),
  },
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
    key: "result",
    header: "Result",
    value: ({ outcome }) => outcomeLabel(outcome),
    cell: (line) => <ResultCell line={line} />,
  },
  {
    key: "team",
    header: "Team",
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
    key: "why",
    header: "Why",
    extra: true,
    searchable: false,
    value: ({ reasons }) => reasons.map(({ text }) => text).join(" "),
  },
  {
    key: "bank",
    header: "What the bank says",
    value: ({ date, description, reference }) => [date, description, reference].filter(Boolean).join(" · "),
    cell: (line) => <BankCell line={line} />,
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

function ResultCell({ line: { outcome, reasons } }: { readonly line: Line }) {
  return (
    <div className="grid justify-items-start gap-1.5 md:w-64">
      <OutcomeBadge outcome={outcome} />
      <ul className="grid gap-0.5 text-sm">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function TeamCell({ line: { match } }: { readonly line: Line }) {
  if (match === null) return "—";
  return (
    <div className="grid justify-items-start gap-1 md:w-44">
      <span className="font-semibold">{match.teamName}</span>
      <span className="font-mono text-sm">{match.reference}</span>
      <StatusBadge status={match.status} />
    </div>
  );
}

function BankCell({ line: { date, description, reference } }: { readonly line: Line }) {
  return (
    <div className="grid gap-0.5 font-mono text-sm md:w-60">
      {date === null ? null : <span>{date}</span>}
      <span className="line-clamp-3">{description}</span>
      {reference === "" ? null : <span className="line-clamp-2">{reference}</span>}
    </div>
  );
}
