import type { Page } from "@playwright/test";
import { asStudent, superadmin } from "./support/students";
import { expectAccessible } from "./support/axe";
import { test } from "./support/network";
import { look } from "./support/look";
import { scriptAnswers } from "./support/open-page";
import { watchOperation } from "./support/operations";
import { withoutLiveChanges } from "./support/own-session";
import {
  freshUtr,
  openAsLeader,
  PAYMENT,
  REPORTED,
  status,
  submit,
  utr,
  withoutStream,
} from "./support/payment";
import { expect } from "./support/test";

// Some tests have a site with a simulated network (support/network.ts), whose pages no other file can reuse.
test.use({ reusesPages: false });

const banner = (page: Page) =>
  page.getByRole("status").filter({
    hasText: "You are offline. Your entries stay on this page. Send them when you are online again.",
  });
const FAILED =
  "Error: An error occurred: Failed to update payment status.The server did not respond. Your transaction ID is still in the form. Check your connection and submit again. We never count a payment twice.";

test("a lost connection shows the banner and keeps the form; back online the same submit works, once", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await withoutStream(page);
  await openAsLeader(page, site);
  await expect(banner(page)).toHaveCount(0);
  const number = freshUtr();
  const reports = watchOperation(page, "reportPayment");

  await test.step("discarded by the phone, then offline: what was typed stays, and a word when it is sent all the same", async () => {
    await utr(page).fill(number.slice(0, 8));
    await page.reload();
    await scriptAnswers(page);
    await expect(utr(page)).toHaveValue(number.slice(0, 8));
    await page.context().setOffline(true);
    await expect(banner(page)).toBeVisible();
    await expect(utr(page)).toHaveValue(number.slice(0, 8));
    await utr(page).fill(number);
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(FAILED);
    await expect(utr(page)).toHaveValue(number);
    await expect(banner(page)).toBeInViewport();
    await look(page, "offline");
    await expectAccessible(page, "light");
  });
  await test.step("back online: the banner goes, the same submit works", async () => {
    await page.context().setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await expect(utr(page)).toHaveValue(number);
    await submit(page).click();
    await expect(page.getByRole("alert")).toHaveText(`Success: ${REPORTED}`);
    expect(await reports()).toEqual(["none", "done"]);
    await expect(page.getByRole("list", { name: "Steps of this payment" }).getByRole("listitem")).toHaveCount(
      1,
    );
  });
});

test("a subscription that broke comes back with what happened since; a page opened without a server says so", async ({
  openPerson,
  site,
  networked,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  const { leader, team } = await openAsLeader(page, site);
  const direct = { ...site, url: networked.direct };
  const admin = await superadmin(direct);
  const decide = (decision: string, reason?: string) =>
    asStudent(direct, admin, "POST", `/api/superadmin/payments/${team.id}/decision`, { decision, reason });
  const streams = { opened: 0 };
  page.on("response", (response) => {
    if (response.url().endsWith("/graphql/stream") && response.ok()) streams.opened += 1;
  });
  await asStudent(direct, leader, "POST", "/api/teams/paymentStatus", {
    teamId: team.id,
    paymentStatus: "pending",
    transactionId: freshUtr(),
  });
  await expect(status(page)).toContainText("We check each transfer");

  streams.opened = 0;
  networked.network.disconnect();
  await decide("rejected", "No transfer with this UTR.");
  networked.network.reconnect();
  await expect(page.getByRole("heading", { name: "Report the payment again" })).toBeVisible();
  expect(streams.opened).toBeGreaterThan(0);

  // With live changes, the page would notice the server's return and fetch by itself before the click.
  await withoutLiveChanges(page);
  await page.getByRole("link", { name: "CDC Coding Club, home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "CDC Coding Club" })).toBeFocused();
  networked.network.disconnect();
  await page.goBack();
  await expect(page).toHaveURL(PAYMENT);
  await expect(page.getByRole("alert")).toHaveText(
    "Error: Team ID could not be retrieved. Check your connection and try again.",
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look(page, "unreachable");
  networked.network.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Team Name")).toHaveValue(team.name);

  await test.step("a page whose script cannot be fetched", async () => {
    networked.network.disconnect();
    await page.getByRole("contentinfo").getByRole("link", { name: "Profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "An error occurred" })).toBeVisible();
    networked.network.reconnect();
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expect(page).toHaveURL("/profile");
    await expect(page).toHaveTitle(/^Profile/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
