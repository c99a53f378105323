import { useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { paths } from "@contract/kernel/contract/paths";
import { t } from "@contract/kernel/contract/t";
import {
  StartStudentViewDocument,
  type StartStudentViewMutation,
} from "../../../graphql/features/admin-users";
import { ReasonModal } from "../../../shared/forms/reason-modal";
import { BASENAME } from "../../../shared/language";
import { keepView } from "../../../shared/session/student-view";
import { Button } from "../../../shared/ui/button";
import type { AdminUser } from "../user-columns";

interface SeeAsSectionProps {
  readonly user: AdminUser;
  /** Whether the surrounding dialog has unsaved changes. Leaving the page would discard them. */
  readonly isDirty: boolean;
}

/** Opens the site as a user sees it, to help the user. The view is read-only and recorded (ADR 83). */
export function SeeAsSection({ user, isDirty }: SeeAsSectionProps) {
  const [asks, setAsks] = useState(false);
  return (
    <section
      aria-label="See the site as this student"
      className="grid justify-items-start gap-3 border-t border-rule pt-4"
    >
      <div>
        <h3 className="text-lg">See the site as this student</h3>
        <p className="text-sm text-soft">
          For 15 minutes, you see the site as {user.name} sees it. You cannot change anything.
        </p>
      </div>
      {isDirty ? <p className="text-sm">Save your changes first.</p> : null}
      <Button variant="secondary" disabled={isDirty} onClick={() => setAsks(true)}>
        See the site as this student...
      </Button>
      {asks ? (
        <ReasonModal
          mutation={StartStudentViewDocument}
          contract={() =>
            import("@contract/modules/accounts/contract/student-view.inputs").then(
              (m) => m.StartStudentViewInput,
            )
          }
          toInput={(reason) => ({ userId: user.id, reason })}
          onDone={begin}
          onClose={() => setAsks(false)}
          title={`See the site as ${user.name}?`}
          description={`${user.name} gets a notification with your name and reason. The audit log records both.`}
          label="See the site as this student"
          busyLabel="Starting..."
          name={t("Reason")}
          hint={'A few words, for example "cannot find the payment page".'}
          autoComplete="off"
          maxLength={LIMITS.viewReasonMax}
          oneLine
        />
      ) : null}
    </section>
  );
}

function begin({ viewId, endsAt, session }: StartStudentViewMutation["startStudentView"]) {
  const { message, token, id, userId, roleName: role, name, email } = session;
  keepView({ message, token, id, userId, role, name, email }, { viewId, endsAt });
  // Loads a new page, so that data fetched for the Superadmin and for the student is never mixed.
  location.assign(BASENAME + paths.dashboard);
}
