import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app now, or some steps of 30 seconds from now: a code that was used counts only once. */
export function appCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replace(/\s/g, ""));
  return TOTP.generate({ secret, timestamp: Date.now() + steps * 30_000 });
}

/** Gives a page a device that makes passkeys and confirms whatever it is asked. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
