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

/**
 * The form with which a signed-in user joins a team in one click. Submits itself if the user already clicked before
 * signing in.
 */
export function JoinForm({ token, teamName }: JoinFormProps) {
  const form = useJoinTeam(token);
  const handle = form.field("codeforcesHandle");
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // In an effect, because `takeIntent` works only once and React may render several times before the form is shown.
    // Does nothing in a student view, because the Superadmin's click was not the student's.
    if (!isInView() && takeIntent(token)) element.current?.requestSubmit();
  }, [token]);
  return (
    <form {...form.formProps} ref={element} className="grid max-w-xl gap-5">
      <FormFailure form={form} />
      <HandleField
        {...handle}
        onChange={(typed) => {
          handle.onChange(typed);
          // Keeps the handle across a reload. The sign-up form, which may come before this form, does the same.
          keepHandle(typed);
        }}
        label="Your Codeforces handle"
        hint="Your name on codeforces.com. You can also set it later."
      />
      <div>
        <SubmitButton form={form} busyLabel="Joining...">
          Join {teamName}
        </SubmitButton>
      </div>
    </form>
  );
}
