import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { useUpdateHandleMutation, type PersonFieldsFragment } from "../../../graphql/features/teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { useReloadQuestion } from "../../../shared/drafts/use-reload-question";
import { useForm } from "../../../shared/forms/use-form";
import { Button } from "../../../shared/ui/button";
import { HandleBadge } from "../../../shared/ui/handle-badge";
import { HandleField } from "../../../shared/ui/field-kinds";
import { SubmitButton } from "../../../shared/forms/submit-button";

interface HandleFormProps {
  readonly teamId: string;
  readonly person: PersonFieldsFragment;
  readonly onSaved: (text: string) => void;
}

/** Somebody's Codeforces handle: read until Edit is pressed. */
export function HandleForm({ teamId, person, onSaved }: HandleFormProps) {
  const [open, setOpen] = useState(false);
  const [update] = useUpdateHandleMutation();
  const form = useForm({
    initial: { codeforcesHandle: person.codeforcesHandle ?? "" },
    contract: () =>
      import("@contract/modules/teams/contract/update-handle.input").then((m) => m.UpdateHandleInput),
    toInput: (values) => ({ ...values, teamId, memberId: person.id }),
    fallback: FALLBACKS.updateHandle,
    submit: async ({ codeforcesHandle }) => {
      await update({ variables: { input: { teamId, memberId: person.id, codeforcesHandle } } });
      setOpen(false);
      onSaved(SUCCESS.handleUpdated);
    },
  });
  useReloadQuestion(open && form.values.codeforcesHandle !== (person.codeforcesHandle ?? ""));
  if (!open) {
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-sm text-soft">Codeforces</span>
        <span className="font-mono font-semibold">{person.codeforcesHandle ?? "—"}</span>
        <HandleBadge handle={person} />
        <Button
          variant="quiet"
          aria-label={`Edit the handle of ${person.name}`}
          onClick={() => setOpen(true)}
        >
          Edit
        </Button>
      </p>
    );
  }
  return (
    <form {...form.formProps} aria-label={`Handle of ${person.name}`} className="grid gap-3">
      <FormFailure form={form} />
      <HandleField
        {...form.field("codeforcesHandle")}
        label={`Codeforces handle of ${person.name}`}
        hint="Leave it empty to remove the handle."
      />
      <div className="flex gap-3">
        <SubmitButton form={form} variant="secondary" busyLabel="Saving...">
          Save handle
        </SubmitButton>
        <Button variant="quiet" onClick={() => setOpen(false)} disabled={form.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
