import { expectAccessible } from "./support/axe";
import { look, WIDTHS } from "./support/look";
import { openPage } from "./support/open-page";
import { person } from "./support/people";
import type { Site } from "./support/site";
import { asStudent, enter, newStudent, newTeam, uniqueHandle, type Student } from "./support/students";
import { fillRest, register, verify } from "./support/sign-up-form";
import { expect, test } from "./support/test";

/** A team's invitation link: making and sharing it, joining with and without an account, and what refuses it. */

const REGISTRATION = "/events/syntaxsiege/registration";

async function teamOf(site: Site, leader: Student, id: string) {
  const { team } = await asStudent(site, leader, "POST", "/api/eventTeam/get-team", {
    userId: leader.session.id,
  });
  expect(team).toMatchObject({ _id: id });
  return team as { readonly members: readonly unknown[] };
}

/** The path of a link that the leader makes over the API. */
async function newLink(site: Site, leader: Student, id: string) {
  const reply = await asStudent(site, leader, "POST", "/api/eventTeam/invitation-link", { teamId: id });
  return new URL((reply["link"] as { url: string }).url).pathname;
}

test("the leader makes a link, copies it, shows its code, renews it and switches it off", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { name } = await newTeam(site, leader);
  const page = await openPerson();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, leader, REGISTRATION);
  const panel = page.getByRole("region", { name: "Invite by link" });
  await panel.getByRole("button", { name: "Create invitation link" }).click();
  const address = panel.getByText(/\/join\/[\w-]{22}$/);
  await expect(address).toBeVisible();
  const first = await address.textContent();
  await panel.getByRole("button", { name: "Copy Invitation link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await panel.getByText("Show as QR code").click();
  await expect(panel.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await look(page, "join-leader");
  }
  await expectAccessible(page);

  const visitor = await openPerson();
  await visitor.goto(String(first));
  await expect(visitor.getByRole("heading", { level: 1, name: `Join ${name}` })).toBeVisible();

  await panel.getByRole("button", { name: "Renew link" }).click();
  await expect(address).not.toHaveText(String(first));
  await page.reload();
  await expect(address).not.toHaveText(String(first));
  await panel.getByRole("button", { name: "Switch off" }).click();
  await expect(panel.getByRole("button", { name: "Create invitation link" })).toBeVisible();
});

test("the link's page comes rendered, tells who invites, and is for no search engine's list", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const path = await newLink(site, leader, id);
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain(`Asha Rao invites you to the team ${name} for Syntax Siege 2025.`);
  expect(html).toContain(`<meta property="og:title" content="Join ${name}`);
  const picture = await fetch(`${site.url}${path}/picture.png`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(html).toContain(`<meta property="og:image" content="${site.url}${path}/picture.png"/>`);
  expect((await fetch(`${site.url}/join/${"A".repeat(22)}/picture.png`)).status).toBe(404);
  const ended = await fetch(`${site.url}/join/${"A".repeat(22)}`);
  expect(ended.status).toBe(404);
  expect(await ended.text()).toContain("This invitation link does not work any more");
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain("/join");
  const page = await openPerson();
  for (const [address, name] of [
    [`/join/${"A".repeat(22)}`, "join-ended"],
    [path, "join-visitor"],
  ] as const) {
    await openPage(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 });
      await look(page, name);
    }
    await expectAccessible(page);
  }
});

test("somebody signed in joins with one press, with their handle", async ({ site, openPerson }) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const path = await newLink(site, leader, id);
  const ravi = await newStudent(site, "Ravi Sen");
  const handle = uniqueHandle("ravi");
  const page = await openPerson();
  await enter(page, ravi, path);
  await page.getByRole("textbox", { name: /Your Codeforces handle/ }).fill(handle);
  await page.getByRole("button", { name: `Join ${name}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("You are in the team now.")).toBeVisible();
  await expect(page.getByText(handle).first()).toBeVisible();
});

test("a visitor signs up from the link, and is in the team when they come back, without another press", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const path = await newLink(site, leader, id);
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  // At once, most often before the page's script answers: the link leads to the form all the same, and the press counts.
  await page.getByRole("link", { name: "Sign up and join" }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  const handle = uniqueHandle("meera");
  await page.getByLabel(/Your Codeforces handle/).fill(handle);
  await fillRest(page);
  await verify(page, site, person("Meera", "Das").email);
  await register(page);
  // The specification's two seconds, the log-in that it leads to, which passes on whoever is signed in, and the team.
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const { members } = await teamOf(site, leader, id);
  expect(members).toMatchObject([{ codeforceHandle: handle }]);
});

test("a link that was only opened joins nobody, and a full team says so", async ({ site, openPerson }) => {
  const leader = await newStudent(site, "Asha Rao");
  const mates = [await newStudent(site, "Ravi Sen"), await newStudent(site, "Meera Das")];
  const { id, name } = await newTeam(site, leader);
  const path = await newLink(site, leader, id);
  const late = await newStudent(site, "Late Bose");
  const page = await openPerson();
  await enter(page, late, path);
  const join = page.getByRole("button", { name: `Join ${name}` });
  await expect(join).toBeVisible();
  const token = path.split("/").at(-1);
  for (const mate of mates) await asStudent(site, mate, "POST", "/api/eventTeam/join", { token });
  await join.click();
  await expect(page.getByText("The team is full.")).toBeVisible();
});
