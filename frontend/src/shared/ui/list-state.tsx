import type { ReactNode } from "react";
import { LoadFailure } from "./load-failure";
import { Skeleton } from "./skeleton";
import { Spinner } from "./spinner";

interface ListStateProps {
  /** Something was fetched, now or before. */
  readonly isKnown: boolean;
  readonly loading: boolean;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A list while it loads and when it could not be fetched; what was known before stays in sight. */
export function ListState({ isKnown, loading, problem, onRetry, children }: ListStateProps) {
  return (
    <>
      {problem === null ? null : <LoadFailure problem={problem} loading={loading} onRetry={onRetry} />}
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
