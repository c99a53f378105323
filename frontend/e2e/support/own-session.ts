import type { Page } from "@playwright/test";
import { onOperation } from "./operations";
import type { Student } from "./students";

/**
 * Lets the next request of an operation arrive with a token that the server refuses, as it does once the token's time is
 * over; the page takes its own for good. No other request is changed: one of those could have the token renewed first.
 */
export async function spoilNextToken(page: Page, field: string): Promise<void> {
  let isSpoiled = false;
  await onOperation(page, field, async (route) => {
    const headers = await route.request().allHeaders();
    if (isSpoiled) return route.continue();
    isSpoiled = true;
    const authorization = `${headers["authorization"]?.slice(0, -8) ?? ""}AAAAAAAA`;
    return route.continue({ headers: { ...headers, authorization } });
  });
}

/** The token that a page would send now; null when it is signed out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stored = localStorage.getItem("user");
    return stored === null ? null : (JSON.parse(stored) as { token: string }).token;
  });
}

/** Logs in on the login screen that the page was led to; it stays in the same document, so that what is kept is kept. */
export async function logInHere(page: Page, { email, password }: Student): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
}

/** From now on the page hears nothing by itself: else it may hear of its session's end before the press that is to meet it. */
export async function withoutLiveChanges(page: Page): Promise<void> {
  await page.route("**/graphql/stream", () => undefined);
}
