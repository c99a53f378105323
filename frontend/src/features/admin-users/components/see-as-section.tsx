import { useState } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { paths } from "@contract/kernel/contract/paths";
import { useStartStudentViewMutation } from "../../../graphql/features/admin-users";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { BASENAME } from "../../../shared/language";
import { keepView } from "../../../shared/session/student-view";
import { Button } from "../../../shared/ui/button";
import { TextField } from "../../../shared/ui/text-field";
import type { AdminUser } from "../user-source";

interface SeeAsSectionProps {
  readonly user: AdminUser;
  /** Something in the dialog around is not saved: the view would take it along. */
  readonly isDirty: boolean;
}

/** The way to see the site as somebody does, to help them; read-only and recorded (ADR 83). */
export function SeeAsSection({ user, isDirty }: SeeAsSectionProps) {
  const [asks, setAsks] = useState(false);
  return (
    <section
      aria-label="See as this student"
      className="grid justify-items-start gap-3 border-t border-rule pt-4"
    >
      <div>
        <h3 className="text-lg">See as this student</h3>
        <p className="text-sm text-soft">
          The site as {user.name} sees it, in this tab, for 15 minutes. Nothing can be changed.
        </p>
      </div>
      {isDirty ? <p className="text-sm">Save your changes first.</p> : null}
      <Button variant="secondary" disabled={isDirty} onClick={() => setAsks(true)}>
        See as this student...
      </Button>
      {asks ? <ReasonModal user={user} onClose={() => setAsks(false)} /> : null}
    </section>
  );
}

interface ReasonModalProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Asks why, and begins. */
function ReasonModal({ user, onClose }: ReasonModalProps) {
  const [start] = useStartStudentViewMutation();
  const form = useForm({
    initial: { reason: "" },
    contract: () =>
      import("@contract/modules/accounts/contract/student-view.inputs").then((m) => m.StartStudentViewInput),
    toInput: ({ reason }) => ({ userId: user.id, reason }),
    fallback: FALLBACKS.generic,
    submit: async ({ reason }) => {
      const { data } = await start({ variables: { input: { userId: user.id, reason } } });
      if (!data) return;
      const { viewId, endsAt, session } = data.startStudentView;
      const { message, token, id, userId, roleName: role, name, email } = session;
      keepView({ message, token, id, userId, role, name, email }, { viewId, endsAt });
      // A page of its own: nothing that was fetched for one of the two is shown to the other.
      location.assign(BASENAME + paths.dashboard);
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`See the site as ${user.name}?`}
      description={`${user.name} finds in their notifications that you looked, and why. It is in the audit log too.`}
      label="See as this student"
      busyLabel="Starting..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("reason")}
        label="Why"
        autoComplete="off"
        hint='A few words, such as "cannot find the payment page".'
      />
    </FormModal>
  );
}
