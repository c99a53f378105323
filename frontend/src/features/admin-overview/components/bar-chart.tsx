import { LOCALE } from "../../../shared/language";
import { t } from "@contract/kernel/contract/t";

interface BarChartProps {
  readonly title: string;
  readonly unit: "day" | "week";
  readonly bars: readonly { readonly label: string; readonly value: number }[];
}

const HEIGHT = 100;

/**
 * Draws bars over time. To screen readers, the chart is an image with a summary. The panel's table has every number.
 */
export function BarChart({ title, unit, bars }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 0);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const peak = bars.find(({ value }) => value === highest);
  const summary =
    total === 0
      ? t("{title}: none.", { title })
      : `${title}: ${number(total)}. ${mostText(unit, number(highest))}, ${peak?.label ?? ""}.`;
  const width = HEIGHT / 20;
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="font-mono font-bold">{number(total)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${String(bars.length * width)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-outline"
      >
        {bars.map(({ label, value }, index) => {
          const height = highest === 0 ? 0 : (value / highest) * HEIGHT;
          return (
            <rect
              key={label}
              x={index * width + width * 0.1}
              y={HEIGHT - height}
              width={width * 0.8}
              height={height}
              className="fill-accent"
            >
              <title>{`${label}: ${number(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between gap-3 text-xs text-soft">
        <span className="whitespace-nowrap">{withoutYear(bars[0]?.label)}</span>
        <span>{total === 0 ? "None" : mostText(unit, number(highest))}</span>
        <span className="whitespace-nowrap">{bars.length > 1 ? withoutYear(bars.at(-1)?.label) : ""}</span>
      </p>
    </figure>
  );
}

/** Removes the year from a date, because a narrow chart has no room for it. The table has the whole date. */
function withoutYear(label = ""): string {
  return label.replace(/ \d{4}$/, "");
}

function number(value: number): string {
  return value.toLocaleString(LOCALE);
}

function mostText(unit: BarChartProps["unit"], highest: string): string {
  return unit === "day"
    ? t("Most in a day: {highest}", { highest })
    : t("Most in a week: {highest}", { highest });
}
