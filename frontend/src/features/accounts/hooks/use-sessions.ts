import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useEndSessionMutation, useSessionsQuery } from "../../../graphql/features/accounts";
import { toAppError } from "../../../shared/errors/app-error";
import type { Notice } from "../../../shared/hooks/use-notice";
import { useRetriedQuery } from "./use-retried-query";

/** Where one is logged in, and ending one of these sessions. */
export function useSessions() {
  // Never from the cache: a session that has ended must not be offered as one that runs.
  const query = useSessionsQuery({ fetchPolicy: "no-cache" });
  const { data, ...state } = useRetriedQuery(query);
  const [endSession] = useEndSessionMutation();
  const [ending, setEnding] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  /** The sessions as they are now; undefined when they cannot be fetched. */
  const reload = async () => {
    const answer = await query.refetch().catch(() => undefined);
    return answer?.data?.sessions;
  };
  /** Ends one, unless another is just being ended. True when it is no longer in the list, also where it had ended before. */
  const end = async (id: string): Promise<boolean> => {
    if (ending !== null) return false;
    setEnding(id);
    setNotice(null);
    try {
      const { data: answer } = await endSession({ variables: { input: { id } } });
      setNotice({ tone: "success", text: answer?.endSession.message ?? "" });
    } catch (thrown) {
      setNotice({ tone: "error", text: toAppError(thrown, FALLBACKS.generic).message });
    }
    const left = await reload();
    setEnding(null);
    return left?.every((session) => session.id !== id) ?? false;
  };
  return {
    ...state,
    sessions: data?.sessions ?? null,
    reload,
    end,
    ending,
    notice,
    showNotice: setNotice,
  };
}
