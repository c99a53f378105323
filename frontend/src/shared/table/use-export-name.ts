import { CurrentEventSlugDocument } from "../../graphql/shared/table";
import { useFetch } from "../apollo/use-fetch";
import { exportFileName } from "./download";

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
