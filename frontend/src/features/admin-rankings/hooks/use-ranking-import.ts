import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { type Choices, useListReading } from "../../../shared/lists/use-list-reading";
import { NotText } from "../../../shared/spreadsheet/decode-file";
import { UNREADABLE } from "../../../shared/lists/read-list-file";
import { useDraft } from "../../../shared/drafts/use-draft";
import type { Preview } from "../import-plan";
import { type Places, useTakePlaces } from "./use-take-places";

/** A pasted list, its comparison with the draft, and the way into it. */
export function useRankingImport(eventSlug: string | null, own: (stamp: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const [csv, setCsv] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [columns, setColumns] = useState<Choices>([]);
  const { reading, look, show } = useListReading("ranking");
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
  const compare = async (choices: Choices) => {
    try {
      const { rankingPreview } = await fetchPreview({ csv, eventSlug, columns: [...choices] });
      setPreview(rankingPreview);
      show(rankingPreview.reading);
    } catch (thrown) {
      // So that a column that is missing can be named.
      await look(csv, choices);
      throw thrown;
    }
  };
  const change = (text: string) => {
    setCsv(text);
    setColumns([]);
    setPreview(null);
    show(null);
    setProblem(null);
  };
  return {
    csv,
    change,
    /** Takes the text of a file. */
    read: (file: Promise<string>) =>
      file.then(change, (error: unknown) =>
        setProblem(error instanceof NotText ? error.message : UNREADABLE),
      ),
    preview,
    busy,
    problem,
    compare: () => {
      setProblem(null);
      return run("preview", () => compare(columns));
    },
    /** How the columns of the list are read; null for a page or a contest. */
    reading,
    chooseColumns: (choices: Choices) => {
      setProblem(null);
      setColumns(choices);
      return run("preview", () => compare(choices));
    },
    /** Writes into the draft; true when it worked. Otherwise the list is compared anew with what is there now. */
    take: async (places: Places): Promise<boolean> => {
      const isDone = await run("take", async () => {
        try {
          await write(places);
        } catch (thrown) {
          await compare(columns).catch(() => undefined);
          throw thrown;
        }
      });
      if (isDone) setCsv("");
      return isDone;
    },
  };
}
