import type { Page } from "@playwright/test";
import { openSignedIn } from "./support/signed-in";
import { ADMIN, startSite } from "./support/site";
import { expect, test as base } from "./support/test";

/** A production server that was told to offer the playground: the strictest headers it has to work under. */
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("playground", () => startSite({ GRAPHIQL: "true" })));
  },
});

/** Opens the playground and notes what the security headers refused: a script, worker, font or style. */
async function openPlayground(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto("/graphql");
  await expect(page).toHaveTitle(/GraphQL playground/);
  await expect(page.getByRole("button", { name: "Show Documentation Explorer" })).toBeVisible();
  return complaints;
}

async function run(page: Page, example: string): Promise<void> {
  await page.getByRole("button", { name: example, exact: true }).click();
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
}

const answer = (page: Page) => page.getByRole("region", { name: "Result Window" });

test("a visitor runs an example, with nothing from another host and nothing against the headers", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const complaints = await openPlayground(page);
  await run(page, "All events");
  await expect(answer(page)).toContainText("Syntax Siege");
  await expect(answer(page)).toContainText('"slug": "syntaxsiege"');
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(page.getByText("Root Types")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the signed-in session's token goes along, nobody's and a pasted one when asked for", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openSignedIn(page, site, "User", "/contact");
  await openPlayground(page);
  await expect(page.getByLabel("Asha Rao (User), signed in here")).toBeChecked();
  await run(page, "Who am I");
  await expect(answer(page)).toContainText('"name": "Asha Rao"');

  await page.getByLabel("Nobody").check();
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
  await expect(answer(page)).toContainText('"viewer": null');

  const reply = await page.request.post("/api/auth/login", { data: ADMIN });
  const { token } = (await reply.json()) as { token: string };
  await page.getByLabel("Another token").check();
  await page.getByLabel("Token", { exact: true }).fill(token);
  await page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
  await expect(answer(page)).toContainText('"role": "SUPERADMIN"');

  await run(page, "Follow the payment queue");
  await expect(answer(page)).toContainText('"paymentQueueChanged": null');
});
