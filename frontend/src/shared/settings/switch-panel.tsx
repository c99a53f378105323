import { useId, useState, type ReactNode } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import type { QueryState } from "../apollo/use-query-state";
import { toAppError } from "../errors/app-error";
import { LoadFailure } from "../ui/load-failure";
import { Panel } from "../ui/panel";

interface SwitchPanelProps extends Pick<QueryState, "loading" | "problem" | "reload"> {
  readonly title: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** The setting's value; undefined while it is loading. */
  readonly isOn: boolean | undefined;
  readonly busy: boolean;
  readonly change: (on: boolean) => Promise<unknown>;
}

/** A switch for one of the user's own settings. A change is saved immediately. */
export function SwitchPanel(props: SwitchPanelProps) {
  const { title, label, hint, isOn, loading, problem, reload, busy, change } = props;
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (on: boolean): Promise<void> => {
    setFailure(null);
    try {
      await change(on);
    } catch (thrown) {
      setFailure(toAppError(thrown, FALLBACKS.generic).message);
    }
  };
  return (
    <Panel title={title}>
      {problem === null ? null : (
        <LoadFailure problem={problem} loading={loading} onRetry={() => void reload()} />
      )}
      {isOn === undefined && problem !== null ? null : (
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            id={id}
            type="checkbox"
            checked={isOn ?? false}
            disabled={busy || isOn === undefined}
            onChange={(event) => void press(event.target.checked)}
            className="mt-0.5 size-6 shrink-0 accent-accent"
            // The texts are known before the value, so they keep their place.
            style={isOn === undefined ? { visibility: "hidden" } : undefined}
          />
          <span>
            {label}
            <span className="block text-sm text-soft">{hint}</span>
          </span>
        </label>
      )}
      {failure === null ? null : (
        <p role="alert" className="mt-2 text-sm text-bad">
          {failure}
        </p>
      )}
    </Panel>
  );
}
