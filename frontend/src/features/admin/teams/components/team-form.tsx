import { useState } from "react";
import { FALLBACKS, RULES, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateTeamMutation } from "../../../../graphql/generated";
import { FormProblems } from "../../../../shared/forms/form-problems";
import { useForm } from "../../../../shared/forms/use-form";
import { useKept } from "../../../../shared/session/use-kept";
import { Button } from "../../../../shared/ui/button";
import { TextField } from "../../../../shared/ui/text-field";
import type { DeskTeam } from "../team-gaps";

interface TeamFormProps {
  readonly team: DeskTeam;
  readonly onSaved: (text: string) => void;
}

const valuesOf = ({ name, ranking }: DeskTeam) => ({
  name,
  ranking: ranking === null ? "" : String(ranking),
});

/** A team's name and ranking. What was not touched is not sent. */
export function TeamForm({ team, onSaved }: TeamFormProps) {
  const [update] = useUpdateTeamMutation();
  const [began, setBegan] = useState(() => valuesOf(team));
  const form = useForm({
    initial: began,
    fallback: FALLBACKS.generic,
    rules: ({ ranking }) => (/^\s*[0-9]{0,6}\s*$/.test(ranking) ? {} : { ranking: RULES.ranking }),
    submit: async ({ name, ranking }) => {
      const rank = ranking.trim();
      const input = {
        teamId: team.id,
        ...(name === began.name ? {} : { name }),
        ...(rank === began.ranking ? {} : { ranking: rank === "" ? null : Number(rank) }),
      };
      const { data } = await update({ variables: { input } });
      if (data) setBegan(valuesOf(data.updateTeam.team));
      onSaved(data?.updateTeam.message ?? SUCCESS.teamUpdated);
    },
  });
  useKept(`desk-team-${team.id}`, { began, values: form.values }, (kept) => {
    setBegan(kept.began);
    form.reset(kept.values);
  });
  return (
    <form {...form.formProps} aria-label="Name and ranking" className="grid gap-4">
      <FormProblems form={form} />
      <TextField {...form.field("name")} label="Team name" autoComplete="off" />
      <TextField
        {...form.field("ranking")}
        label="Ranking"
        inputMode="numeric"
        autoComplete="off"
        hint="1 is best; empty takes it away."
        mono
        optional
        action={
          <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
            Save
          </Button>
        }
      />
    </form>
  );
}
