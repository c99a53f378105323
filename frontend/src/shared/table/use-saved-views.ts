import { useCallback, useEffect, useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  SavedViewsDocument,
  useDeleteViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
  type SavedViewsQuery,
} from "../../graphql/generated";
import { useFetch } from "../apollo/use-fetch";
import { toAppError } from "../errors/app-error";

export type SavedView = SavedViewsQuery["savedViews"][number];

/** One's own views of a table; null until they are here. */
export function useSavedViews(table: string) {
  const [views, setViews] = useState<readonly SavedView[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fetchViews = useFetch(SavedViewsDocument, "no-cache");
  const [saveView] = useSaveViewMutation();
  const [renameView] = useRenameViewMutation();
  const [deleteView] = useDeleteViewMutation();

  const load = useCallback(async () => {
    try {
      setViews((await fetchViews({ table })).savedViews);
    } catch (thrown) {
      setProblem(toAppError(thrown, FALLBACKS.generic).message);
    }
  }, [fetchViews, table]);
  useEffect(() => {
    void load();
  }, [load]);

  /** @returns whether it went well */
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      await load();
      return true;
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    views,
    problem,
    busy,
    save: (name: string, query: string) =>
      run(() => saveView({ variables: { input: { table, name, query } } })),
    rename: (id: string, name: string) => run(() => renameView({ variables: { input: { id, name } } })),
    remove: (id: string) => run(() => deleteView({ variables: { input: { id } } })),
  };
}
