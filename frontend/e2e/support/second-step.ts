import type { Page } from "@playwright/test";

/**
 * Adds a virtual authenticator to a page. The authenticator creates passkeys and confirms every request. Returns
 * a function that removes the authenticator.
 */
export async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
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
  return () => devtools.detach();
}
