import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { demoAdmin, expect, graphql, openAdmin, test } from "./support/demo-site";
import { look, WIDTHS } from "./support/look";
import { onOperation } from "./support/operations";
import { secondAdmin } from "./support/second-admin";
import type { Site } from "./support/site";
import { enter } from "./support/students";
import { expectNoSidewaysScroll } from "./support/teams";

test.use({ siteOf: "admin-payments" });

interface Reported {
  readonly id: string;
  readonly teamName: string;
  readonly transactionId: string;
  readonly status: string;
  readonly reason: string | null;
}
const LIST = "{ reportedPayments { id teamName transactionId status reason } }";

/** Every payment of the site, oldest report first, as the server has it. */
async function payments(site: Site): Promise<readonly Reported[]> {
  const admin = await demoAdmin(site);
  return (await graphql<{ reportedPayments: Reported[] }>(site, admin, LIST)).reportedPayments;
}
const waiting = async (site: Site) => (await payments(site)).filter(({ status }) => status === "pending");
const one = async (site: Site, id: string) => (await payments(site)).find((payment) => payment.id === id);

const open = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const where = (page: Page) => page.getByText(/^\d+ of \d+$/);
const dialog = (page: Page) => page.getByRole("dialog");
const alert = (page: Page) => page.getByRole("alert");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("fifty payments by keyboard alone: the next one opens by itself, rejected ones say why", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const queue = await waiting(site);
  await openAdmin(page, "payments");
  await expect(page.getByText(`${queue.length} payments wait`)).toBeVisible();
  const list = page.getByRole("navigation", { name: "Waiting payments" });
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(queue.length));
  expect(await list.getByRole("listitem").count()).toBeLessThan(Math.min(60, queue.length));
  for (const [index, { teamName, transactionId }] of queue.slice(0, 50).entries()) {
    await expect(open(page)).toHaveText(teamName);
    await expect(page.getByRole("definition").filter({ hasText: transactionId })).toBeVisible();
    if (index % 10 !== 9) await page.keyboard.press("a");
    else {
      await page.keyboard.press("r");
      await expect(dialog(page)).toContainText(`Reject the payment of ${teamName}?`);
      await page.keyboard.press(String(1 + (index % 4)));
      await page.keyboard.press("Enter");
    }
  }
  await expect(page.getByText(`${queue.length - 50} payments wait`)).toBeVisible();
  await expect(where(page)).toHaveText(`1 of ${queue.length - 50}`);
  await expect.poll(async () => (await waiting(site)).length).toBe(queue.length - 50);
  const decided = new Map((await payments(site)).map((payment) => [payment.id, payment]));
  const outcomes = queue.slice(0, 50).map(({ id }) => decided.get(id)?.status);
  expect(outcomes).toEqual(Array.from({ length: 50 }, (_, at) => (at % 10 === 9 ? "rejected" : "accepted")));
  expect(decided.get(queue[9]?.id ?? "")?.reason).toMatch(/^The amount that arrived is not the fee/);
  await expect(alert(page)).toHaveCount(0);
});

test("moving, switching the keys off, and typing", async ({ openPerson, site }) => {
  const page = await openPerson();
  const [first, second, third] = await waiting(site);
  await openAdmin(page, "payments");
  await expect(open(page)).toHaveText(first?.teamName ?? "");
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(open(page)).toHaveText(third?.teamName ?? "");
  await page.keyboard.press("k");
  await expect(open(page)).toHaveText(second?.teamName ?? "");
  await test.step("a list beside it opens any of them", async () => {
    const list = page.getByRole("navigation", { name: "Waiting payments" });
    await list.getByRole("button", { name: first?.teamName ?? "" }).click();
    await expect(open(page)).toHaveText(first?.teamName ?? "");
    await expect(list.locator("[aria-current]")).toContainText(first?.teamName ?? "");
  });
  await test.step("letters in the search field are letters", async () => {
    await page.getByRole("searchbox").pressSequentially(second?.transactionId ?? "");
    await expect(open(page)).toHaveText(second?.teamName ?? "");
    await expect(where(page)).toHaveText("1 of 1");
    await expect(page).toHaveURL(new RegExp(`q=${second?.transactionId ?? ""}`));
    await page.getByRole("searchbox").fill("");
  });
  await test.step("switched off they do nothing, also after a reload", async () => {
    await page.getByRole("checkbox", { name: "Keyboard shortcuts" }).uncheck();
    await page.reload();
    await expect(open(page)).toHaveText(first?.teamName ?? "");
    for (const key of ["j", "a", "r", "?"]) await page.keyboard.press(key);
    await expect(open(page)).toHaveText(first?.teamName ?? "");
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole("checkbox", { name: "Keyboard shortcuts" }).check();
  });
  expect((await one(site, first?.id ?? ""))?.status).toBe("pending");
});

