import { type ReactNode, Suspense, useState } from "react";
import type { QueryState } from "../apollo/use-query-state";
import { lazyPart } from "../lazy-page";
import { LoadFailure } from "./load-failure";
import { Spinner } from "./spinner";

/** Only tabs of the admin area show this, but students' pages load this file, too. */
const NoCurrentEvent = lazyPart(async () => (await import("../events/no-current-event")).NoCurrentEvent);

interface SkeletonProps {
  /** The number of text lines to reserve space for. */
  readonly lines?: number;
  /** The width as a CSS length. The last of several lines is shorter, as in a paragraph. */
  readonly width?: string;
}

/** Grey lines as high as the final text, hidden from screen readers, which read the region's status instead. */
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

/** A list with its loading and failure states. Data that is already known stays visible. */
export function ListState({ state, children }: ListStateProps) {
  const { isKnown, loading, problem, code, reload } = state;
  if (!isKnown && code === "NO_CURRENT_EVENT")
    return (
      <Suspense fallback={<Loading />}>
        <NoCurrentEvent />
      </Suspense>
    );
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
 * Shows a screen with several queries only when each of them has succeeded or failed. Otherwise a later reply would
 * move elements that the user is about to press. The screen stays while the queries run again.
 */
export function WhenAnswered({ states, children }: WhenAnsweredProps) {
  const [wasAnswered, setWasAnswered] = useState(false);
  const isAnswered = wasAnswered || states.every(({ isKnown, loading }) => isKnown || !loading);
  if (isAnswered && !wasAnswered) setWasAnswered(true);
  return isAnswered ? children : <Loading />;
}

interface HiddenUntilProps {
  readonly known: boolean;
  readonly children: ReactNode;
}

/**
 * Hides a part of a page until it is known what comes above it, so that nothing moves down later. The part fetches its
 * own data in the meantime. A part that was shown stays, even if what comes above it fails and is fetched again.
 */
export function HiddenUntil({ known, children }: HiddenUntilProps) {
  const [isShown, setShown] = useState(known);
  if (known && !isShown) setShown(true);
  return (
    <div hidden={!isShown} className="contents">
      {children}
    </div>
  );
}

function Loading() {
  return (
    <div className="arriving grid gap-4 border-y border-rule py-4">
      <Spinner label="Loading..." />
      <Skeleton lines={6} />
    </div>
  );
}
