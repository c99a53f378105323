import type { Page } from "@playwright/test";
import { openSignedIn } from "./support/signed-in";
import { ADMIN, startSite } from "./support/site";
import { asStudent, enter } from "./support/students";
import { newLeader } from "./support/teams";
import { expect, test as base } from "./support/test";

/** A production server that was told to offer the playground: the strictest headers it has to work under. */
const test = base.extend({
  site: async ({ siteNamed }, provide) => {
    await provide(await siteNamed("playground", () => startSite({ GRAPHIQL: "true" })));
  },
});

/** Opens the playground and notes what the security headers refused: a script, worker, font or style. */
async function openPlayground(page: Page, address = "/graphql"): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|refused to/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(address);
  await expect(page).toHaveTitle(/GraphQL playground/);
  await expect(page.getByRole("button", { name: "Show Documentation Explorer" })).toBeVisible();
  return complaints;
}

async function run(page: Page, example: string): Promise<void> {
  await page.getByRole("button", { name: example, exact: true }).click();
  await execute(page);
}

const execute = (page: Page) => page.getByRole("button", { name: "Execute query (Ctrl-Enter)" }).click();
const operation = (page: Page) => page.getByRole("region", { name: "Operation Editor" });
const variables = (page: Page) => page.getByRole("region", { name: "Variables" });
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
  await expect(page.getByText("Runs as nobody, as you chose: viewer is null.")).toBeVisible();
  await execute(page);
  await expect(answer(page)).toContainText('"viewer": null');

  const reply = await page.request.post("/api/auth/login", { data: ADMIN });
  const { token } = (await reply.json()) as { token: string };
  await page.getByLabel("Another token").check();
  await page.getByLabel("Token", { exact: true }).fill(token);
  await execute(page);
  await expect(answer(page)).toContainText('"role": "SUPERADMIN"');

  await run(page, "Follow the payment queue");
  await expect(answer(page)).toContainText('"paymentQueueChanged": null');
});

test("the site leads to the playground, and the playground back to the site and to the REST API", async ({
  openPerson,
}) => {
  const page = await openPerson();
  for (const path of ["/events", "/login"]) {
    await page.goto(path);
    await page.getByRole("navigation", { name: "Developers" }).getByRole("link", { name: "GraphQL" }).click();
    await expect(page).toHaveTitle(/GraphQL playground/);
  }
  await expect(page.getByRole("link", { name: "REST API" })).toHaveAttribute("href", "/api/docs");
  await page.getByRole("link", { name: "Coding Club" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a link fills in the editors and runs nothing; one to what is in them can be copied, without secrets", async ({
  openPerson,
  site,
}) => {
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
  await openPlayground(page, `/graphql?${link.toString()}`);
  await expect(operation(page)).toContainText("query Chosen(");
  await expect(variables(page)).toContainText('"slug": "syntaxsiege"');
  await expect(page.getByText("Filled in by a link: read it before you run it.")).toBeVisible();
  await expect(answer(page)).not.toContainText("data");
  expect(sent.filter((body) => !body.includes("IntrospectionQuery"))).toEqual([]);

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

  await page.goto(`/graphql?${new URLSearchParams({ query: `# ${"x".repeat(8000)}` }).toString()}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/Not copied: this operation is too long for a link/)).toBeVisible();
});

test("an example knows the session's team, and a subscription shows its events until it is stopped", async ({
  openPerson,
  site,
}) => {
  const { leader, teamId, teamName } = await newLeader(site);
  const page = await openPerson();
  await openPlayground(page);
  await page.getByRole("button", { name: "Follow a team", exact: true }).click();
  await expect(operation(page)).toContainText("Nobody is signed in");
  await execute(page);
  await expect(answer(page)).toContainText("UNAUTHENTICATED");

  await enter(page, leader, "/contact");
  await openPlayground(page);
  await page.getByRole("button", { name: "Follow a team", exact: true }).click();
  // The id is longer than a line.
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

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`${String(width)} px wide: an example opens, runs, and its answer can be read`, async ({
    openPerson,
  }) => {
    const page = await openPerson();
    await page.setViewportSize({ width, height });
    await openPlayground(page);
    await page.getByRole("button", { name: "Show Examples" }).click();
    await run(page, "All events");
    await expect(answer(page)).toContainText('"events"');
    for (const part of [operation(page), answer(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect(box?.width).toBeGreaterThan(width - 60);
      expect(box?.height).toBeGreaterThan(130);
    }
  });
}
