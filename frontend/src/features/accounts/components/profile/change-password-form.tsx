import { Link } from "react-router-dom";
import { paths } from "@contract/kernel/contract/paths";
import { useSession } from "../../../../shared/session/session-store";
import { PasswordField } from "../../../../shared/ui/password-field";
import type { CloseForm } from "./editable-section";
import { FormButtons } from "./form-buttons";
import { OTHERS_LOGGED_OUT } from "./others-logged-out";
import { FormProblems } from "../../../../shared/forms/form-failure";
import { useApolloClient } from "@apollo/client/react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { ChangePasswordDocument } from "../../../../graphql/features/accounts";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { clearSetupNeeded } from "../../../../shared/session/setup-needed";
import { storeLogin } from "../../../../shared/session/store-login";
import { exchangeSession } from "../../hooks/exchange-session";

/** Asks for the current and the new password. */
export function ChangePasswordForm({ onClose }: { readonly onClose: CloseForm }) {
  const form = useChangePassword((text) => onClose(`${text} ${OTHERS_LOGGED_OUT}`));
  const session = useSession();
  return (
    <form {...form.formProps} aria-label="Change password" className="grid gap-5">
      <FormProblems form={form} />
      {/* A hidden field that lets a password manager store the new password for the right account. */}
      <input type="email" name="email" autoComplete="username" value={session?.email ?? ""} readOnly hidden />
      <div>
        <PasswordField
          {...form.field("currentPassword")}
          label="Current Password"
          autoComplete="current-password"
        />
        <Link
          to={paths.forgotPassword}
          className="link inline-flex min-h-11 items-center text-sm font-semibold"
        >
          Forgot your current password?
        </Link>
      </div>
      <PasswordField
        {...form.field("newPassword")}
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters. Your other devices will be logged out."
      />
      <FormButtons
        busy={form.busy}
        label="Set new password"
        busyLabel="Updating..."
        onCancel={() => onClose()}
      />
    </form>
  );
}

/**
 * Returns a form that asks for the current and the new password. The server replies with a new session for this device.
 */
function useChangePassword(onDone: (text: string) => void) {
  const client = useApolloClient();
  return useMutationForm(
    ChangePasswordDocument,
    () => import("@contract/modules/accounts/contract/password.inputs").then((m) => m.ChangePasswordInput),
    {
      initial: { currentPassword: "", newPassword: "" },
      toInput: (values) => values,
      fallback: FALLBACKS.setNewPassword,
      around: exchangeSession,
      onDone: ({ message, session }) => {
        storeLogin(session);
        clearSetupNeeded();
        onDone(message);
        void client.refetchQueries({ include: "active" }).catch(() => undefined);
      },
    },
  );
}
