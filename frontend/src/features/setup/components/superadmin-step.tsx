import { useState } from "react";
import { useLocation } from "react-router-dom";
import { SetUpDocument } from "../../../graphql/features/setup";
import { SubmitButton } from "../../../shared/forms/submit-button";
import { suggestPassword } from "../../../shared/forms/suggest-password";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { storeLogin } from "../../../shared/session/store-login";
import { FormProblems } from "../../../shared/forms/form-failure";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";

/** Creates the site's first Superadmin. The address that the server prints has the setup code after the #. */
export function SuperadminStep({ onDone }: { readonly onDone: () => void }) {
  const { hash } = useLocation();
  const [initial] = useState({ code: codeIn(hash), name: "", email: "", password: "" });
  const form = useMutationForm(
    SetUpDocument,
    () => import("@contract/modules/accounts/contract/set-up.input").then((m) => m.SetUpInput),
    {
      initial,
      toInput: (values) => ({ ...values, email: values.email.trim() }),
      onDone: (login) => {
        storeLogin(login);
        onDone();
      },
    },
  );
  return (
    <form {...form.formProps} className="grid max-w-xl gap-5" aria-label="You">
      <p className="text-soft">
        You become the first Superadmin. You can do everything, and give other people rights later.
      </p>
      <FormProblems form={form} />
      <TextField
        {...form.field("code")}
        label="Code"
        mono
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="The server shows the code in its start-up output, in the line “Set it up”. The code proves that the site is yours."
      />
      <TextField {...form.field("name")} label="Your name" autoComplete="name" hint="First and last name." />
      <TextField
        {...form.field("email")}
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="You log in with this address, and get the site's e-mails there."
      />
      <PasswordField
        {...form.field("password")}
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        suggest={suggestPassword}
      />
      <div>
        <SubmitButton form={form} busyLabel="Saving...">
          Create my account
        </SubmitButton>
      </div>
    </form>
  );
}

/** Returns the setup code in the address. A code with a malformed escape is returned as it was typed. */
function codeIn(hash: string): string {
  const code = hash.slice(1);
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
