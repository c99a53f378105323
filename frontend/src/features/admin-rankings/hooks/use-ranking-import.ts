import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { useDraft } from "../../../shared/drafts/use-draft";
import type { Preview } from "../import-plan";
import { type Places, useTakePlaces } from "./use-take-places";

/** A pasted list, its comparison with the draft, and the way into it. */
export function useRankingImport(eventSlug: string | null, own: (stamp: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const [csv, setCsv] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState<"preview" | "take" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Somebody looks a team up in another tab meanwhile.
  const key = `ranking list of ${eventSlug ?? "the current event"}`;
  useDraft({ key, value: csv, restore: setCsv, dirty: csv !== "", asks: false });

  const run = async (what: "preview" | "take", act: () => Promise<void>): Promise<boolean> => {
    setBusy(what);
    try {
      await act();
      return true;
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblem(fields["csv"] ?? message);
      return false;
    } finally {
      setBusy(null);
    }
  };
  const compare = async () => {
    setPreview((await fetchPreview({ csv, eventSlug })).rankingPreview);
  };
  return {
    csv,
    change: (text: string) => {
      setCsv(text);
      setPreview(null);
      setProblem(null);
    },
    preview,
    busy,
    problem,
    compare: () => {
      setProblem(null);
      return run("preview", compare);
    },
    /** Writes into the draft; true when it worked. Otherwise the list is compared anew with what is there now. */
    take: async (places: Places): Promise<boolean> => {
      const isDone = await run("take", async () => {
        try {
          await write(places);
        } catch (thrown) {
          await compare().catch(() => undefined);
          throw thrown;
        }
      });
      if (isDone) setCsv("");
      return isDone;
    },
  };
}
