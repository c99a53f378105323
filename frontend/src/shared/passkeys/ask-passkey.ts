import { t } from "@contract/kernel/contract/t";
import { hasPasskeys, isPlainHttp } from "../secure-context";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Says why there is no passkey, in the form of a server's refusal. */
function refuseWithoutPasskeys(): void {
  if (hasPasskeys()) return;
  const message = isPlainHttp()
    ? t(
        "Passkeys need https. Open the site at an address that begins with https, or choose another way to log in.",
      )
    : t("This browser does not support passkeys. Use another browser, or choose another way to log in.");
  throw Object.assign(new Error(message), { errors: [{ message, extensions: { code: "NO_PASSKEYS" } }] });
}

/** Has the browser ask for one of the passkeys of the options; answers what goes to the server. @throws when cancelled */
export async function askPasskey(options: string): Promise<string> {
  refuseWithoutPasskeys();
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Has the browser make a passkey by the options; answers what goes to the server. @throws when cancelled, or known */
export async function makePasskey(options: string): Promise<string> {
  refuseWithoutPasskeys();
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
