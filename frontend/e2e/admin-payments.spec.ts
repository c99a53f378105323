import type { Page } from "@playwright/test";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { onOperation } from "./support/operations";
import { secondAdmin } from "./support/second-admin";
import type { Site } from "./support/site";
import { enter } from "./support/students";

test.use({ siteOf: "shared desk" });

interface Reported {
  readonly id: string;
  readonly teamName: string;
  readonly transactionId: string;
  readonly status: string;
  readonly reason: string | null;
}
const LIST = "{ reportedPayments { id teamName transactionId status reason } }";

/** Returns all payments on the site, oldest report first, as the server sorts them. */
async function payments(site: Site): Promise<readonly Reported[]> {
  const admin = await demoAdmin(site);
  return (await graphql<{ reportedPayments: Reported[] }>(site, admin, LIST)).reportedPayments;
}
const waiting = async (site: Site) => (await payments(site)).filter(({ status }) => status === "pending");
const one = async (site: Site, id: string) => (await payments(site)).find((payment) => payment.id === id);

const open = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const alert = (page: Page) => page.getByRole("alert");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("of hundreds of payments those in sight are in the page; after a decision the next one is in sight", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const queue = await waiting(site);
  const names = queue.map(({ teamName }) => teamName);
  await openAdmin(page, "payments");
  await expect(page.getByText(`${queue.length} payments waiting`)).toBeVisible();
  const list = page.getByRole("navigation", { name: "Waiting payments" });
  await test.step("of hundreds those in sight are in the page, and each opens by a press", async () => {
    await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(queue.length));
    expect(await list.getByRole("listitem").count()).toBeLessThan(Math.min(60, queue.length));
    await list.getByRole("button", { name: names[1] ?? "" }).click();
    await expect(open(page)).toHaveText(names[1] ?? "");
    await expect(list.locator("[aria-current]")).toContainText(names[1] ?? "");
    await page.keyboard.press("k");
    await expect(open(page)).toHaveText(names[0] ?? "");
  });
  const [first, second, third] = names;
  await test.step("on a phone the next team is in sight after a decision", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    // The steps load later and then move the content below them.
    await expect(page.getByRole("list", { name: "Steps of this payment" })).toBeVisible();
    await page.getByRole("heading", { name: "Timeline" }).scrollIntoViewIfNeeded();
    await expect(button(page, `Accept ${first ?? ""}`)).toBeInViewport({ ratio: 1 });
    await button(page, `Accept ${first ?? ""}`).click();
    await expect(open(page)).toHaveText(second ?? "");
    await expect(open(page)).toBeFocused();
    await expect(open(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("status").getByText(`Accepted: ${first ?? ""}`)).toBeVisible();
  });
  await test.step("on a small desktop the buttons are", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button(page, `Reject ${second ?? ""}`)).toBeInViewport({ ratio: 1 });
    await button(page, `Accept ${second ?? ""}`).click();
    await expect(page.getByRole("status").getByText(`Accepted: ${second ?? ""}`)).toBeVisible();
    await expect(button(page, `Accept ${third ?? ""}`)).toBeInViewport({ ratio: 1 });
  });
});

test("two admins: one decision, and the other reads whose it was", async ({ openPerson, site }) => {
  const [asha, ravi] = [await openPerson(), await openPerson()];
  const [first, second] = await waiting(site);
  await openAdmin(asha, "payments");
  await enter(ravi, await secondAdmin(site, "Ravi Kumar"), "/admindashboard?tab=payments");
  await expect(open(asha)).toHaveText(first?.teamName ?? "");
  await expect(open(ravi)).toHaveText(first?.teamName ?? "");

  await test.step("an open payment stays open when another admin decides it, and A does nothing to it", async () => {
    await ravi.keyboard.press("a");
    await expect(
      asha.getByText(/^Ravi Kumar accepted this payment on .* You do not have to decide this payment\.$/),
    ).toBeVisible();
    await expect(button(asha, /^Accept/)).toHaveCount(0);
    await asha.keyboard.press("a");
    await expect(open(asha)).toHaveText(first?.teamName ?? "");
    await asha.keyboard.press("j");
    await expect(open(asha)).toHaveText(second?.teamName ?? "");
  });
  await test.step("at the same moment: the first one counts, the second is notified and goes on", async () => {
    const held: (() => void)[] = [];
    const release = await onOperation(asha, "decidePayment", async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await asha.keyboard.press("r");
    await asha.keyboard.press("1");
    await asha.keyboard.press("Enter");
    await expect(open(asha)).not.toHaveText(second?.teamName ?? "");
    await expect.poll(() => held.length).toBe(1);
    await expect(open(ravi)).toHaveText(second?.teamName ?? "");
    await ravi.keyboard.press("a");
    await expect(ravi.getByText(`Accepted: ${second?.teamName ?? ""}`)).toBeVisible();
    held[0]?.();
    await expect(alert(asha)).toContainText(`${second?.teamName ?? ""}: Ravi Kumar accepted this payment on`);
    await expect(alert(asha)).toContainText("Your decision was not saved.");
    expect((await one(site, second?.id ?? ""))?.status).toBe("accepted");
    await release();
    await alert(asha).getByRole("button", { name: "Dismiss" }).click();
    await expect(alert(asha)).toHaveCount(0);
  });
});
