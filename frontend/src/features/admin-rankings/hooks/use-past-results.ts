import { useState } from "react";
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
import { useNotice } from "../../../shared/hooks/use-notice";

export type Past = PastResultsFieldsFragment;
export type PastPreview = PreviewPastResultsQuery["previewPastResults"];

/** The results of past years: what was saved, and a list that is looked at before it is. */
export function usePastResults(eventSlug: string) {
  const { data, ...state } = useQueryState(usePastResultsQuery({ variables: { eventSlug } }));
  const look = useFetch(PreviewPastResultsDocument, "no-cache");
  const again = { refetchQueries: [PastResultsDocument], awaitRefetchQueries: true };
  const [save] = useSavePastResultsMutation(again);
  const [withdraw] = useWithdrawPastResultsMutation(again);
  const { notice, show, clear } = useNotice();
  const [list, setList] = useState({ year: "", csv: "" });
  const [preview, setPreview] = useState<PastPreview | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblems({});
    try {
      await act();
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblems(fields);
      if (Object.keys(fields).length === 0) show("error", message, { stay: true });
    } finally {
      setBusy(false);
    }
  };
  return {
    ...state,
    saved: data?.pastResults,
    notice,
    clear,
    list,
    preview,
    problems,
    busy,
    change: (part: Partial<typeof list>) => {
      setList({ ...list, ...part });
      if (part.csv !== undefined) setPreview(null);
    },
    look: () => run(async () => setPreview((await look({ csv: list.csv })).previewPastResults)),
    save: () =>
      run(async () => {
        const input = { eventSlug, year: Number(list.year), csv: list.csv };
        const reply = await save({ variables: { input } });
        show("success", reply.data?.savePastResults.message ?? "");
        setPreview(null);
        setList({ year: "", csv: "" });
      }),
    withdraw: (id: string, withdrawn: boolean) =>
      run(async () => {
        const reply = await withdraw({ variables: { input: { id, withdrawn } } });
        show("success", reply.data?.withdrawPastResults.message ?? "");
      }),
  };
}
