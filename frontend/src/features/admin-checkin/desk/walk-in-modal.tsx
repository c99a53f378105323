import { useState } from "react";
import { ADMIN_RULES } from "@contract/kernel/contract/admin-texts";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";
import type { DeskPerson } from "./judge";

interface WalkInModalProps {
  /** The person, or null for a person who is in no team. */
  readonly person: DeskPerson | null;
  readonly onClose: () => void;
  readonly onLetIn: (name: string | null, note: string) => Promise<void>;
}

/** Lets in a person whom the list does not allow. The reason is recorded, and treasurers see it. */
export function WalkInModal({ person, onClose, onLetIn }: WalkInModalProps) {
  const [fallback] = useState<string>(FALLBACKS.generic);
  const form = useForm({
    initial: { name: person?.name ?? "", note: "" },
    fallback,
    rules: ({ name, note }) => ({
      ...(name.trim() === "" ? { name: ADMIN_RULES.walkInName } : {}),
      ...(note.trim() === "" ? { note: ADMIN_RULES.walkInNote } : {}),
    }),
    submit: ({ name, note }) => onLetIn(person === null ? name.trim() : null, note.trim()),
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={person === null ? "Walk-in" : `Let ${person.name} in?`}
      description={
        person === null
          ? "Use this form for a person who is not on the list. Treasurers and Superadmins will see the name and your reason."
          : "According to the list, this person may not enter. Treasurers and Superadmins will see the name and your reason."
      }
      label="Let in"
      busyLabel="Letting in..."
    >
      <FormFailure form={form} />
      {person === null ? (
        <TextField {...form.field("name")} label="Name" maxLength={LIMITS.nameMax} autoComplete="off" />
      ) : null}
      <TextField
        {...form.field("note")}
        label="Reason"
        hint="For example: paid in cash, receipt 12"
        maxLength={LIMITS.teamNoteMax}
        autoComplete="off"
      />
    </FormModal>
  );
}