test("two admins: one decision, and the other reads whose it was", async ({ openPerson, site }) => {
  const [asha, ravi] = [await openPerson(), await openPerson()];
  const [first, second] = await waiting(site);
  await openAdmin(asha, "payments");
  await enter(ravi, await secondAdmin(site, "Ravi Kumar"), "/admindashboard?tab=payments");
  await expect(open(asha)).toHaveText(first?.teamName ?? "");
  await expect(open(ravi)).toHaveText(first?.teamName ?? "");

  await test.step("what is open stays open when somebody else decides it, and A does nothing to it", async () => {
    await ravi.keyboard.press("a");
    await expect(
      asha.getByText(/^Ravi Kumar accepted this on .* Nothing is left to decide here\.$/),
    ).toBeVisible();
    await expect(button(asha, /^Accept/)).toHaveCount(0);
    await asha.keyboard.press("a");
    await look(asha, "payments-decided-elsewhere");
    await expect(open(asha)).toHaveText(first?.teamName ?? "");
    await asha.keyboard.press("j");
    await expect(open(asha)).toHaveText(second?.teamName ?? "");
  });
  await test.step("at the same moment: the first one counts, the second is told and goes on", async () => {
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
    await expect(alert(asha)).toContainText(`${second?.teamName ?? ""}: Ravi Kumar accepted this on`);
    await expect(alert(asha)).toContainText("Your decision changed nothing.");
    await look(asha, "payments-two-admins");
    expect((await one(site, second?.id ?? ""))?.status).toBe("accepted");
    await release();
    await alert(asha).getByRole("button", { name: "Dismiss" }).click();
    await expect(alert(asha)).toHaveCount(0);
  });
});

test("a decision that does not get through brings the payment back, with what was written", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const [first, second] = await waiting(site);
  await openAdmin(page, "payments");
  await expect(open(page)).toHaveText(first?.teamName ?? "");
  const mend = await onOperation(page, "decidePayment", (route) => route.abort());
  await page.keyboard.press("r");
  await dialog(page).getByLabel("Reason").fill("Nothing arrived.");
  await page.keyboard.press("Control+Enter");
  await expect(open(page)).toHaveText(second?.teamName ?? "");
  await expect(alert(page)).toContainText(`${first?.teamName ?? ""}: The server cannot be reached.`);
  await look(page, "payments-failed");
  await mend();
  await page.keyboard.press("k");
  await expect(open(page)).toHaveText(first?.teamName ?? "");
  await page.keyboard.press("r");
  await expect(dialog(page).getByLabel("Reason")).toHaveValue("Nothing arrived.");
  await dialog(page).getByRole("button", { name: "Reject payment" }).click();
  await expect(page.getByText(`Rejected: ${first?.teamName ?? ""}`)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(await one(site, first?.id ?? "")).toMatchObject({ status: "rejected", reason: "Nothing arrived." });
});

test("on a phone the next team is in sight after a decision; on a small desktop the buttons are", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const [first, second, third] = (await waiting(site)).map(({ teamName }) => teamName);
  await page.setViewportSize({ width: 360, height: 640 });
  await openAdmin(page, "payments");
  // The steps come a moment later and move what is below them.
  await expect(page.getByRole("list", { name: "Steps of this payment" })).toBeVisible();
  await page.getByRole("heading", { name: "Timeline" }).scrollIntoViewIfNeeded();
  await expect(button(page, `Accept ${first ?? ""}`)).toBeInViewport({ ratio: 1 });
  await button(page, `Accept ${first ?? ""}`).click();
  await expect(open(page)).toHaveText(second ?? "");
  await expect(open(page)).toBeFocused();
  await expect(open(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("status").getByText(`Accepted: ${first ?? ""}`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, `Reject ${second ?? ""}`)).toBeInViewport({ ratio: 1 });
  await button(page, `Accept ${second ?? ""}`).click();
  await expect(page.getByRole("status").getByText(`Accepted: ${second ?? ""}`)).toBeVisible();
  await expect(button(page, `Accept ${third ?? ""}`)).toBeInViewport({ ratio: 1 });
});

test("every state is accessible and fits, from a phone to a desktop", async ({ openPerson }) => {
  const page = await openPerson();
  await openAdmin(page, "payments");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("list", { name: "Steps of this payment" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await look(page, "payments-queue");
    await button(page, /^Reject /).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await look(page, "payments-reject");
    if (width === WIDTHS[0]) await expectAccessible(page);
    await page.keyboard.press("Escape");
  }
  await expectAccessible(page);
  await page.keyboard.press("?");
  await expect(dialog(page)).toBeVisible();
  await look(page, "payments-keys");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("no such payment at all");
  await expect(page.getByText("No payment matches this search.")).toBeVisible();
  await look(page, "payments-nothing-fits");
});

test("what was decided is a list to search, narrow and export", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openAdmin(page, "payments", "status=rejected");
  const rejected = (await payments(site)).filter(({ status }) => status === "rejected");
  await expect(page.getByText(`${rejected.length} payments`, { exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill(rejected[0]?.transactionId ?? "");
  await expect(page.getByRole("rowheader")).toHaveText([rejected[0]?.teamName ?? ""]);
  await expect(page.getByText(`1 of ${rejected.length} payments`)).toBeVisible();
  await button(page, "Export").click();
  const download = page.waitForEvent("download");
  await button(page, /^All payments/).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trimEnd().split("\r\n")).toHaveLength(rejected.length + 1);
  expect(csv).toContain(rejected[0]?.transactionId);
  await page.keyboard.press("Escape");
  await button(page, "Show all").click();
  await expect(page.getByRole("link", { name: /^Write to/ })).toHaveCount(rejected.length);
  await look(page, "payments-rejected");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Write to/ })
    .first()
    .click();
  await expect(page.getByRole("form", { name: "Mail to teams" })).toBeVisible();
});
