import type { Page } from "@playwright/test";
import { startSite } from "./support/site";
import { asStudent, logInOnPage, superadmin } from "./support/students";
import { newLeader } from "./support/teams";
import { expect, test as base } from "./support/test";

/**
 * A production server with the playground, which needs GRAPHIQL=true in production. The playground is tested with the
 * server's own security headers.
 */
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("playground", () => startSite({ GRAPHIQL: "true" })));
  },
});

async function expectPlayground(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/GraphQL playground/);
  await expect(page.getByRole("button", { name: "Show Documentation Explorer" })).toBeVisible();
}

async function run(page: Page, example: string): Promise<void> {
  await page.getByRole("button", { name: example, exact: true }).click();
  await execute(page);
}

const execute = (page: Page) => page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
const operation = (page: Page) => page.getByRole("region", { name: "Operation Editor" });
const variables = (page: Page) => page.getByRole("region", { name: "Variables" });
const answer = (page: Page) => page.getByRole("region", { name: "Result Window" });

test("a visitor comes from the site and runs an example, with nothing against the headers, also on a phone", async ({
  openPerson,
}) => {
  const page = await openPerson();
  // The browser's messages about scripts, workers, fonts and styles that the security headers refused.
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/events");
  await page.getByRole("navigation", { name: "Developers" }).getByRole("link", { name: "GraphQL" }).click();
  await expectPlayground(page);

  await test.step("360 px wide: an example opens, runs, and its answer can be read", async () => {
    await page.getByRole("button", { name: "Show Examples" }).click();
    await run(page, "All events");
    await expect(answer(page)).toContainText('"events"');
    for (const part of [operation(page), answer(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect(box?.width).toBeGreaterThan(300);
      expect(box?.height).toBeGreaterThan(130);
    }
  });

  await test.step("on a desktop it has the schema's documentation", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(answer(page)).toContainText("Syntax Siege");
    await expect(answer(page)).toContainText('"slug": "syntaxsiege"');
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    await expect(page.getByText("Root Types")).toBeVisible();
    await expect(page.getByRole("link", { name: "Coding Club" })).toHaveAttribute("href", "/");
    expect(complaints).toEqual([]);
  });

  await test.step("it leads to the REST documentation, in the system's theme", async () => {
    const background = expect(page.locator("html"));
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("link", { name: "REST API" }).click();
    await expect(page).toHaveURL("/api/docs");
    await expect(page.locator(".opblock").first()).toBeVisible();
    await background.toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.emulateMedia({ colorScheme: "dark" });
    await background.toHaveCSS("background-color", "rgb(28, 32, 34)");
    expect(complaints).toEqual([]);
  });
});

test("a link runs nothing by itself; examples run as session, visitor and by a pasted token, and follow a team", async ({
  openPerson,
  site,
}) => {
  const { leader, teamId, teamName } = await newLeader(site);
  const page = await openPerson();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.url });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  const query =
    "query First { viewer { id } }\nquery Chosen($slug: String!) { event(slug: $slug) { title } }";
  const link = new URLSearchParams({
    query,
    variables: '{"slug":"syntaxsiege","password":"hunter22"}',
    operationName: "Chosen",
  });
  const session = await logInOnPage(page, leader);
  await page.addInitScript((text) => localStorage.setItem("user", text), session);
  await page.goto(`/graphql?${link.toString()}`);
  await expectPlayground(page);

  await test.step("a link fills in the editors; one to what is in them is copied without secrets", async () => {
    await expect(operation(page)).toContainText("query Chosen(");
    await expect(variables(page)).toContainText('"slug": "syntaxsiege"');
    await expect(page.getByText("Filled in by a link: read it before you run it.")).toBeVisible();
    await expect(answer(page)).not.toContainText("data");
    expect(sent.filter((body) => body.includes("Chosen") || body.includes("hunter22"))).toEqual([]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(copied.searchParams)).toEqual({
      query,
      variables: '{"slug":"syntaxsiege","password":""}',
      operationName: "Chosen",
    });
    await execute(page);
    await page.getByRole("menuitem", { name: "Chosen" }).click();
    await expect(answer(page)).toContainText('"title": "Syntax Siege');
  });

  await test.step("the session's token is sent, or none or a pasted one when chosen", async () => {
    await expect(page.getByLabel("Asha Rao (Team Leader), signed in here")).toBeChecked();
    // Runs without showing a menu, because the new text has only one operation. The previous text had two.
    await run(page, "Who am I");
    await expect(answer(page)).toContainText('"name": "Asha Rao"');
    await page.getByRole("radio", { name: "Visitor" }).check();
    await expect(page.getByText("Runs as a visitor, as you chose: viewer is null.")).toBeVisible();
    await execute(page);
    await expect(answer(page)).toContainText('"viewer": null');
    const { session: admin } = await superadmin(site);
    await page.getByLabel("Another token").check();
    await page.getByLabel("Token", { exact: true }).fill(admin.token);
    await execute(page);
    await expect(answer(page)).toContainText('"role": "SUPERADMIN"');
    await page.getByLabel(/signed in here$/).check();
  });

  await test.step("an example is there with the press, and no answer of the one before is shown in it", async () => {
    let answerNow = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    const isSlow = (text: string | null) => /events|myTeam \{ id name leader/.test(text ?? "");
    await page.route("**/graphql", async (route) => {
      if (isSlow(route.request().postData())) await held;
      await route.continue();
    });
    await run(page, "All events");
    await page.getByRole("button", { name: "Follow a team", exact: true }).click();
    await expect(operation(page)).toContainText("teamChanged");
    answerNow();
    await expect
      .poll(async () => (await variables(page).textContent())?.replaceAll(/\s/g, ""))
      .toContain(`"teamId":"${teamId}"`);
    await expect(answer(page)).not.toContainText("Syntax Siege");
    await page.unroute("**/graphql");
  });

  await test.step("an example knows the session's team, and a subscription shows its events until it is stopped", async () => {
    await page.getByRole("button", { name: "Follow a team", exact: true }).click();
    // The editor wraps the id, which is longer than a line.
    await expect
      .poll(async () => (await variables(page).textContent())?.replaceAll(/\s/g, ""))
      .toContain(`"teamId":"${teamId}"`);
    await expect(operation(page)).toContainText(`# teamId: the team ${teamName}.`);
    await execute(page);
    await expect(answer(page)).toContainText("1 so far");
    const handle = { teamId, email: leader.email, codeforcesHandle: "tourist" };
    await asStudent(site, leader, "POST", "/api/eventTeam/update-team", handle);
    await expect(answer(page)).toContainText(/#2\sat\s\d\d:\d\d:\d\d.*#1\sat/s);
    await page.getByRole("button", { name: "Stop query (Ctrl-Enter)" }).click();
    await expect(answer(page)).toContainText("it has ended");
    await expect(answer(page)).toContainText("#2 at");
  });
});
