import { isInView } from "../../../shared/session/student-view";
import { useEffect, useRef } from "react";
import { FormFailure } from "../../../shared/forms/form-failure";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { HandleField } from "../../../shared/ui/field-kinds";
import { useJoinTeam } from "./use-join-team";
import { keepHandle, takeIntent } from "./join-intent";

interface JoinFormProps {
  readonly token: string;
  readonly teamName: string;
}

/** Joins the signed-in user with one press; by itself when they pressed before they signed up. */
export function JoinForm({ token, teamName }: JoinFormProps) {
  const form = useJoinTeam(token);
  const handle = form.field("codeforcesHandle");
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not while rendering, which may start again before it is shown. Not in a view of a student: the Superadmin
    // pressed, for themselves.
    if (!isInView() && takeIntent(token)) element.current?.requestSubmit();
  }, [token]);
  return (
    <form {...form.formProps} ref={element} className="grid max-w-xl gap-5">
      <FormFailure form={form} />
      <HandleField
        {...handle}
        onChange={(typed) => {
          handle.onChange(typed);
          // Over a reload too, as on the sign-up that may come before.
          keepHandle(typed);
        }}
        label="Your Codeforces handle"
        hint="You can also set your handle later."
      />
      <div>
        <SubmitButton form={form} busyLabel="Joining...">
          Join {teamName}
        </SubmitButton>
      </div>
    </form>
  );
}
