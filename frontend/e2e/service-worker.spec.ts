import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { look } from "./support/look";
import { openPage } from "./support/open-page";
import { PHONE } from "./support/phone";
import { enter, newStudent, newTeam } from "./support/students";
import { expect, test } from "./support/test";
import { watch } from "./support/watch";

test.use({ serviceWorkers: "allow", reusesPages: false });

/** Goes online from an empty page, because the offline page would reload itself and replace the next navigation. */
async function goOnline(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().setOffline(false);
}

/** Waits until the service worker controls the page. */
async function workerIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a public page that was seen is there without a network, and a new build takes the old one's place", async ({
  openPerson,
}) => {
  const page = await openPerson();
  const problems = await watch(page);
  await openPage(page, "/events");
  await workerIsThere(page);
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  await page.goto("/cdcteam");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Members");

  const caches = () => page.evaluate(() => globalThis.caches.keys());
  const [before = ""] = await caches();
  await test.step("a page that an older build kept is fetched again", async () => {
    expect(before).toMatch(/^site-[0-9a-f]{12}$/);
    await page.evaluate(async (name) => {
      const cache = await globalThis.caches.open(name);
      const headers = { "content-type": "text/html" };
      await cache.put("/events", new Response("<h1>An older build</h1>", { headers }));
    }, before);
    await page.goto("/events");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  });
  await test.step("what it kept is gone", async () => {
    await page.evaluate(() => globalThis.caches.open("site-of-an-older-build"));
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.unregister();
    });
    await openPage(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get in Touch with Us");
    await workerIsThere(page);
    await expect.poll(caches).toEqual([before]);
  });
  // Trusted Types and the Content-Security-Policy have refused neither the worker nor anything else.
  expect(problems.filter((problem) => problem.includes("breaks"))).toEqual([]);
});

test("without a network the dashboard shows the team that was last seen, also to who chose हिन्दी, until Logout", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson(PHONE);
  const leader = await newStudent(site, "Asha Rao");
  const { name } = await newTeam(site, leader, [await newStudent(site, "Ravi Kumar")]);
  await enter(page, leader, "/dashboard");
  await expect(page.getByText("Ravi Kumar").first()).toBeVisible();
  await workerIsThere(page);
  const heading = page.getByRole("heading", { level: 1 });
  const team = page.getByRole("region", { name });
  await test.step("in English", async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("region", { name: `Team ${name}` })).toBeVisible();
    await expect(
      team.getByText(/^Last updated on .* IST\. Details may have changed since then\.$/),
    ).toBeVisible();
    await expect(team.getByRole("listitem")).toHaveText([/^Asha Rao \(leader\)/, /^Ravi Kumar/]);
    await expectAccessible(page, "light");
    await goOnline(page);
  });

  await test.step("who chose हिन्दी is led to the page that is kept in it", async () => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "हिन्दी" }).click();
    await page.waitForURL("/hi");
    await page.reload();
    await expect.poll(() => page.evaluate(async () => (await caches.match("/hi")) !== undefined)).toBe(true);
    await page.context().setOffline(true);
    await page.goto("/?from=mail");
    expect(new URL(page.url())).toMatchObject({ pathname: "/hi", search: "?from=mail" });
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  });
  await test.step("what is not kept says so in it, with the team", async () => {
    await page.goto("/dashboard");
    await expect(heading).toHaveText("आप ऑफ़लाइन हैं");
    await expect(team.getByRole("listitem").first()).toHaveText(/^Asha Rao \([^A-Za-z]+\)/);
    await expect(team.getByText("IST")).not.toContainText(/seen|may have|,.*(AM|PM) [A-HJ-Z]/);
    await expect(page.locator("#team-event")).not.toContainText(/Payment|incomplete|\{/);
    await look(page, "offline-hi");
  });
  await test.step("after Logout there is no team", async () => {
    await goOnline(page);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "अकाउंट मेनू" }).click();
    await page.getByRole("button", { name: "लॉग आउट करें" }).click();
    await expect(page.getByRole("button", { name: "अकाउंट मेनू" })).toHaveCount(0);
    await page.context().setOffline(true);
    await page.goto("/dashboard");
    await expect(heading).toHaveText("आप ऑफ़लाइन हैं");
    await expect(page.getByRole("region")).toHaveCount(0);
  });
  await test.step("an address with a language counts more than the choice", async () => {
    // Uses another tab. The offline page reloads itself whenever the browser reports that the network is back, and this
    // reload would replace the navigation. The browser may report this even while the test emulates a lost network.
    const tab = await page.context().newPage();
    await tab.goto("/bn/dashboard");
    await expect(tab.locator("html")).toHaveAttribute("lang", "bn");
  });
});
