import { useStatisticsQuery, type StatisticsQuery } from "../../../graphql/generated";

type Figure = Exclude<keyof StatisticsQuery["statistics"], "__typename">;

/** The specification's three cards, then what a volunteer looks at on the evening of an event. */
const CARDS: readonly (readonly [Figure, string])[] = [
  ["totalEvents", "Total Events"],
  ["upcomingEvents", "Upcoming Events"],
  ["completedEvents", "Completed Events"],
];
const EVENING: readonly (readonly [Figure, string])[] = [
  ["users", "Accounts"],
  ["teams", "Teams of all events"],
  ["pendingPayments", "Payments to decide"],
];

/** The club in figures, computed when the tab opens. */
export function StatCards() {
  const { data } = useStatisticsQuery({ fetchPolicy: "cache-and-network" });
  const shown = (figure: Figure) => data?.statistics[figure].toLocaleString("en-IN") ?? "–";
  return (
    <div className="grid gap-px border border-rule bg-rule sm:grid-cols-3">
      {CARDS.map(([figure, label]) => (
        <p key={figure} className="flex flex-col-reverse bg-surface px-4 py-3">
          <span className="text-sm text-soft">{label}</span>
          <span className="font-mono text-3xl font-bold">{shown(figure)}</span>
        </p>
      ))}
      {EVENING.map(([figure, label]) => (
        <p key={figure} className="flex items-baseline justify-between gap-3 bg-surface px-4 py-2.5">
          <span className="text-sm text-soft">{label}</span>
          <span className="font-mono font-bold">{shown(figure)}</span>
        </p>
      ))}
    </div>
  );
}
