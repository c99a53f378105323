import type { Page } from "@playwright/test";

/**
 * Holds back the requests of an operation, so that a test can check the page before they are answered.
 * @returns functions that release the requests: `letThrough` to the server, `lose` with a network error
 */
export async function pauseOperation(page: Page, name: string) {
  let decide = (_through: boolean): void => undefined;
  const decided = new Promise<boolean>((resolve) => (decide = resolve));
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== name) await route.fallback(); // another operation may be paused, too
    else if (await decided) await route.continue();
    else await route.abort();
  });
  return { letThrough: () => decide(true), lose: () => decide(false) };
}

/**
 * Makes the requests of an operation fail, as if the server could not be reached. Returns a function that lets the
 * requests through again.
 */
export async function loseOperation(page: Page, name: string): Promise<() => Promise<void>> {
  const { lose } = await pauseOperation(page, name);
  lose();
  return () => page.unrouteAll({ behavior: "wait" });
}
