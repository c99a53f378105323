import { useId } from "react";
import type { Role } from "../../../graphql/generated";
import { FormProblems } from "../../../shared/forms/form-problems";
import { Button } from "../../../shared/ui/button";
import { ConfirmModal } from "../../../shared/ui/confirm-modal";
import { Modal } from "../../../shared/ui/modal";
import { SelectField } from "../../../shared/ui/select-field";
import { TextField } from "../../../shared/ui/text-field";
import { useConfirm } from "../../../shared/hooks/use-confirm";
import { useEditUser } from "../hooks/use-edit-user";
import type { AdminUser } from "../hooks/use-users";
import { ROLE_NAMES } from "../user-columns";
import { GrantsSection } from "./grants-section";
import { PersonLogLinks } from "./person-log-links";
import { PromotionModal } from "./promotion-modal";
import { TeamField } from "./team-field";

interface EditUserModalProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
  readonly onSaved: (text: string) => void;
}

const ROLES = Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label }));

/** Every field of a person that a Superadmin may change. */
export function EditUserModal({ user, onClose, onSaved }: EditUserModalProps) {
  const id = useId();
  const question = useConfirm();
  const promotion = useConfirm();
  const { form, teams, isTouched } = useEditUser(user, {
    onSaved: (text) => {
      onSaved(text);
      onClose();
    },
    askToPromote: promotion.ask,
  });
  const close = async () => {
    if (form.busy) return;
    if (!isTouched || (await question.ask())) onClose();
  };
  return (
    <Modal
      open
      onClose={() => void close()}
      title={`Edit ${user.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void close()} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={form.busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} aria-label={`Edit ${user.name}`} className="grid gap-5">
        <FormProblems form={form} />
        <TextField {...form.field("name")} label="Name" autoComplete="off" />
        <TextField
          {...form.field("email")}
          label="Email"
          type="email"
          autoComplete="off"
          hint="A new address signs the person out; the old one is notified."
        />
        <SelectField
          {...form.field("role")}
          label="Role"
          options={ROLES}
          hint="Another role signs the person out. Who leads a team is decided under Teams, not here."
        />
        <TeamField
          {...form.field("team")}
          teams={teams}
          hint="The team in the current event. Leave it empty to take the person out; a leader has to hand the team over first."
        />
        <TextField
          {...form.field("phone")}
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          hint="10 digits, without +91."
          mono
          optional
        />
        <TextField {...form.field("college")} label="College" autoComplete="off" optional />
        <TextField
          {...form.field("universityRollNo")}
          label="University Roll Number"
          autoComplete="off"
          mono
          optional
        />
        <TextField
          {...form.field("codeforcesHandle")}
          label="Codeforces handle"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mono
          optional
        />
      </form>
      <GrantsSection user={user} />
      <PersonLogLinks userId={user.id} />
      {promotion.isAsked ? (
        <PromotionModal name={user.name} role={form.values.role as Role} onAnswer={promotion.answer} />
      ) : null}
      <ConfirmModal
        open={question.isAsked}
        title="Discard what you typed?"
        confirmLabel="Discard"
        busyLabel="Discarding..."
        danger
        onClose={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      >
        The changes to {user.name} are not saved yet.
      </ConfirmModal>
    </Modal>
  );
}
