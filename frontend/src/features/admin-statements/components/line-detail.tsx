import { dayText } from "@contract/kernel/contract/india-time";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../../shared/format/date-time";
import { ChevronIcon } from "../../../shared/ui/icons";
import { StatusBadge } from "../../../shared/ui/badge";
import { useOpenedLines } from "../hooks/line-contexts";
import type { Line } from "../outcomes";
import { paymentAddress, statementsAddress } from "../../../shared/admin-addresses";
import { t } from "@contract/kernel/contract/t";

/** The main reason for a line's result, and the bank's text, cut to fit. A click shows everything. */
export function LineDetail({ line }: { readonly line: Line }) {
  const { opened, toggle } = useOpenedLines();
  const isOpen = opened.has(line.line);
  const detailId = `line-${String(line.line)}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        onClick={() => toggle(line.line)}
        className="flex min-h-11 items-start gap-1.5 text-left hover:text-accent md:min-h-6"
      >
        <ChevronIcon className={`mt-1 size-4 shrink-0 ${isOpen ? "rotate-180" : ""}`} />
        <span className="sr-only">Details of line {line.line}: </span>
        <span className="grid min-w-0 flex-1 gap-x-3 lg:grid-cols-2">
          <span className="md:truncate">{shortReason(line)} </span>
          <span className="font-mono text-soft wrap-anywhere max-md:line-clamp-2 md:max-lg:sr-only md:truncate">
            {bankText(line)}
          </span>
        </span>
      </button>
      {isOpen ? <Opened id={detailId} line={line} /> : null}
    </div>
  );
}

/** Returns the most important reason for the line's result. */
function shortReason({ reasons, seen }: Line): string {
  const first = reasons.at(0);
  return seen === null || first?.code === "wentBack" ? (first?.text ?? "") : seenText(seen);
}

/** Returns a line's bank data as one text. */
export function bankText({ date, description, reference }: Line): string {
  return [date && dayText(date, "short"), description, reference].filter(Boolean).join(" · ");
}

type Seen = NonNullable<Line["seen"]>;

/** Returns a text that says who accepted a payment and when, and from which line unless it was accepted manually. */
export function seenText({ batchId, seenBy, at, fileName, line }: Seen): string {
  if (batchId === null) return t("Accepted manually by {seenBy}, {at}.", { seenBy, at: formatDateTime(at) });
  return t("Confirmed by {seenBy}, {at}: {file}, line {line}.", {
    seenBy,
    at: formatDateTime(at),
    file: fileName || t("pasted lines"),
    line: String(line),
  });
}

function Opened({ id, line }: { readonly id: string; readonly line: Line }) {
  const { reasons, outcome, match, seen } = line;
  const cells = useOpenedLines().cellsOf(line.line);
  return (
    <div id={id} className="grid justify-items-start gap-2 border-l-2 border-rule py-1 pl-3 md:mb-2 md:ml-2">
      <ul className="grid gap-0.5">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      {match === null ? null : (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{match.teamName}</span>
          <span className="font-mono">{match.reference}</span>
          <StatusBadge status={match.status} />
        </p>
      )}
      {seen === null || seen.batchId === null ? null : (
        <Link to={statementsAddress(seen.batchId)} className={LINK}>
          {seen.fileName || "pasted lines"}, line {seen.line}
        </Link>
      )}
      {outcome === "conflict" ? <PaymentLink line={line} /> : null}
      <p className="text-sm font-semibold">Line {line.line} of the statement</p>
      <dl className="grid w-full max-w-prose grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        {cells.map(([heading, cell], at) => (
          <div key={`${String(at)} ${heading}`} className="contents">
            <dt className="text-soft">{heading || "—"}</dt>
            <dd className="font-mono wrap-anywhere">{cell}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center font-semibold text-accent underline wrap-anywhere md:min-h-6";

/** The reasons for a conflict between payments that teams reported. */
const BETWEEN_PAYMENTS: readonly string[] = ["disputed", "otherEvent", "severalIds"];

/**
 * A link to the reported payment of a line with a conflict, or to the tab Payments if the conflict is between payments.
 * An admin decides the conflict there. Other conflicts are decided under "Money without a team", which lists the line
 * only after the statement is confirmed, so they have no link.
 */
function PaymentLink({ line: { line, match, reasons } }: { readonly line: Line }) {
  const reported = match !== null && match.status !== "incomplete";
  if (!reported && !reasons.some(({ code }) => BETWEEN_PAYMENTS.includes(code))) return null;
  return (
    <Link to={paymentAddress(reported ? match : null)} className={LINK}>
      {reported ? `Payment of ${match.teamName}` : "Go to Payments"}
      <span className="sr-only"> for line {line}</span>
    </Link>
  );
}
