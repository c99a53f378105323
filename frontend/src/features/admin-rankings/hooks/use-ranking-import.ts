import { useState } from "react";
import { RankingPreviewDocument } from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { byField } from "../../../shared/errors/by-field";
import { useAction } from "../../../shared/hooks/use-action";
import { type Choices, UNREADABLE, useListReading } from "../../../shared/lists/use-list-reading";
import { NotText } from "../../../shared/spreadsheet/decode-file";
import { useDraft } from "../../../shared/drafts/use-draft";
import type { Preview } from "../import-plan";
import { type Places, useTakePlaces } from "./use-take-places";

/** A pasted list, its comparison with the draft, and the way into it. */
export function useRankingImport(eventSlug: string | null, own: (version: string) => void) {
  const fetchPreview = useFetch(RankingPreviewDocument, "no-cache");
  const write = useTakePlaces(eventSlug, own);
  const [csv, setCsv] = useState("");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [columns, setColumns] = useState<Choices>([]);
  const { reading, look, show, inTurn } = useListReading("ranking");
  const [problem, setProblem] = useState<string | null>(null);
  const { running, run } = useAction<"preview" | "take">({ show: (_tone, text) => setProblem(text) });
  // Kept because the admin may look a team up in another tab before they continue.
  const key = `ranking list of ${eventSlug ?? "the current event"}`;
  useDraft({ key, value: csv, restore: setCsv, dirty: csv !== "", asks: false });

  const compare = async (choices: Choices) => {
    const { rankingPreview } = await fetchPreview({ csv, eventSlug, columns: [...choices] }).catch(
      async (refused: unknown) => {
        // So that a column that is missing can be named.
        await look(csv, choices);
        throw refused;
      },
    );
    setPreview(rankingPreview);
    show(rankingPreview.reading);
  };
  const readAs = (choices: Choices) =>
    inTurn(() => {
      setProblem(null);
      return run(
        byField(() => compare(choices), "csv"),
        "preview",
      );
    });
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
    busy: running,
    problem,
    compare: () => readAs(columns),
    /** How the columns of the list are read; null for a page or a contest. */
    reading,
    chooseColumns: (choices: Choices) => {
      setColumns(choices);
      return readAs(choices);
    },
    /**
     * Writes into the draft. Returns true when it worked; otherwise the list is compared with the current places again.
     */
    take: async (places: Places): Promise<boolean> => {
      const take = () =>
        write(places).catch(async (refused: unknown) => {
          await compare(columns).catch(() => undefined);
          throw refused;
        });
      const isDone = await run(byField(take, "csv"), "take");
      if (isDone) setCsv("");
      return isDone;
    },
  };
}
