import { useCallback, useRef, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useDraftRankingsMutation } from "../../../graphql/features/admin-rankings";
import { toAppError } from "../../../shared/errors/app-error";
import { rankText, type Team } from "../ranking-facts";
import { t } from "@contract/kernel/contract/t";
import { versionOfPlace } from "@contract/modules/rankings/contract/place-version";

interface Options {
  readonly eventSlug: string | null;
  readonly onSaved: (version: string) => void;
  readonly onFailed: (text: string) => void;
  readonly reload: () => Promise<void>;
}

type Pending = ReadonlyMap<string, number | null>;

/**
 * Saves ranks entered in the table. Ranks are shown immediately and saved one after another. Each save names the rank
 * that it replaces, so that another admin's unseen change is not overwritten.
 */
export function useDraftEdits({ eventSlug, onSaved, onFailed, reload }: Options) {
  const [draftRankings] = useDraftRankingsMutation();
  const [pending, setPending] = useState<Pending>(new Map());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const ahead = useRef(new Map<string, number | null>());

  const send = useCallback(
    async (team: Team, rank: number | null, seen: number | null) => {
      try {
        const places = [{ teamId: team.id, rank, version: versionOfPlace(seen) }];
        const { data } = await draftRankings({ variables: { input: { eventSlug, places } } });
        if (data) onSaved(data.draftRankings.board.version);
      } catch (thrown) {
        const { code, message: refusal } = toAppError(thrown, FALLBACKS.generic);
        const message =
          code === "VERSION_CHANGED"
            ? t("Another admin changed this rank. The draft now shows the latest rank.")
            : refusal;
        ahead.current.delete(team.id);
        onFailed(
          t("{name} (you typed {rank}): {message}", { name: team.name, rank: rankText(rank), message }),
        );
        await reload();
      }
      if (ahead.current.get(team.id) === rank) ahead.current.delete(team.id);
      setPending(new Map(ahead.current));
    },
    [draftRankings, eventSlug, onSaved, onFailed, reload],
  );
  const save = useCallback(
    (team: Team, rank: number | null, looked: number | null) => {
      const seen = ahead.current.has(team.id) ? (ahead.current.get(team.id) ?? null) : looked;
      if (seen === rank) return;
      ahead.current.set(team.id, rank);
      setPending(new Map(ahead.current));
      queue.current = queue.current.then(() => send(team, rank, seen));
    },
    [send],
  );
  return {
    save,
    /** Typed ranks that are not saved yet, by team. */
    pending,
    /** Resolves when all ranks typed so far are saved or refused. */
    settled: useCallback(() => queue.current, []),
  };
}
