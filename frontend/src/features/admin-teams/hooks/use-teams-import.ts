import { useState } from "react";
import {
  PreviewTeamsDocument,
  useImportTeamsMutation,
  type PreviewTeamsQuery,
} from "../../../graphql/features/admin-teams";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { byField } from "../../../shared/errors/by-field";
import { useAction } from "../../../shared/hooks/use-action";
import { type Choices, useListReading } from "../../../shared/lists/use-list-reading";

/** A list as it was chosen, with what was said of its columns. */
interface ChosenList {
  readonly csv: string;
  readonly columns: Choices;
}

export type TeamImport = PreviewTeamsQuery["previewTeams"][number];

type Step =
  | { readonly name: "choose" }
  | { readonly name: "preview"; readonly teams: readonly TeamImport[] }
  | { readonly name: "done"; readonly createdIds: readonly string[]; readonly text: string };

/** A list of teams from a spreadsheet: chosen, checked, registered. @param event its slug; "" is the current one */
export function useTeamsImport(event: string, onChanged: () => void) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [inPerson, setInPerson] = useState(false);
  const { busy, problem, run, clear } = useAction();
  const [list, setList] = useState<ChosenList | null>(null);
  const { reading, look, inTurn } = useListReading("teams");
  const fetchPreview = useFetch(PreviewTeamsDocument, "no-cache");
  const [importTeams] = useImportTeamsMutation();
  const eventSlug = event === "" ? null : event;

  const inputOf = ({ csv, columns }: ChosenList) => ({ csv, columns: [...columns], eventSlug });
  const read = (chosen: ChosenList, standing = inPerson) => {
    setList(chosen);
    const looked = look(chosen.csv, chosen.columns);
    const preview = byField(async () => {
      await looked;
      const { previewTeams } = await fetchPreview({ input: { ...inputOf(chosen), inPerson: standing } });
      setStep({ name: "preview", teams: previewTeams });
    });
    return inTurn(() => run(preview));
  };
  return {
    step,
    busy,
    problem,
    inPerson,
    /** How the columns of the list are read; null before there is one. */
    reading: list === null || step.name === "done" ? null : reading,
    read: (csv: string) => read({ csv, columns: [] }),
    chooseColumns: (columns: Choices) => read({ csv: list?.csv ?? "", columns }),
    /** Changes what happens to each person, so an open list is checked again. */
    setInPerson: (standing: boolean) => {
      setInPerson(standing);
      if (step.name === "preview" && list !== null) void read(list, standing);
    },
    apply: (chosen: readonly TeamImport[]) => {
      const register = byField(async () => {
        if (list === null) return;
        const teams = chosen.map(({ name, teamId }) => ({ name, teamId }));
        const { data } = await importTeams({ variables: { input: { ...inputOf(list), inPerson, teams } } });
        onChanged();
        const createdIds = data?.importTeams.createdIds ?? [];
        setStep({ name: "done", createdIds, text: data?.importTeams.message ?? "" });
      });
      return run(register);
    },
    startOver: () => {
      clear();
      setList(null);
      setStep({ name: "choose" });
    },
  };
}
