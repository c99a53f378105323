import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import {
  PreviewTeamsDocument,
  useImportTeamsMutation,
  type PreviewTeamsQuery,
} from "../../../graphql/features/admin-teams";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { toAppError } from "../../../shared/errors/app-error";

export type TeamImport = PreviewTeamsQuery["previewTeams"][number];

type Step =
  | { readonly name: "choose" }
  | { readonly name: "preview"; readonly csv: string; readonly teams: readonly TeamImport[] }
  | { readonly name: "done"; readonly createdIds: readonly string[]; readonly text: string };

/** A list of teams from a spreadsheet: chosen, looked at, registered. @param event its slug; "" is the current one */
export function useTeamsImport(event: string, onChanged: () => void) {
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [inPerson, setInPerson] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchPreview = useFetch(PreviewTeamsDocument, "no-cache");
  const [importTeams] = useImportTeamsMutation();
  const eventSlug = event === "" ? null : event;

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
  const read = (csv: string, standing = inPerson) =>
    run(async () => {
      const { previewTeams } = await fetchPreview({ input: { csv, eventSlug, inPerson: standing } });
      setStep({ name: "preview", csv, teams: previewTeams });
    });
  return {
    step,
    busy,
    problem,
    inPerson,
    read: (csv: string) => read(csv),
    /** What happens to whom changes with it, so a list that is open is looked at anew. */
    setInPerson: (standing: boolean) => {
      setInPerson(standing);
      if (step.name === "preview") void read(step.csv, standing);
    },
    apply: (csv: string, chosen: readonly TeamImport[]) =>
      run(async () => {
        const teams = chosen.map(({ name, teamId }) => ({ name, teamId }));
        const { data } = await importTeams({ variables: { input: { csv, eventSlug, inPerson, teams } } });
        onChanged();
        const createdIds = data?.importTeams.createdIds ?? [];
        setStep({ name: "done", createdIds, text: data?.importTeams.message ?? "" });
      }),
    startOver: () => {
      setProblem(null);
      setStep({ name: "choose" });
    },
  };
}
