import { expectGoodAtWidths } from "./support/at-widths";
import { expect, openAdmin, test } from "./support/demo-site";

test.use({ siteOf: "shared desk" });

/**
 * integrations-section.test.tsx in frontend/src/features/admin-integrations tests changes of a webhook, and a webhook's
 * log. webhooks.test.ts in backend/src/modules/webhooks tests the sent requests.
 */
test("a feed is made, read and ended; a webhook is added, tested and deleted", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await openAdmin(page, "integrations");
  const feeds = page.getByRole("region", { name: "Feeds", exact: true });
  await expect(feeds.getByText("There are no feeds yet.")).toBeVisible();
  await expect(page.getByText("There are no webhooks yet.")).toBeVisible();

  await feeds.getByRole("button", { name: "Create a feed" }).click();
  await page.getByLabel("Purpose").fill("Accounts of the treasurer");
  await page.getByLabel("List", { exact: true }).selectOption("People in teams");
  await page.getByLabel("Include phone, college and roll number").check();
  await page.getByRole("button", { name: "Create feed" }).click();
  const made = page.getByRole("dialog", { name: "Feed created" });
  const address = (await made.locator("code").textContent()) ?? "";
  await expectGoodAtWidths(page, "integrations-feed-address");
  await made.getByRole("button", { name: "Close, I copied it" }).click();
  await expect(page.getByText(address)).toHaveCount(0);

  const read = () => fetch(site.url + new URL(address).pathname);
  const reply = await read();
  expect(reply.status).toBe(200);
  expect(await reply.text()).toMatch(
    /^Team,Name,Leader,Agreed,Codeforces handle,E-mail,Phone,College,Roll number\r\n/,
  );
  await feeds.getByRole("button", { name: "End feed Accounts of the treasurer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End feed" }).click();
  await expect(feeds.getByText("There are no feeds yet.")).toBeVisible();
  expect((await read()).status).toBe(404);

  const webhooks = page.getByRole("region", { name: "Webhooks" });

  await test.step("an address inside is refused at its field", async () => {
    await webhooks.getByRole("button", { name: "Add a webhook" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Address").fill("https://10.0.0.1/hook");
    await page.getByLabel("Purpose").fill("Chat of the club");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The address must be reachable from the internet")).toBeVisible();
    await expect(page.getByLabel("Address")).toBeFocused();
  });

  await test.step("its secret is shown once", async () => {
    // A reserved domain that never resolves (RFC 2606).
    await page.getByLabel("Address").fill("https://hooks.invalid/club");
    await page.keyboard.press("Enter");
    const secret = page.getByRole("dialog", { name: "Webhook added" });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await page.keyboard.press("Escape");
    await secret.getByRole("button", { name: "Close, I copied it" }).click();
    await expect(webhooks.getByRole("heading", { name: "Chat of the club" })).toBeVisible();
  });

  await test.step("a test that does not arrive says why in the log", async () => {
    await webhooks.getByRole("button", { name: "Log and test of Chat of the club" }).click();
    await expect(page.getByText("No messages.")).toBeVisible();
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(
      page.getByText(/attempts?, last error: The host name in the address does not exist/),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Details/ }).click();
    await expect(page.getByLabel("Message", { exact: true })).toContainText('"type":"webhook.test"');
    await expectGoodAtWidths(page, "integrations-log");
    await page.goBack();
  });

  await test.step("deleted", async () => {
    await webhooks.getByRole("button", { name: "Delete Chat of the club" }).click();
    await page.getByRole("button", { name: "Delete webhook" }).click();
    await expect(page.getByText("There are no webhooks yet.")).toBeVisible();
  });
});
