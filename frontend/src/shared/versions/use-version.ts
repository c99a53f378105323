import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../errors/app-error";

/** The stored values in the shape of the form. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: string;
}

/** An error in the shape of the server's refusals, so that forms show it the same way. */
class Overtaken extends Error {
  readonly errors = [{ message: this.message, extensions: { code: "VERSION_CHANGED" } }];
}

/**
 * Saves over the version that a form began with. When another person saved first, the form keeps its values, `theirs`
 * has the stored values, and the next save replaces them.
 * @param began the version of the form's first values; later changes of this argument are ignored, like those of the
 * values
 * @param latest fetches the stored values, or null when they were deleted
 */
export function useVersion<Values>(began: string, latest: () => Promise<Stored<Values> | null>) {
  const [version, setVersion] = useState(began);
  const [theirs, setTheirs] = useState<Values | null>(null);
  return {
    /** The version, stored with a draft of the form: a restored draft is then still based on its old version. */
    version,
    /** The values that another person saved first; null for none. */
    theirs,
    /** Sets the version, after restoring a draft or after saving. */
    goOnFrom: (next: string) => {
      setVersion(next);
      setTheirs(null);
    },
    /** @throws the error of `send`. For an outdated version, an error with a text for people, once `theirs` is set. */
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
        throw new Overtaken(
          t(
            "Someone else changed this while you were editing. Compare their version with yours, then save again.",
          ),
        );
      }
    },
  };
}
