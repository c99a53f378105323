import { LoadFailure } from "../../shared/ui/load-failure";
import { batchName, peopleText, type Batch } from "./batch";
import { MemberList, MEMBER_CELL, MEMBER_GRID } from "./member-list";
import { useMemberBatch } from "./use-member-batch";
import { useEffect, useState } from "react";
import { TIMINGS } from "../../shared/timings";

interface MemberBatchPanelProps {
  readonly batch: Batch;
  /** The loader came with the server's HTML. */
  readonly fromServer: boolean;
}

/** What a tab opens: the loader for its 2 seconds, or as much longer as loading takes, then the people. */
export function MemberBatchPanel({ batch, fromServer }: MemberBatchPanelProps) {
  const over = useLoaderTime(fromServer);
  const { members, failed, loading, retry } = useMemberBatch(batch.key);
  const shown = over ? members : null;
  const broken = over && failed;
  const waiting = shown === null && !broken;
  const name = batchName(batch);
  return (
    <div aria-busy={waiting}>
      {/* The same element throughout: a screen reader hears what changes in it. */}
      <p role="status" className="label-mono py-4 text-soft">
        {shown === null ? null : `${name}: ${peopleText(shown.length)}`}
        {waiting ? `Loading ${name}...` : null}
      </p>
      {waiting ? <MemberBatchLoader /> : null}
      {broken ? (
        <LoadFailure
          problem={`${name} could not be loaded. Check your connection and try again.`}
          loading={loading}
          onRetry={retry}
        />
      ) : null}
      {shown?.length === 0 ? <p className="text-lg">Nobody is listed here yet.</p> : null}
      {shown !== null && shown.length > 0 ? <MemberList members={shown} /> : null}
    </div>
  );
}

/**
 * True once the loader has been seen for its 2 seconds.
 * @param fromFirstPaint the loader came with the server's HTML: the seconds count from when it was first seen
 */
function useLoaderTime(fromFirstPaint: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const seen = fromFirstPaint ? sinceFirstPaint() : 0;
    const timer = setTimeout(() => setOver(true), TIMINGS.membersLoader - seen);
    return () => clearTimeout(timer);
  }, [fromFirstPaint]);
  return over;
}

/** Milliseconds; 0 where the browser does not tell. */
function sinceFirstPaint(): number {
  const clock: Partial<Performance> = performance;
  const paint = clock.getEntriesByName?.("first-contentful-paint")[0];
  return paint === undefined ? 0 : performance.now() - paint.startTime;
}

/** About as many as a batch has. */
const CELLS = 12;

/** The loading animation on a grid that is still empty and has the size of the full one. */
function MemberBatchLoader() {
  return (
    <div className="relative" aria-hidden="true">
      <div className={MEMBER_GRID}>
        {Array.from({ length: CELLS }, (_, cell) => (
          <div key={cell} className={MEMBER_CELL} />
        ))}
      </div>
      <picture className="absolute inset-x-0 top-10 mx-auto block size-36 border-2 border-ink">
        <source media="(prefers-reduced-motion: reduce)" srcSet="/animations/loading.svg#still" />
        <img src="/animations/loading.svg" alt="" width={160} height={160} className="size-full" />
      </picture>
    </div>
  );
}
