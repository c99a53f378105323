import { Link, useLocation } from "react-router-dom";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { paths } from "../../../shared/paths";
import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { PasswordField } from "../../../shared/ui/password-field";
import { TextField } from "../../../shared/ui/text-field";
import { BusyNote } from "./busy-note";
import { useLogIn } from "../hooks/use-log-in";

/** E-mail and password. Whatever goes wrong, the text is the same (specification section 8: "always"). */
export function LogInForm() {
  const { form, failed, waiting, reason } = useLogIn();
  const { search } = useLocation();
  // The text stands once, above: which of the two is wrong is not told, so neither field is marked.
  const field = (name: "email" | "password") => ({ ...form.field(name), error: undefined });
  return (
    <form {...form.formProps} className="grid gap-5">
      {failed ? (
        <Banner tone="error">
          {FALLBACKS.logIn}
          {reason === null ? null : <span className="block text-sm font-normal">{reason}</span>}
        </Banner>
      ) : null}
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
      <p>
        <Link
          to={paths.forgotPassword + search}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Forgot Your Password?
        </Link>
      </p>
      {waiting ? <BusyNote /> : null}
      <Button type="submit" wide busy={form.busy} busyLabel="Logging in...">
        Login
      </Button>
      <p className="border-t border-rule pt-4">
        No account yet?{" "}
        <Link to={paths.signUp + search} className="link inline-flex min-h-11 items-center font-semibold">
          Sign up
        </Link>
      </p>
    </form>
  );
}
