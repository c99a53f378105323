import { t } from "@contract/kernel/contract/t";
import { hasPasskeys, isPlainHttp } from "../secure-context";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/**
 * Checks that passkeys are available.
 * @throws Error in the form of a server's refusal if passkeys are not available. Its text is the reason.
 */
function refuseWithoutPasskeys(): void {
  if (hasPasskeys()) return;
  const message = isPlainHttp()
    ? t(
        "Passkeys need https. Open the site at an address that begins with https, or use another second step.",
      )
    : t("This browser does not support passkeys. Use another browser or another second step.");
  throw Object.assign(new Error(message), { errors: [{ message, extensions: { code: "NO_PASSKEYS" } }] });
}

/**
 * Asks for one of the passkeys listed in the options. Returns the browser's response as JSON for the server.
 * @throws if passkeys are not available, or when cancelled
 */
export async function askPasskey(options: string): Promise<string> {
  refuseWithoutPasskeys();
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/**
 * Creates a passkey with the given options. Returns the browser's response as JSON for the server.
 * @throws if passkeys are not available, when cancelled, or if the device already has a passkey of the account
 */
export async function makePasskey(options: string): Promise<string> {
  refuseWithoutPasskeys();
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
