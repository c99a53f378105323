import type { Page } from "@playwright/test";

/**
 * Holds the answers of an operation back, so that the state until then can be checked.
 * @returns how to release them: through to the server, or lost on the way
 */
export async function pauseOperation(page: Page, name: string) {
  let decide = (_through: boolean): void => undefined;
  const decided = new Promise<boolean>((resolve) => (decide = resolve));
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== name || (await decided)) await route.continue();
    else await route.abort();
  });
  return { letThrough: () => decide(true), lose: () => decide(false) };
}

/** The server cannot be reached for an operation, until what this returns is called. */
export async function loseOperation(page: Page, name: string): Promise<() => Promise<void>> {
  const { lose } = await pauseOperation(page, name);
  lose();
  return () => page.unrouteAll({ behavior: "wait" });
}
