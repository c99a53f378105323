import { type ReactNode, useState } from "react";
import type { QueryState } from "../apollo/use-query-state";
import { NoCurrentEvent } from "../events/no-current-event";
import { LoadFailure } from "./load-failure";
import { Spinner } from "./spinner";

interface SkeletonProps {
  /** How many text lines to hold the place of. */
  readonly lines?: number;
  /** Any CSS length; the last line is always shorter, as text is. */
  readonly width?: string;
}

/** Grey lines of the final text's height. Hidden from screen readers: the region's own status speaks. */
export function Skeleton({ lines = 1, width = "100%" }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="animate-pulse" style={{ width }}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="flex h-6 items-center">
          <div
            className={`h-3.5 rounded-xs bg-rule ${line > 0 && line === lines - 1 ? "w-3/5" : "w-full"}`}
          />
        </div>
      ))}
    </div>
  );
}

interface ListStateProps {
  readonly state: QueryState;
  readonly children?: ReactNode;
}

/** A list while it loads and when it could not be fetched; what was known before stays in sight. */
export function ListState({ state, children }: ListStateProps) {
  const { isKnown, loading, problem, code, reload } = state;
  if (!isKnown && code === "NO_CURRENT_EVENT") return <NoCurrentEvent />;
  return (
    <>
      {problem === null ? null : <LoadFailure problem={problem} loading={loading} onRetry={reload} />}
      {isKnown ? children : null}
      {!isKnown && loading ? <Loading /> : null}
    </>
  );
}

interface WhenAnsweredProps {
  readonly states: readonly Pick<QueryState, "isKnown" | "loading">[];
  readonly children: ReactNode;
}

/**
 * A screen of several queries, shown whole once each has answered or failed: the later answer would move what can be
 * pressed by then. It stays while they are fetched again.
 */
export function WhenAnswered({ states, children }: WhenAnsweredProps) {
  const [wasAnswered, setWasAnswered] = useState(false);
  const isAnswered = wasAnswered || states.every(({ isKnown, loading }) => isKnown || !loading);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return isAnswered ? children : <Loading />;
}

function Loading() {
  return (
    <div className="arriving grid gap-4 border-y border-rule py-4">
      <Spinner label="Loading..." />
      <Skeleton lines={6} />
    </div>
  );
}

interface EmptyStateProps {
  readonly title: string;
  /** One sentence: why it is empty and what would fill it. */
  readonly children?: ReactNode;
  /** The next step, usually a ButtonLink. */
  readonly action?: ReactNode;
}

/** What stands where a list or a team would be. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="border-2 border-dashed border-rule px-5 py-10 sm:px-8">
      <p className="text-xl font-bold tracking-tight">{title}</p>
      {children === undefined ? null : <div className="mt-1 max-w-prose text-soft">{children}</div>}
      {action === undefined ? null : <div className="mt-5">{action}</div>}
    </div>
  );
}
