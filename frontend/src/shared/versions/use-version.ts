import { useState } from "react";
import { t } from "@contract/kernel/contract/t";
import { toAppError } from "../errors/app-error";

/** What is stored, as a form shows it. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: string;
}

/** As the server's refusals look, so that forms show it like one. */
class Overtaken extends Error {
  readonly errors = [{ message: this.message, extensions: { code: "VERSION_CHANGED" } }];
}

/**
 * Saves over the version that a form began with. When another person saved first, the form keeps what was typed, `theirs` is what
 * is stored now, and the next save replaces it.
 * @param began the version of the first values; later ones do not count, as the form keeps its first values too
 * @param latest fetches what is stored now; null when it is gone
 */
export function useVersion<Values>(began: string, latest: () => Promise<Stored<Values> | null>) {
  const [version, setVersion] = useState(began);
  const [theirs, setTheirs] = useState<Values | null>(null);
  return {
    /** Goes into a draft of the form: text typed over an older version is older when it comes back, too. */
    version,
    /** What another person saved first; null for nothing. */
    theirs,
    /** Goes on from another version: of a draft that came back, or of what was just saved. */
    goOnFrom: (next: string) => {
      setVersion(next);
      setTheirs(null);
    },
    /** @throws what `send` throws; instead of a refused version its text for readers, once `theirs` is there */
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
