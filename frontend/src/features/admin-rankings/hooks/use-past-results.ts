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
import { useAction } from "../../../shared/hooks/use-action";
import { type Choices, useListReading } from "../../../shared/lists/use-list-reading";
import { useNotice } from "../../../shared/hooks/use-notice";

export type Past = PastResultsFieldsFragment;
export type PastPreview = PreviewPastResultsQuery["previewPastResults"];

/** A list as it was entered, with what was said of its columns. */
interface ChosenList {
  readonly year: string;
  readonly csv: string;
  readonly columns: Choices;
}

const NO_LIST: ChosenList = { year: "", csv: "", columns: [] };

/** The results of past years: the saved ones, and a list that is previewed before it is saved. */
export function usePastResults(eventSlug: string) {
  const { data, ...state } = useQueryState(usePastResultsQuery({ variables: { eventSlug } }));
  const look = useFetch(PreviewPastResultsDocument, "no-cache");
  const again = { refetchQueries: [PastResultsDocument], awaitRefetchQueries: true };
  const [save] = useSavePastResultsMutation(again);
  const [withdraw] = useWithdrawPastResultsMutation(again);
  const { notice, show, clear } = useNotice();
  const [list, setList] = useState<ChosenList>(NO_LIST);
  const { reading, look: lookAtColumns, show: showReading, inTurn } = useListReading("pastResults");
  const [preview, setPreview] = useState<PastPreview | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const action = useAction({ show });

  /** What is wrong with a field is shown next to it, anything else as a notice. */
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
  const read = ({ csv, columns }: ChosenList) => {
    const looked = lookAtColumns(csv, columns);
    return inTurn(() =>
      run(async () => {
        await looked;
        setPreview(null);
        setPreview((await look({ csv, columns: [...columns] })).previewPastResults);
        return undefined;
      }),
    );
  };
  return {
    ...state,
    saved: data?.pastResults,
    notice,
    clear,
    list,
    isTyped: list !== NO_LIST,
    preview,
    problems,
    busy: action.busy,
    reading,
    change: (part: Partial<Pick<ChosenList, "year" | "csv">>) => {
      if (part.csv === undefined) {
        setList({ ...list, ...part });
        return;
      }
      setList({ ...list, ...part, columns: [] });
      setPreview(null);
      showReading(null);
    },
    look: () => read(list),
    chooseColumns: (columns: Choices) => {
      setList({ ...list, columns });
      return read({ ...list, columns });
    },
    save: () =>
      run(async () => {
        const { csv, columns } = list;
        const year = Number(list.year);
        // The latest one of the year is first. What another person saved is in the list below before the next press.
        const version = data?.pastResults.find((one) => one.year === year)?.version ?? "0";
        const input = { eventSlug, year, version, csv, columns: [...columns] };
        const reply = await save({ variables: { input } });
        setPreview(null);
        showReading(null);
        setList(NO_LIST);
        return reply.data?.savePastResults.message;
      }),
    withdraw: (id: string, withdrawn: boolean) =>
      run(async () => {
        const reply = await withdraw({ variables: { input: { id, withdrawn } } });
        return reply.data?.withdrawPastResults.message;
      }),
  };
}
