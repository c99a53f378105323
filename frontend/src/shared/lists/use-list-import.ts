import { useState } from "react";
import type { ListKind } from "../../graphql/schema-types";
import { byField } from "../errors/by-field";
import { useAction } from "../hooks/use-action";
import { type Choices, type List, type ListReading, useList } from "./use-list";

type FetchPreview<Preview> = (list: List) => Promise<Preview>;

export type ListImport<Preview> = ReturnType<typeof useListImport<Preview>>;

/**
 * Manages a list during its import, with its preview and its problems.
 * @param fetchPreview fetches the effects of the list from the server
 * @param readingOf returns the columns that a preview contains, or null if the text has no columns, such as a contest's
 * number. Without this function, the columns are read before the preview is fetched.
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
      // Shows the columns, so that the user can choose a column that the server did not recognise.
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
    /** Replaces the text and discards the preview. */
    change: takeText,
    read: (csv: string) => read(takeText(csv)),
    /**
     * Previews the same list again.
     * @param fetch replaces `fetchPreview` if the preview also depends on other choices
     */
    readAgain: (fetch?: FetchPreview<Preview>) => read(list, fetch),
    chooseColumns: (columns: Choices) => read(choose(columns)),
    /** Runs `work` on the server, for example to apply the list. A failure is reported in `problem`. */
    apply: (work: () => Promise<void>) => run(byField(work), "apply"),
    /** Previews the list again with the server's current data. For use within `apply`. */
    refresh: () => readAs(list, fetchPreview).catch(() => undefined),
  };
}
