import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useEndOtherSessionsMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { logOut } from "../../../shared/session/log-out";

/** Which devices are to be logged out: all but this one, or this one too. */
export type Reach = "others" | "everywhere";

/** Logging out many devices at once: asks first; a refusal stays in the question. */
export function useEndSessions(onEnded: (text: string) => void) {
  const [endOthers] = useEndOtherSessionsMutation();
  const [asked, setAsked] = useState<Reach | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const ask = (reach: Reach | null) => {
    setError(undefined);
    setAsked(reach);
  };
  const confirm = async () => {
    if (busy || asked === null) return;
    setBusy(true);
    try {
      const { data } = await endOthers();
      // The guard leads home from here.
      if (asked === "everywhere") await logOut();
      else onEnded(data?.endOtherSessions.message ?? SUCCESS.otherSessionsEnded);
      setAsked(null);
    } catch (thrown) {
      setError(toAppError(thrown, FALLBACKS.generic).message);
    } finally {
      setBusy(false);
    }
  };
  return { asked, ask, confirm, busy, error };
}
