import { rankText } from "../rank-text";
import type { Change } from "../ranking-facts";

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Change[];
}

/** Which place becomes which, in a box of its own when there are many. */
export function ChangeList({ label, changes }: ChangeListProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-64 overflow-y-auto border-y border-rule"
    >
      <ul className="divide-y divide-rule">
        {changes.map(({ teamId, teamName, previous, rank }) => (
          <li
            key={teamId}
            className="flex items-baseline justify-between gap-4 py-1.5 pr-2 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]"
          >
            <span className="min-w-0 wrap-anywhere">{teamName}</span>
            <span className="font-mono font-semibold whitespace-nowrap">
              {rankText(previous)} <span aria-hidden="true">→</span>
              <span className="sr-only">becomes</span> {rankText(rank)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
