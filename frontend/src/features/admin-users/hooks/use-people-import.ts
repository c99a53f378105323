import { useState } from "react";
import { PreviewPeopleDocument, type PreviewPeopleQuery } from "../../../graphql/features/admin-users";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { byField } from "../../../shared/errors/by-field";
import { useAction } from "../../../shared/hooks/use-action";
import { type CellChange, opposites } from "../../../shared/table/cells/cell-changes";
import { problemsOf } from "../../../shared/table/cells/use-cell-history";
import { useSavePeople } from "./use-save-people";
import { type Choices, useListReading } from "../../../shared/lists/use-list-reading";
import { t } from "@contract/kernel/contract/t";

type PeoplePreview = PreviewPeopleQuery["previewPeople"];
export type PersonLine = PeoplePreview["lines"][number];

type Step =
  | { readonly name: "choose" }
  | { readonly name: "preview"; readonly preview: PeoplePreview }
  | { readonly name: "done"; readonly changes: readonly CellChange[]; readonly text: string };

/** A list of people from a spreadsheet: chosen, checked, applied, taken back. */
export function usePeopleImport(onChanged: () => void) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run: runAction } = useAction({ show: (_tone, text) => setProblem(text) });
  const [csv, setCsv] = useState("");
  const { reading, look } = useListReading("people");
  const fetchPreview = useFetch(PreviewPeopleDocument, "no-cache");
  const save = useSavePeople();

  const run = (act: () => Promise<void>) => {
    setProblem(null);
    return runAction(byField(act));
  };
  /** Returns what takes it back; null when nothing was saved, which is said. */
  const change = async (changes: readonly CellChange[], nameOf: (id: string) => string) => {
    const { applied, cells } = await save(changes, false);
    if (!applied) {
      setProblem(t("Nothing was saved. {reasons}", { reasons: problemsOf(changes, cells, nameOf) }));
      return null;
    }
    onChanged();
    return opposites(changes, cells);
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
        const names = new Map(lines.map(({ userId, name }) => [userId, name]));
        const changes = await change(changesOf(lines), (id) => names.get(id) ?? "");
        if (changes === null) return;
        const n = lines.length;
        const text = t("{n, plural, one {1 person} other {# people}} changed.", { n });
        setStep({ name: "done", changes, text });
      }),
    undo: (changes: readonly CellChange[]) =>
      run(async () => {
        if ((await change(changes, () => "")) === null) return;
        setStep({ name: "done", changes: [], text: t("All changes were undone.") });
      }),
    startOver: () => {
      setProblem(null);
      setCsv("");
      setStep({ name: "choose" });
    },
  };
}

/** The changes of lines that can be applied, as the server takes them. */
function changesOf(lines: readonly PersonLine[]): readonly CellChange[] {
  return lines.flatMap(({ userId: id, changes }) =>
    id === null ? [] : changes.map(({ column: field, from, to }) => ({ id, field, from: from ?? "", to })),
  );
}
