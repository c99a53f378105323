import { useId, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useRemindersQuery, useSetRemindersMutation } from "../../../graphql/generated";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";
import { LoadFailure } from "../../../shared/ui/load-failure";
import { Panel } from "../../../shared/ui/panel";
import { Skeleton } from "../../../shared/ui/skeleton";

/** Switching off the reminders of what one's team lacks. */
export function RemindersPanel() {
  const id = useId();
  const { data, loading, problem, reload } = useQueryState(useRemindersQuery());
  const [setReminders, { loading: busy }] = useSetRemindersMutation({
    // The reply is the answer of the query, too.
    update: (cache, { data: reply }) => {
      if (reply) cache.modify({ fields: { reminders: () => reply.setReminders } });
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (on: boolean): Promise<void> => {
    setFailure(null);
    try {
      await setReminders({ variables: { input: { on } }, optimisticResponse: { setReminders: on } });
    } catch (thrown) {
      setFailure(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  return (
    <Panel title="Reminders">
      {problem === null ? null : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {data === undefined ? (
        problem === null ? (
          <Skeleton />
        ) : null
      ) : (
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            id={id}
            type="checkbox"
            checked={data.reminders}
            disabled={busy}
            onChange={(event) => void change(event.target.checked)}
            className="mt-0.5 size-6 shrink-0 accent-accent"
          />
          <span>
            Remind me of what my team lacks
            <span className="block text-sm text-soft">
              By mail and in the bar, 3 days and 1 day before registration closes.
            </span>
          </span>
        </label>
      )}
      {failure === null ? null : (
        <p role="alert" className="mt-2 text-sm text-danger">
          {failure}
        </p>
      )}
    </Panel>
  );
}
