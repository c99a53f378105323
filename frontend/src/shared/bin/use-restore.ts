import { useCallback, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { type RestoreFromBinMutation, useRestoreFromBinMutation } from "../../graphql/shared/bin";
import { toAppError } from "../errors/app-error";

/** An entry that could not be restored, with the reasons. */
export type Blocked = RestoreFromBinMutation["restoreFromBin"]["blocked"][number];

/** The outcome of a restoration. `problem` is set if a whole request failed. */
export interface Restored {
  readonly restored: readonly string[];
  readonly blocked: readonly Blocked[];
  readonly problem: string | null;
}

/**
 * Returns a function that restores deleted users or teams. Splits the ids into requests as large as the server accepts.
 */
export function useRestore() {
  const [restoreFromBin] = useRestoreFromBinMutation();
  const [busy, setBusy] = useState(false);

  const restore = useCallback(
    async (ids: readonly string[], partly = false): Promise<Restored> => {
      setBusy(true);
      const restored: string[] = [];
      const blocked: Blocked[] = [];
      try {
        for (let at = 0; at < ids.length; at += LIMITS.deletedAtOnce) {
          const input = { ids: ids.slice(at, at + LIMITS.deletedAtOnce), partly };
          const reply = (await restoreFromBin({ variables: { input } })).data?.restoreFromBin;
          restored.push(...(reply?.restored ?? []));
          blocked.push(...(reply?.blocked ?? []));
        }
        return { restored, blocked, problem: null };
      } catch (thrown) {
        return { restored, blocked, problem: toAppError(thrown, FALLBACKS.generic).message };
      } finally {
        setBusy(false);
      }
    },
    [restoreFromBin],
  );
  return { busy, restore };
}
