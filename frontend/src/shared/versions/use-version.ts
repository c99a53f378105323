import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../errors/app-error";

/** The stored values in the shape of the form. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: string;
}

/** An error in the shape of the server's refusals, so that forms show it like a refusal. */
export class Overtaken extends Error {
  constructor() {
    super(
      t(
        "Someone else changed this while you were editing. Compare their version with yours, then save again.",
      ),
    );
  }
  readonly errors = [{ message: this.message, extensions: { code: "VERSION_CHANGED" } }];
}

/**
 * Saves based on the version that a form began with. If another person saved first, the form keeps its values, and
 * `theirs` has the stored ones. The next save then replaces the stored values.
 * @param began the version of the form's initial values; later changes of this argument are ignored
 * @param latest fetches the stored values, or null if they were deleted
 */
export function useVersion<Values>(began: string, latest: () => Promise<Stored<Values> | null>) {
  const [version, setVersion] = useState(began);
  const [theirs, setTheirs] = useState<Values | null>(null);
  return {
    /** The version, to be stored with a draft of the form. A restored draft is then still based on its old version. */
    version,
    /** The values that another person saved first, or null if there are none. */
    theirs,
    /** Sets the version after restoring a draft or after saving. */
    goOnFrom: (next: string) => {
      setVersion(next);
      setTheirs(null);
    },
    /**
     * Calls `send` with the version.
     * @throws the error of `send`. For an outdated version, throws an error with a user-visible text, after `theirs` is
     * set.
     */
    save: async <Reply>(send: (version: string) => Promise<Reply>): Promise<Reply> => {
      try {
        const reply = await send(version);
        setTheirs(null);
        return reply;
      } catch (thrown) {
        if (toAppError(thrown, "").code !== "VERSION_CHANGED") throw thrown;
        const stored = await latest().catch(() => null);
        if (stored === null) throw thrown;
        setVersion(stored.version);
        setTheirs(stored.values);
        throw new Overtaken();
      }
    },
  };
}
