import type { Page } from "@playwright/test";
import { onOperation } from "./operations";
import type { Student } from "./students";

/**
 * Sends the next request of an operation with a token that the server refuses like an expired one. The page still
 * considers its token valid. Other requests stay unchanged, because one of them might otherwise cause the token to be
 * renewed first.
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

/** Returns the token that a page would send now, or null if the page is signed out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stored = localStorage.getItem("user");
    return stored === null ? null : (JSON.parse(stored) as { token: string }).token;
  });
}

/** Logs in on the login screen that the page shows. Does not load a new document, so preserved state is not lost. */
export async function logInHere(page: Page, { email, password }: Student): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
}

/**
 * Stops all live updates of a page. Otherwise the page might learn of its session's end too early: before the button
 * under test is pressed.
 */
export async function withoutLiveChanges(page: Page): Promise<void> {
  await page.route("**/graphql/stream", () => undefined);
}
