import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { TeamListDocument, UpdateTeamDocument } from "../../../graphql/features/admin-teams";
import { useFetch } from "../../../shared/apollo/use-fetch";
import { FormProblems } from "../../../shared/forms/form-failure";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { usePreservedState } from "../../../shared/drafts/preserved-state";
import { Unsaved } from "../../../shared/drafts/unsaved";
import { qualifies } from "@contract/modules/events/contract/fee-rule";
import { formatPaise } from "@contract/kernel/contract/rupees";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { useConfirm } from "../../../shared/hooks/use-confirmed-action";
import { TextField } from "../../../shared/ui/text-field";
import { TheirVersion } from "../../../shared/versions/their-version";
import { useVersion } from "../../../shared/versions/use-version";
import type { AdminTeam } from "../team-gaps";
import { NumberField } from "../../../shared/ui/field-kinds";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { t } from "@contract/kernel/contract/t";

interface TeamFormProps {
  readonly team: AdminTeam;
  readonly onSaved: (text: string) => void;
}

const valuesOf = ({ name, ranking }: AdminTeam) => ({
  name,
  ranking: ranking === null ? "" : String(ranking),
});

const LABELS = { name: t("Team name"), ranking: t("Ranking") };

/** Changes a team's name and ranking. Unchanged fields are not sent. */
export function TeamForm({ team, onSaved }: TeamFormProps) {
  const question = useConfirm();
  const [began, setBegan] = useState(() => valuesOf(team));
  const fetchTeam = useFetch(TeamListDocument, "no-cache");
  const version = useVersion(team.version, async () => {
    const { list } = await fetchTeam({ ids: [team.id], eventSlug: team.event.slug, first: 1, rows: true });
    const [stored] = list.edges?.map(({ node }) => node) ?? [];
    if (!stored) return null;
    setBegan(valuesOf(stored));
    return { values: valuesOf(stored), version: stored.version };
  });
  const isRanked = (ranking: string) => ranking.trim() !== began.ranking;
  const form = useMutationForm(UpdateTeamDocument, null, {
    initial: began,
    rules: ({ ranking }) => (/^\s*[0-9]{0,6}\s*$/.test(ranking) ? {} : { ranking: ADMIN_RULES.ranking }),
    toInput: ({ name, ranking }) => ({
      teamId: team.id,
      ...(name === began.name ? {} : { name }),
      ...(isRanked(ranking) ? { ranking: ranking.trim() === "" ? null : Number(ranking) } : {}),
    }),
    around: async (save, { ranking }) => {
      if (!isRanked(ranking) || (await question.ask())) await save();
    },
    version,
    onDone: ({ message, team: saved }) => {
      version.goOnFrom(saved.version);
      setBegan(valuesOf(saved));
      form.reset(valuesOf(saved));
      onSaved(message);
    },
  });
  usePreservedState(
    `admin-team-${team.id}`,
    { began, values: form.values, version: version.version },
    (preserved) => {
      version.goOnFrom(preserved.version);
      setBegan(preserved.began);
      form.restore(preserved.values);
    },
  );
  return (
    <form {...form.formProps} aria-label="Name and ranking" className="grid gap-4">
      <FormProblems form={form} />
      <TheirVersion theirs={version.theirs} mine={form.values} labels={LABELS} onTake={form.restore} />
      <Unsaved dirty={form.dirty} />
      <TextField {...form.field("name")} label={LABELS.name} autoComplete="off" />
      <NumberField
        {...form.field("ranking")}
        label={LABELS.ranking}
        hint="1 is best. Leave empty to remove the rank."
        optional
      />
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Save
        </SubmitButton>
      </div>
      <ConfirmModal
        {...question.modal}
        title="Change the ranking?"
        confirmLabel="Change the ranking"
        busyLabel="Saving..."
      >
        {consequence(team, form.values.ranking.trim())}
      </ConfirmModal>
    </form>
  );
}

/** Returns the effect of a changed ranking on the team, which sees the new ranking immediately. */
function consequence({ name, ranking, event }: AdminTeam, typed: string): string {
  const next = typed === "" ? null : Number(typed);
  const seenText =
    next === null
      ? t(
          "{name} loses its rank and sees the change at once. The change does not appear under “Published”.",
          {
            name,
          },
        )
      : t("{name} sees rank {next} at once. The change does not appear under “Published”.", { name, next });
  const isIn = qualifies(next, event);
  if (isIn === qualifies(ranking, event)) return seenText;
  return `${seenText} ${event.fee > 0 ? feeText(isIn, formatPaise(event.fee)) : isIn ? t("The team qualifies.") : t("The team no longer qualifies.")}`;
}

function feeText(isIn: boolean, fee: string): string {
  return isIn
    ? t("The team qualifies and owes {fee}.", { fee })
    : t("The team no longer qualifies and no longer owes {fee}.", { fee });
}
