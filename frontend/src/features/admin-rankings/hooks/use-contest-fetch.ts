import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { useContestSourceQuery, useFetchStandingsMutation } from "../../../graphql/features/admin-rankings";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";
import { contestIdIn, type Fetched } from "../contest-facts";
import { type Places, useTakePlaces } from "./use-take-places";

/** What is wrong: in a field, or by itself. */
interface Problem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const EMPTY = { apiKey: "", apiSecret: "", forgetKey: false };

/** A contest's standings: where they come from, how they compare with the draft, and the way into it. */
export function useContestFetch(eventSlug: string | null, own: (version: string) => void) {
  const { data, ...state } = useQueryState(useContestSourceQuery({ variables: { eventSlug } }));
  const [fetchStandings] = useFetchStandingsMutation();
  const writePlaces = useTakePlaces(eventSlug, own, true);
  const [typed, setTyped] = useState<string | null>(null);
  const [access, setAccess] = useState(EMPTY);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [busy, setBusy] = useState<"fetch" | "take" | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const source = data?.contestSource ?? null;
  const contest = typed ?? String(source?.contestId ?? "");

  const run = async (what: "fetch" | "take", act: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    try {
      await act();
      setProblem(null);
      return true;
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblem({ message, fields });
      return false;
    } finally {
      setBusy(null);
    }
  };
  const load = async (contestId: number) => {
    const { apiKey, apiSecret, forgetKey } = access;
    const key = apiKey === "" && apiSecret === "" ? { forgetKey } : { apiKey, apiSecret };
    const reply = await fetchStandings({ variables: { input: { eventSlug, contestId, ...key } } });
    if (reply.data) setFetched(reply.data.fetchStandings);
    setAccess(EMPTY);
  };
  const fetch = async () => {
    const contestId = contestIdIn(contest);
    if (contestId !== null) return run("fetch", () => load(contestId));
    setProblem({ message: ADMIN_RULES.contestId, fields: { contestId: ADMIN_RULES.contestId } });
    return false;
  };
  return {
    ...{ source, state, contest, access, fetched, busy, problem },
    type: setTyped,
    typeAccess: (change: Partial<typeof EMPTY>) => setAccess((before) => ({ ...before, ...change })),
    fetch,
    /** Writes into the draft; true when it worked. Otherwise the standings are fetched and compared anew. */
    take: (places: Places) =>
      run("take", async () => {
        try {
          await writePlaces(places);
        } catch (thrown) {
          if (fetched) await load(fetched.contest.id).catch(() => undefined);
          throw thrown;
        }
      }),
  };
}

export type ContestFetch = ReturnType<typeof useContestFetch>;
