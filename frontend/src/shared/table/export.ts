import type { ExportKind } from "../../graphql/schema-types";
import { CurrentEventSlugDocument, useBeginExportMutation } from "../../graphql/shared/table";
import { useFetch } from "../apollo/use-fetch";
import { exportFileName } from "./download";

/** Tells the server that a whole list is about to be saved: it asks who it is, and writes it down. */
export function useBeginExport(kind: ExportKind): (rowCount: number) => Promise<unknown> {
  const [begin] = useBeginExportMutation();
  return (rowCount) => begin({ variables: { input: { kind, rowCount } } });
}

/**
 * The name of a list's file, with its event and the day.
 * @param eventSlug "" or null is the current event, whose address is looked up; undefined is no event
 */
export function useExportName(what: string, eventSlug: string | null | undefined): () => Promise<string> {
  const fetchCurrent = useFetch(CurrentEventSlugDocument);
  return async () => {
    if (eventSlug === undefined) return exportFileName(what);
    if (eventSlug !== null && eventSlug !== "") return exportFileName(what, eventSlug);
    // Without an answer the file is saved all the same.
    const reply = await fetchCurrent().catch(() => null);
    return exportFileName(what, reply?.currentEvent?.slug);
  };
}
