import type { Page } from "@playwright/test";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { onOperation } from "./support/operations";
import { secondAdmin } from "./support/second-admin";
import type { Site } from "./support/site";
import { enter } from "./support/students";

test.use({ siteOf: "shared desk" });

interface Reported {
  readonly teamName: string;
  readonly status: string;
}
const LIST = "{ reportedPayments { teamName status } }";

/** Returns all payments on the site, oldest report first, as the server sorts them. */
async function payments(site: Site): Promise<readonly Reported[]> {
  const admin = await demoAdmin(site);
  return (await graphql<{ reportedPayments: Reported[] }>(site, admin, LIST)).reportedPayments;
}
const waiting = async (site: Site) => (await payments(site)).filter(({ status }) => status === "pending");

const open = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const alert = (page: Page) => page.getByRole("alert");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The keyboard shortcuts are tested in features/admin-payments/components/payments-section.test.tsx. */
test("of hundreds of payments those in sight are in the page; of two admins the faster decision counts", async ({
  openPerson,
  site,
}) => {
  const [asha, ravi] = [await openPerson(), await openPerson()];
  const names = (await waiting(site)).map(({ teamName }) => teamName);
  const [first = "", second = "", third = "", fourth = ""] = names;
  await openAdmin(asha, "payments");
  await test.step("of hundreds those in sight are in the page, and each opens by a press", async () => {
    await expect(asha.getByText(`${names.length} payments waiting`)).toBeVisible();
    const list = asha.getByRole("navigation", { name: "Waiting payments" });
    await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(names.length));
    expect(await list.getByRole("listitem").count()).toBeLessThan(Math.min(60, names.length));
    await list.getByRole("button", { name: second }).click();
    await expect(open(asha)).toHaveText(second);
    await expect(list.locator("[aria-current]")).toContainText(second);
    await asha.keyboard.press("k");
    await expect(open(asha)).toHaveText(first);
  });
  await test.step("on a phone the next team is in sight after a decision", async () => {
    await asha.setViewportSize({ width: 360, height: 640 });
    // Waits, because the steps load late and then move the content below them.
    await expect(asha.getByRole("list", { name: "Steps of this payment" })).toBeVisible();
    await asha.getByRole("heading", { name: "Timeline" }).scrollIntoViewIfNeeded();
    await expect(button(asha, `Accept ${first}`)).toBeInViewport({ ratio: 1 });
    await button(asha, `Accept ${first}`).click();
    await expect(open(asha)).toHaveText(second);
    await expect(open(asha)).toBeFocused();
    await expect(open(asha)).toBeInViewport({ ratio: 1 });
    await expect(asha.getByRole("status").getByText(`Accepted: ${first}`)).toBeVisible();
  });
  await test.step("on a small desktop the buttons are", async () => {
    await asha.setViewportSize({ width: 1280, height: 720 });
    await asha.evaluate(() => scrollTo(0, 0));
    await expect(button(asha, `Reject ${second}`)).toBeInViewport({ ratio: 1 });
    await button(asha, `Accept ${second}`).click();
    await expect(asha.getByRole("status").getByText(`Accepted: ${second}`)).toBeVisible();
    await expect(button(asha, `Accept ${third}`)).toBeInViewport({ ratio: 1 });
  });

  await enter(ravi, await secondAdmin(site, "Ravi Kumar"), "/admindashboard?tab=payments");
  await expect(open(ravi)).toHaveText(third);
  await test.step("an open payment stays open when another admin decides it, and A does nothing to it", async () => {
    await ravi.keyboard.press("a");
    await expect(
      asha.getByText(/^Ravi Kumar accepted this payment on .* You do not have to decide this payment\.$/),
    ).toBeVisible();
    await expect(button(asha, /^Accept/)).toHaveCount(0);
    await asha.keyboard.press("a");
    await expect(open(asha)).toHaveText(third);
    await asha.keyboard.press("j");
    await expect(open(asha)).toHaveText(fourth);
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
    await expect(open(asha)).not.toHaveText(fourth);
    await expect.poll(() => held.length).toBe(1);
    await expect(open(ravi)).toHaveText(fourth);
    await ravi.keyboard.press("a");
    await expect(ravi.getByText(`Accepted: ${fourth}`)).toBeVisible();
    held[0]?.();
    await expect(alert(asha)).toContainText(`${fourth}: Ravi Kumar accepted this payment on`);
    await expect(alert(asha)).toContainText("Your decision was not saved.");
    const { status } = (await payments(site)).find(({ teamName }) => teamName === fourth) ?? {};
    expect(status).toBe("accepted");
    await release();
  });
});
