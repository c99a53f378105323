import { useState } from "react";
import type { ListKind } from "../../graphql/schema-types";
import { byField, refused } from "../errors/by-field";
import { useAction } from "../hooks/use-action";
import { readListFile } from "./list-file";
import { type Choices, type List, type ListReading, useList } from "./use-list";

type FetchPreview<Preview> = (list: List) => Promise<Preview>;

/** A list on its way into the site, as `useListImport` holds it. */
export type ListImport<Preview> = ReturnType<typeof useListImport<Preview>>;

/**
 * Holds a list, its preview and what is wrong with it.
 * @param fetchPreview asks the server what the list would do
 * @param readingOf the columns as the preview read them, where a text may have none; else they are read first
 */
export function useListImport<Preview>(
  kind: ListKind,
  fetchPreview: FetchPreview<Preview>,
  readingOf?: (preview: Preview) => ListReading | null,
) {
  const { list, reading, change, choose, look, show, inTurn } = useList(kind);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { busy, running, problem, run, clear } = useAction<"preview" | "apply">();

  const readAs = async (next: List, fetch: FetchPreview<Preview>) => {
    const answer = await fetch(next).catch(async (refusal: unknown) => {
      // The columns help to name the one that is missing.
      if (readingOf) await look(next);
      setPreview(null);
      throw refusal;
    });
    setPreview(answer);
    if (readingOf) show(readingOf(answer));
  };
  const read = (next: List, fetch = fetchPreview) => {
    const looked = readingOf ? null : look(next);
    const work = async () => {
      await looked;
      await readAs(next, fetch);
    };
    return inTurn(() => run(byField(work), "preview"));
  };
  const takeText = (csv: string): List => {
    setPreview(null);
    clear();
    return change(csv);
  };
  return {
    list,
    reading,
    preview,
    problem,
    busy,
    running,
    /** Takes another text and forgets the preview. */
    change: takeText,
    changeToFile: (file: File) =>
      run(async () => {
        const read = await readListFile(file);
        if ("problem" in read) throw refused(read.problem);
        takeText(read.csv);
      }),
    read: (csv: string) => read(takeText(csv)),
    /** Reads the same list. @param fetch where the preview depends on more than the list, and that has changed */
    readAgain: (fetch?: FetchPreview<Preview>) => read(list, fetch),
    chooseColumns: (columns: Choices) => read(choose(columns)),
    /** Does `work` on the server, e.g. applies the list. A failure becomes `problem`. */
    apply: (work: () => Promise<void>) => run(byField(work), "apply"),
    /** Compares the list with what the server has now, within `apply`. */
    refresh: () => readAs(list, fetchPreview).catch(() => undefined),
  };
}
