import { expectAccessible } from "./support/axe";
import { person } from "./support/people";
import type { Site } from "./support/site";
import { asStudent, enter, newStudent, newTeam, uniqueHandle, type Student } from "./support/students";
import { fillRest, register, verify } from "./support/sign-up-form";
import { expect, test } from "./support/test";

/** A team's invitation link, from making it to joining by it without an account; rough-network.spec.ts joins with one. */

const REGISTRATION = "/events/syntaxsiege/registration";

async function teamOf(site: Site, leader: Student, id: string) {
  const { team } = await asStudent(site, leader, "POST", "/api/eventTeam/get-team", {
    userId: leader.session.id,
  });
  expect(team).toMatchObject({ _id: id });
  return team as { readonly members: readonly unknown[] };
}

/** The link's page comes rendered, tells who invites, and is for no search engine's list. */
async function expectRendered(site: Site, path: string, name: string): Promise<void> {
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
}

test("the leader makes a link and copies it; a visitor signs up from it into the team; it is renewed and switched off", async ({
  site,
  openPerson,
}) => {
  const leader = await newStudent(site, "Asha Rao");
  const { id, name } = await newTeam(site, leader);
  const page = await openPerson();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, leader, REGISTRATION);
  const panel = page.getByRole("region", { name: "Invite by link" });
  const address = panel.getByText(/\/join\/[\w-]{22}$/);
  let link = "";

  await test.step("made, copied, and shown as a code", async () => {
    await panel.getByRole("button", { name: "Create invitation link" }).click();
    await expect(address).toBeVisible();
    link = String(await address.textContent());
    await panel.getByRole("button", { name: "Copy Invitation link" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await panel.getByText("Show as QR code").click();
    await expect(panel.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
    await expectAccessible(page);
    await expectRendered(site, new URL(link).pathname, name);
  });

  await test.step("a visitor signs up from it, and is in the team when they come back, without another press", async () => {
    const visitor = await openPerson();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto(link);
    // At once, most often before the page's script answers: the link leads to the form all the same, and the press counts.
    await visitor.getByRole("link", { name: "Sign up and join" }).click();
    await expect(visitor).toHaveURL(/\/signup\?next=/);
    const handle = uniqueHandle("meera");
    await visitor.getByLabel(/Your Codeforces handle/).fill(handle);
    await fillRest(visitor);
    await verify(visitor, site, person("Meera", "Das").email);
    await register(visitor);
    // The specification's two seconds, the log-in that it leads to, which passes on whoever is signed in, and the team.
    await expect(visitor).toHaveURL(/\/dashboard$/);
    await expect(visitor.getByRole("heading", { name })).toBeVisible();
    const { members } = await teamOf(site, leader, id);
    expect(members).toMatchObject([{ codeforceHandle: handle }]);
  });

  await test.step("renewed: the old link takes nobody in; then switched off", async () => {
    await panel.getByRole("button", { name: "Renew link" }).click();
    await expect(address).not.toHaveText(link);
    const late = await newStudent(site, "Late Bose");
    const join = asStudent(site, late, "POST", "/api/eventTeam/join", { token: link.split("/").at(-1) });
    await expect(join).rejects.toThrow(/INVITATION/);
    await panel.getByRole("button", { name: "Switch off" }).click();
    await expect(panel.getByRole("button", { name: "Create invitation link" })).toBeVisible();
  });
});
