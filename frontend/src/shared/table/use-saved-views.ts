import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  useDeleteViewMutation,
  useRenameViewMutation,
  useSavedViewsQuery,
  useSaveViewMutation,
  type SavedViewsQuery,
} from "../../graphql/shared/table";
import { toAppError } from "../errors/app-error";

type SavedView = SavedViewsQuery["savedViews"][number];

/**
 * Returns the user's saved views of a table and the functions that change them. The views are null until they are
 * loaded.
 */
export function useSavedViews(table: string) {
  const { data, error, refetch } = useSavedViewsQuery({
    variables: { table },
    fetchPolicy: "cache-and-network",
  });
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saveView] = useSaveViewMutation();
  const [renameView] = useRenameViewMutation();
  const [deleteView] = useDeleteViewMutation();
  const views: readonly SavedView[] | null = data?.savedViews ?? null;
  const problem = refused ?? (error && views === null ? toAppError(error, FALLBACKS.generic).message : null);

  /**
   * Runs a change of the views.
   * @returns true on success
   */
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
      await refetch();
      return true;
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setRefused(Object.values(fields)[0] ?? message);
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
