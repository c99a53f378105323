import type { ReactNode } from "react";
import type { QueryState } from "../apollo/use-query-state";
import { NoCurrentEvent } from "../events/no-current-event";
import { LoadFailure } from "./load-failure";
import { Skeleton } from "./skeleton";
import { Spinner } from "./spinner";

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
      {!isKnown && loading ? (
        <div className="grid gap-4 border-y border-rule py-4">
          <Spinner label="Loading..." />
          <Skeleton lines={6} />
        </div>
      ) : null}
    </>
  );
}
