import { LoadFailure } from "../../shared/ui/load-failure";
import { batchName, peopleText, type Batch } from "./batch";
import { MemberBatchLoader } from "./member-batch-loader";
import { MemberList } from "./member-list";
import { useLoaderTime } from "./use-loader-time";
import { useMemberBatch } from "./use-member-batch";

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
