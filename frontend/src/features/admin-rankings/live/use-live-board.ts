import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import {
  LiveBoardDocument,
  type LiveBoardFieldsFragment,
  useEndLiveBoardMutation,
  useLiveBoardQuery,
  useSaveLiveBoardMutation,
  useUnfreezeLiveBoardMutation,
} from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useVersion } from "../../../shared/versions/use-version";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import type { AppError } from "../../../shared/errors/app-error";
import { momentField, momentOf } from "../../../shared/format/moments";
import { useAction } from "../../../shared/hooks/use-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { contestIdIn } from "../contest-facts";
import { stepOfSave } from "./live-facts";

export type LiveBoard = LiveBoardFieldsFragment;

/** Interval in milliseconds at which the organisers' screen fetches the live standings. */
const LOOK_MS = 10_000;

/** Returns an event's live standings, the values of their form, and the actions: save, unfreeze and end. */
export function useLiveBoard(eventSlug: string | null) {
  const query = useLiveBoardQuery({ variables: { eventSlug }, pollInterval: LOOK_MS });
  const { data, ...state } = useQueryState(query);
  const board = data?.liveBoard ?? null;
  const [typed, setTyped] = useState<{ readonly contest?: string; readonly freeze?: string }>({});
  const [problem, setProblem] = useState<AppError | null>(null);
  const { notice, show, clear } = useNotice();
  const { busy, run } = useAction({ onRefused: setProblem });
  const [save] = useSaveLiveBoardMutation();
  const [unfreeze] = useUnfreezeLiveBoardMutation();
  const [end] = useEndLiveBoardMutation();
  const fetchBoard = useFetch(LiveBoardDocument);
  const version = useVersion(board?.version ?? "", async () => {
    const { liveBoard } = await fetchBoard({ eventSlug });
    return { values: shownBy(liveBoard), version: liveBoard.version };
  });
  const isTyped = typed.contest !== undefined || typed.freeze !== undefined;
  const stored = { eventSlug, version: board?.version ?? "" };
  const contest = typed.contest ?? shownBy(board).contest;
  const freeze = typed.freeze ?? shownBy(board).freeze;
  const contestId = contestIdIn(contest);

  return {
    ...{ state, board, contest, freeze, problem, notice, clear, show, busy },
    /** Whether the entered contest is already shown. If so, a save changes only the freeze. */
    isSame: board?.isRunning === true && contestId === board.contestId,
    /** Returns the step that saving the form would cause, or null if the save is easy to revert. */
    stepOfSave: () =>
      board === null ? null : stepOfSave(board, { contestId, freezesAt: momentOf(freeze) }, Date.now()),
    type: (change: typeof typed) => {
      // The standings are fetched every few seconds, but the form keeps the version that was current when the first
      // change was made.
      if (!isTyped) version.goOnFrom(stored.version);
      setTyped({ ...typed, ...change });
    },
    isTyped,
    theirs: version.theirs,
    save: async (): Promise<undefined> => {
      if (contestId === null) {
        const message = ADMIN_RULES.contestId;
        setProblem({ code: "BAD_INPUT", message, fields: { contestId: message } });
        return;
      }
      setProblem(null);
      await run(async () => {
        const freezesAt = momentOf(freeze)?.toISOString() ?? null;
        const reply = await version.save((seen) =>
          save({
            variables: {
              input: { eventSlug, contestId, freezesAt, version: isTyped ? seen : stored.version },
            },
          }),
        );
        setTyped({});
        show("success", reply.data?.saveLiveBoard.message ?? "");
      });
    },
    unfreeze: async () => (await unfreeze({ variables: { input: stored } })).data?.unfreezeLiveBoard.message,
    end: async () => (await end({ variables: { input: stored } })).data?.endLiveBoard.message,
  };
}

/** Returns the form's values for the stored standings. */
function shownBy(board: LiveBoard | null) {
  return {
    contest: String(board?.contestId ?? ""),
    freeze: momentField(board?.isRunning === true ? board.freezesAt : null),
  };
}
