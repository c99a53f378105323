import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  PastResultsDocument,
  PreviewPastResultsDocument,
  type PastResultsFieldsFragment,
  type PreviewPastResultsQuery,
  usePastResultsQuery,
  useSavePastResultsMutation,
  useWithdrawPastResultsMutation,
} from "../../../graphql/features/admin-rankings";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { useQueryState } from "../../../shared/apollo/use-query-state";
import { toAppError } from "../../../shared/errors/app-error";
import { useAction } from "../../../shared/hooks/use-action";
import { useNotice } from "../../../shared/hooks/use-notice";
import { useListImport } from "../../../shared/lists/use-list-import";

export type Past = PastResultsFieldsFragment;
export type PastPreview = PreviewPastResultsQuery["previewPastResults"];

/** Returns the saved results of past years, and a list that can be previewed before it is saved. */
export function usePastResults(eventSlug: string) {
  const { data, ...state } = useQueryState(usePastResultsQuery({ variables: { eventSlug } }));
  const fetchPreview = useFetch(PreviewPastResultsDocument, "no-cache");
  const again = { refetchQueries: [PastResultsDocument], awaitRefetchQueries: true };
  const [save] = useSavePastResultsMutation(again);
  const [withdraw] = useWithdrawPastResultsMutation(again);
  const { notice, show, clear } = useNotice();
  const [year, setYear] = useState("");
  const list = useListImport("pastResults", async (input) => (await fetchPreview(input)).previewPastResults);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const isYear = /^\d{4}$/.test(year);
  const wrong = {
    ...(isYear ? {} : { year: ADMIN_RULES.resultsYear }),
    ...(list.preview !== null && list.preview.problems > 0 ? { csv: ADMIN_RULES.pastResultsLines } : {}),
  };
  const action = useAction({ show });

  /** Runs an action. Field errors are shown next to the fields, all other errors as a notice. */
  const run = (work: () => Promise<string | undefined>) =>
    action.run(() => {
      setProblems({});
      return work().catch(async (thrown: unknown) => {
        const { code, fields } = toAppError(thrown, FALLBACKS.generic);
        setProblems(fields);
        if (code === "VERSION_CHANGED") await state.reload();
        if (Object.keys(fields).length === 0) throw thrown;
        return undefined;
      });
    });
  return {
    ...state,
    saved: data?.pastResults,
    notice,
    clear,
    year,
    isYear,
    setYear,
    list,
    isTyped: year !== "" || list.list.csv !== "",
    problems: {
      ...problems,
      ...(isTried ? wrong : {}),
      ...(list.problem === null ? {} : { csv: list.problem }),
    } as Readonly<Record<string, string>>,
    busy: list.busy || action.busy,
    /** The fields that the admin has to correct before the list can be saved, in the order of the page. */
    wrong: Object.keys(wrong),
    /** Saves the list. If fields are wrong, only shows the fields' errors. */
    save: () => {
      setTried(Object.keys(wrong).length > 0);
      if (Object.keys(wrong).length > 0) return undefined;
      return run(async () => {
        // Of a year's entries, the latest comes first in `pastResults`. The server compares its version: if another
        // admin has saved the same year since, the server refuses this save, and `run` fetches the newer entry.
        const version = data?.pastResults.find((one) => one.year === Number(year))?.version ?? "0";
        const reply = await save({
          variables: { input: { eventSlug, year: Number(year), version, ...list.list } },
        });
        list.change("");
        setYear("");
        return reply.data?.savePastResults.message;
      });
    },
    withdraw: (id: string, withdrawn: boolean) =>
      run(async () => {
        const reply = await withdraw({ variables: { input: { id, withdrawn } } });
        return reply.data?.withdrawPastResults.message;
      }),
  };
}
