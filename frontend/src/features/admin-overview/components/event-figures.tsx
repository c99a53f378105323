import type { AdminOverviewQuery } from "../../../graphql/features/admin-overview";
import { EmptyState } from "../../../shared/ui/empty-state";
import { bucketsOf, FIGURES, type Row } from "../overview-facts";
import { BarChart } from "./bar-chart";
import { FigurePanel } from "./figure-panel";
import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

type Figures = NonNullable<AdminOverviewQuery["adminOverview"]["figures"]>;

/** Maximum number of colleges in the chart. The table has all colleges. */
const COLLEGES_DRAWN = 8;

/**
 * Shows an event's figures: how many people have reached each step from an account to a paid team, and the numbers of
 * sign-ups and teams by college and over time.
 */
export function EventFigures({ figures }: { readonly figures: Figures }) {
  if (figures.teams === 0 && figures.days.length === 0)
    return (
      <EmptyState title="There are no figures yet.">
        Figures appear after the first sign-up or team for this event.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Funnel funnel={figures.funnel} />
        <OverTime days={figures.days} />
      </div>
      <Colleges colleges={figures.colleges} />
    </div>
  );
}

function Funnel({ funnel }: { readonly funnel: Figures["funnel"] }) {
  const { accounts, inTeams, inCompleteTeams, inPaidTeams } = funnel;
  const steps = [
    { name: t("Have an account"), value: accounts },
    { name: t("Are in a team"), value: inTeams },
    { name: t("Are in a complete team"), value: inCompleteTeams },
    { name: t("Are in a complete team that paid"), value: inPaidTeams },
  ];
  const share = (value: number) =>
    accounts === 0 ? "" : `${String(Math.round((100 * value) / accounts))} %`;
  return (
    <FigurePanel
      title="From account to paid team"
      heading="People who"
      columns={[t("People"), t("Share of all accounts")]}
      rows={steps.map(({ name, value }) => ({ name, values: [value, share(value)] }))}
    >
      <Bars bars={steps.map(({ name, value }) => ({ name, value, note: share(value) }))} most={accounts} />
    </FigurePanel>
  );
}

function Colleges({ colleges }: { readonly colleges: readonly Row[] }) {
  const nameOf = ({ name }: Row) => name ?? t("No college given");
  const drawn = colleges.filter(({ teams }) => teams > 0).slice(0, COLLEGES_DRAWN);
  const more = colleges.length - drawn.length;
  return (
    <FigurePanel
      title="By college"
      heading="College"
      columns={FIGURES.map(({ label }) => label)}
      rows={colleges.map((row) => ({ name: nameOf(row), values: FIGURES.map(({ key }) => row[key]) }))}
    >
      <Bars
        bars={drawn.map((row) => ({
          name: nameOf(row),
          value: row.teams,
          note: `Complete teams: ${String(row.complete)}, paid teams: ${String(row.paid)}`,
        }))}
        most={Math.max(...drawn.map(({ teams }) => teams), 0)}
        isNoteBelow
      />
      <p className="pt-3 text-sm text-soft">
        Each team counts for its leader’s college.
        {more > 0 ? ` More colleges in the table: ${String(more)}.` : ""}
      </p>
    </FigurePanel>
  );
}

interface BarsProps {
  readonly bars: readonly { readonly name: string; readonly value: number; readonly note: string }[];
  readonly most: number;
  /** True if the notes have several words and therefore need a line below the bars' names. */
  readonly isNoteBelow?: boolean;
}

/** Draws horizontal bars, each with its name and number as text. */
function Bars({ bars, most, isNoteBelow = false }: BarsProps) {
  return (
    <ul className="grid gap-3">
      {bars.map(({ name, value, note }) => (
        <li key={name}>
          <p className="flex items-baseline gap-x-3 text-sm">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="ml-auto flex shrink-0 items-baseline gap-3 text-soft">
              {isNoteBelow ? null : note}
              <span className="min-w-14 text-right font-mono font-bold text-ink">
                {value.toLocaleString(LOCALE)}
              </span>
            </span>
          </p>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="mt-1 h-2 w-full bg-sunken"
          >
            <rect width={most === 0 ? 0 : (100 * value) / most} height="1" className="fill-accent" />
          </svg>
          {isNoteBelow ? <p className="pt-0.5 text-xs text-soft">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function OverTime({ days }: { readonly days: readonly Row[] }) {
  const { unit, buckets } = bucketsOf(days);
  return (
    <FigurePanel
      title={unit === "day" ? "Day by day" : "Week by week"}
      heading={unit === "day" ? "Day" : "Week beginning"}
      columns={FIGURES.map(({ label }) => label)}
      rows={buckets.map((bucket) => ({ name: bucket.label, values: FIGURES.map(({ key }) => bucket[key]) }))}
    >
      {buckets.length === 0 ? (
        <p className="text-soft">No activity yet.</p>
      ) : (
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {FIGURES.map(({ key, label }) => (
            <BarChart
              key={key}
              title={label}
              unit={unit}
              bars={buckets.map((bucket) => ({ label: bucket.label, value: bucket[key] }))}
            />
          ))}
        </div>
      )}
      <p className="pt-3 text-sm text-soft">
        A team counts as complete from the day when its last person joined. All days are in IST.
      </p>
    </FigurePanel>
  );
}
