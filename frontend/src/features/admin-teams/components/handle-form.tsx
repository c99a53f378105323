import { useState } from "react";
import { FALLBACKS, SUCCESS } from "@contract/kernel/contract/catalogue";
import { UpdateHandleDocument, type PersonFieldsFragment } from "../../../graphql/features/teams";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { Button } from "../../../shared/ui/button";
import { HandleBadge } from "../../../shared/ui/badge";
import { HandleField } from "../../../shared/ui/field-kinds";

interface HandleFormProps {
  readonly teamId: string;
  readonly person: PersonFieldsFragment;
  readonly onSaved: (text: string) => void;
}

/** Shows a person's Codeforces handle, with a dialog to change it. */
export function HandleForm({ teamId, person, onSaved }: HandleFormProps) {
  const [isOpen, setOpen] = useState(false);
  const saved = () => {
    setOpen(false);
    onSaved(SUCCESS.handleUpdated);
  };
  return (
    <>
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
      {isOpen ? (
        <HandleModal teamId={teamId} person={person} onSaved={saved} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

interface HandleModalProps extends Pick<HandleFormProps, "teamId" | "person"> {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

function HandleModal({ teamId, person, onSaved, onClose }: HandleModalProps) {
  const form = useMutationForm(
    UpdateHandleDocument,
    () => import("@contract/modules/teams/contract/member.inputs").then((m) => m.UpdateHandleInput),
    {
      initial: { codeforcesHandle: person.codeforcesHandle ?? "" },
      toInput: (values) => ({ ...values, teamId, memberId: person.id }),
      fallback: FALLBACKS.updateHandle,
      onDone: () => onSaved(),
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Handle of ${person.name}`}
      label="Save handle"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <HandleField
        {...form.field("codeforcesHandle")}
        label={`Codeforces handle of ${person.name}`}
        hint="Leave this field empty to remove the handle."
      />
    </FormModal>
  );
}
