import { useState } from "react";
import { useEndSessionMutation, useSessionsQuery } from "../../../graphql/features/accounts";
import { useAction } from "../../../shared/hooks/use-action";
import type { Notice } from "../../../shared/hooks/use-notice";
import { useRetriedQuery } from "./use-retried-query";

export function useSessions() {
  // Not cached, because an ended session must not appear as active.
  const query = useSessionsQuery({ fetchPolicy: "no-cache" });
  const { data, ...state } = useRetriedQuery(query);
  const [endSession] = useEndSessionMutation();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { running, run } = useAction({ show: (tone, text) => setNotice({ tone, text }) });

  /** Fetches the current sessions. Returns undefined if the request fails. */
  const reload = async () => {
    const answer = await query.refetch().catch(() => undefined);
    return answer?.data?.sessions;
  };
  /**
   * Ends a session, unless another one is being ended. Then loads the list again. Returns true if the new list does
   * not contain the session, which may also have ended before this call.
   */
  const end = async (id: string): Promise<boolean> => {
    if (running !== null) return false;
    setNotice(null);
    let remainingSessions: Awaited<ReturnType<typeof reload>>;
    const work = async () => {
      const answer = endSession({ variables: { input: { id } } });
      remainingSessions = await answer.then(reload, reload);
      return (await answer).data?.endSession.message;
    };
    await run(work, id);
    return remainingSessions?.every((session) => session.id !== id) ?? false;
  };
  return {
    ...state,
    sessions: data?.sessions ?? null,
    reload,
    end,
    ending: running === true ? null : running,
    notice,
    showNotice: setNotice,
  };
}
