import { Link } from "react-router-dom";
import { indiaDay } from "@contract/kernel/contract/india-time";
import { paths } from "@contract/kernel/contract/paths";
import { formatPaise } from "@contract/kernel/contract/rupees";
import type { AdminOverviewQuery, StatementWarningsQuery } from "../../../graphql/features/admin-overview";
import type { AdminEventFieldsFragment } from "../../../graphql/shared/events";
import { useMay } from "../../../shared/session/may";
import { waitingTime } from "../../../shared/format/moments";
import { ArrowIcon, CheckIcon } from "../../../shared/ui/icons";
import { Panel } from "../../../shared/ui/panel";
import { closingOf, warningsOf } from "../overview-facts";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

type Overview = AdminOverviewQuery["adminOverview"];

interface WaitingListProps {
  readonly overview: Overview;
  /** Accepted payments whose money was returned. */
  readonly wentBack: StatementWarningsQuery["statementWarnings"];
  /** All events; null until they are loaded. */
  readonly events: readonly AdminEventFieldsFragment[] | null;
  readonly now: Date;
}

interface Waiting {
  readonly count: number;
  readonly what: string;
  readonly note?: string;
  /** The query parameters of the link to the list. */
  readonly to: Readonly<Record<string, string>>;
}

/** Lists the user's open tasks, each kind with its number and a link to its list. */
export function WaitingList({ overview, wentBack, events, now }: WaitingListProps) {
  const may = useMay();
  const event = events?.find(({ slug }) => slug === overview.eventSlug);
  const items = [
    ...wentBack.map(returned),
    ...counted(overview, now),
    ...(event === undefined || event.state === "past" ? [] : gapsOf(overview, event, now)),
    ...(may("decideEventFacts") ? warned(events ?? [], now) : []),
    ...(may("seasonChecklist") ? seasonsToClose(events ?? [], now) : []),
  ].filter(({ count }) => count > 0);
  return (
    <Panel title="Open tasks" layout="p-0!">
      {items.length === 0 ? (
        <p className="flex items-center gap-3 p-4 font-semibold sm:p-5">
          <CheckIcon className="size-5 text-good" />
          You have no open tasks.
        </p>
      ) : (
        <ul className="divide-y divide-rule">
          {items.map((item) => (
            <li key={item.what + (item.note ?? "")}>
              <WaitingRow {...item} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitingRow({ count, what, note, to }: Waiting) {
  return (
    <Link
      to={`${paths.admin}?${new URLSearchParams(to).toString()}`}
      className="flex min-h-14 items-center gap-x-3 px-4 py-2 hover:bg-sunken sm:px-5"
    >
      <span className="min-w-11 font-mono text-2xl font-bold">{count.toLocaleString(LOCALE)}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{what}</span>
        {note === undefined ? null : <span className="block text-sm text-soft">{note}</span>}
      </span>
      <ArrowIcon className="size-5 text-accent" />
    </Link>
  );
}

function returned({
  paymentId,
  teamName,
  teamReference,
  amount,
}: WaitingListProps["wentBack"][number]): Waiting {
  return {
    count: 1,
    what: t("accepted payment whose money was returned: {teamName}", { teamName }),
    note: `A bank statement shows that ${formatPaise(amount)} was returned to the payer. If the team does not pay again, take back the acceptance.`,
    to: { tab: "payments", status: "accepted", q: teamReference, payment: paymentId },
  };
}

function counted({ waiting }: Overview, now: Date): Waiting[] {
  const { payments, oldestReportAt, unclaimedLines, unclaimedAmount, failedMails } = waiting;
  const { cashSlips, cashAmount } = waiting;
  const oldest =
    oldestReportAt == null
      ? undefined
      : t("The oldest report has waited for {time}.", { time: waitingTime(oldestReportAt, now.getTime()) });
  return [
    {
      count: payments ?? 0,
      what: payments === 1 ? t("payment to check") : t("payments to check"),
      ...(oldest === undefined ? {} : { note: oldest }),
      to: { tab: "payments" },
    },
    {
      count: cashSlips ?? 0,
      what: cashSlips === 1 ? t("cash slip to confirm") : t("cash slips to confirm"),
      note: `Helpers at the desk collected ${formatPaise(cashAmount ?? 0)}.`,
      to: { tab: "payments" },
    },
    {
      count: unclaimedLines ?? 0,
      what: unclaimedLines === 1 ? t("bank line without a team") : t("bank lines without a team"),
      note: `${formatPaise(unclaimedAmount ?? 0)} received, but not yet given to a team.`,
      to: { tab: "statements" },
    },
    {
      count: failedMails ?? 0,
      what: failedMails === 1 ? t("failed mail") : t("failed mails"),
      to: { tab: "mail", view: "failed" },
    },
  ];
}

/** Returns entries about data that teams still lack, with the deadline for adding the data. */
function gapsOf({ gaps }: Overview, event: AdminEventFieldsFragment, now: Date): Waiting[] {
  if (gaps == null) return [];
  const { isClosed, closes } = closingOf(event, now);
  const { title } = event;
  const note = isClosed
    ? t("{title}: registration is closed.", { title })
    : closes === null
      ? title
      : t("{title}: registration closes in {time}.", {
          title,
          time: waitingTime(now.toISOString(), closes.getTime()),
        });
  const to = (missing: string) => ({ tab: "teams", event: event.slug, missing });
  return [
    {
      count: gaps.members,
      what: gaps.members === 1 ? t("team with missing members") : t("teams with missing members"),
      note,
      to: to("members"),
    },
    {
      count: gaps.handles,
      what: gaps.handles === 1 ? t("team with missing handles") : t("teams with missing handles"),
      note,
      to: to("handles"),
    },
    {
      count: gaps.payment,
      what: gaps.payment === 1 ? t("team that owes the fee") : t("teams that owe the fee"),
      note,
      to: to("payment"),
    },
  ];
}

function warned(events: readonly AdminEventFieldsFragment[], now: Date): Waiting[] {
  return warningsOf(events, now).map(({ event, text }) => ({
    count: 1,
    what: t("warning about {title}", { title: event.title }),
    note: text,
    to: { tab: "events", event: event.slug },
  }));
}

/** Returns an entry for the current event if its last day is over, so that its season can be closed. */
function seasonsToClose(events: readonly AdminEventFieldsFragment[], now: Date): Waiting[] {
  const over = events.filter(({ state, lastDay }) => state === "current" && lastDay < indiaDay(now));
  return over.map(({ title }) => ({
    count: 1,
    what: t("season to close: {title}", { title }),
    note: "The event is over. The checklist shows the remaining tasks.",
    to: { tab: "season" },
  }));
}
