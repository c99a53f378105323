import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { useContestSourceQuery, useFetchStandingsMutation } from "../../../graphql/features/admin-rankings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { useAction } from "../../../shared/hooks/use-action";
import { contestIdIn, type Fetched } from "../contest-facts";
import { type Places, useTakePlaces } from "./use-take-places";

/** An error: its text, and an error text for each field that caused it. */
interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const EMPTY = { apiKey: "", apiSecret: "", forgetKey: false };

/** Fetches a contest's standings, compares them with the draft, and writes them into the draft. */
export function useContestFetch(eventSlug: string | null, own: (version: string) => void) {
  const { data, ...state } = useQueryState(useContestSourceQuery({ variables: { eventSlug } }));
  const [fetchStandings] = useFetchStandingsMutation();
  const writePlaces = useTakePlaces(eventSlug, own, true);
  const [typed, setTyped] = useState<string | null>(null);
  const [access, setAccess] = useState(EMPTY);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { running, run } = useAction<"fetch" | "take">({ onRefused: setProblem });
  const source = data?.contestSource ?? null;
  const contest = typed ?? String(source?.contestId ?? "");

  const attempt = (what: "fetch" | "take", act: () => Promise<void>): Promise<boolean> =>
    run(async () => {
      await act();
      setProblem(null);
    }, what);
  const load = async (contestId: number) => {
    const { apiKey, apiSecret, forgetKey } = access;
    const key = apiKey === "" && apiSecret === "" ? { forgetKey } : { apiKey, apiSecret };
    const reply = await fetchStandings({ variables: { input: { eventSlug, contestId, ...key } } });
    if (reply.data) setFetched(reply.data.fetchStandings);
    setAccess(EMPTY);
  };
  const fetch = async () => {
    const contestId = contestIdIn(contest);
    if (contestId !== null) return attempt("fetch", () => load(contestId));
    setProblem({ message: ADMIN_RULES.contestId, fields: { contestId: ADMIN_RULES.contestId } });
    return false;
  };
  return {
    ...{ source, state, contest, access, fetched, problem },
    busy: running === true ? null : running,
    type: setTyped,
    typeAccess: (change: Partial<typeof EMPTY>) => setAccess((before) => ({ ...before, ...change })),
    fetch,
    /** Writes ranks into the draft. Returns true on success. Otherwise fetches and compares the standings again. */
    take: (places: Places) =>
      attempt("take", () =>
        writePlaces(places).catch(async (refused: unknown) => {
          if (fetched) await load(fetched.contest.id).catch(() => undefined);
          throw refused;
        }),
      ),
  };
}

export type ContestFetch = ReturnType<typeof useContestFetch>;
