import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  PreviewPeopleDocument,
  useChangePeopleMutation,
  type PreviewPeopleQuery,
} from "../../../graphql/features/admin-users";
import type { PersonChangeInput } from "../../../graphql/schema-types";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";
import { type Choices, useListReading } from "../../../shared/lists/use-list-reading";
import { t } from "@contract/kernel/contract/t";

type PeoplePreview = PreviewPeopleQuery["previewPeople"];
export type PersonLine = PeoplePreview["lines"][number];

type Step =
  | { readonly name: "choose" }
  | { readonly name: "preview"; readonly preview: PeoplePreview }
  | { readonly name: "done"; readonly changes: readonly PersonChangeInput[]; readonly text: string };

/** A list of people from a spreadsheet: chosen, looked at, applied, taken back. */
export function usePeopleImport(onChanged: () => void) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [csv, setCsv] = useState("");
  const { reading, look } = useListReading("people");
  const fetchPreview = useFetch(PreviewPeopleDocument, "no-cache");
  const [changePeople] = useChangePeopleMutation();

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (thrown) {
      const { message, fields } = toAppError(thrown, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
    } finally {
      setBusy(false);
    }
  };
  const change = async (changes: readonly PersonChangeInput[]) => {
    await changePeople({ variables: { input: { changes: [...changes] } } });
    onChanged();
  };
  const read = (text: string, columns: Choices = []) =>
    run(async () => {
      setCsv(text);
      await look(text, columns);
      const { previewPeople } = await fetchPreview({ input: { csv: text, columns: [...columns] } });
      setStep({ name: "preview", preview: previewPeople });
    });
  return {
    step,
    busy,
    problem,
    /** How the columns of the list are read; null before there is one. */
    reading: csv === "" || step.name === "done" ? null : reading,
    read: (text: string) => read(text),
    chooseColumns: (columns: Choices) => read(csv, columns),
    apply: (lines: readonly PersonLine[]) =>
      run(async () => {
        const changes = changesOf(lines);
        await change(changes);
        const n = lines.length;
        const text = t("{n, plural, one {1 person} other {# people}} changed.", { n });
        setStep({ name: "done", changes, text });
      }),
    undo: (changes: readonly PersonChangeInput[]) =>
      run(async () => {
        await change(changes.map(({ from, to, ...rest }) => ({ ...rest, from: to ?? "", to: from ?? "" })));
        setStep({ name: "done", changes: [], text: "Everybody is as they were." });
      }),
    startOver: () => {
      setProblem(null);
      setCsv("");
      setStep({ name: "choose" });
    },
  };
}

/** The changes of lines that can be applied, as the server takes them. */
function changesOf(lines: readonly PersonLine[]): readonly PersonChangeInput[] {
  return lines.flatMap(({ userId, changes }) =>
    userId === null ? [] : changes.map(({ column, from, to }) => ({ userId, column, from: from ?? "", to })),
  );
}
