import { loseOperation } from "./support/interrupted-operations";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { mailedCode, person } from "./support/people";
import { fillRest, register } from "./support/sign-up-form";
import { expect, test } from "./support/test";

/**
 * The form and its dialog are tested in frontend/src/features/accounts/components/entrance/sign-up-form.test.tsx and
 * sign-up-ways.test.tsx.
 */
test("a phone: reload, Back and a lost network at each step lose nothing", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/signup?next=%2Fpayment");
  await expectGoodAtWidths(page);
  const { email } = person("Phone", "Rao");
  const modal = page.getByRole("dialog", { name: "Verify your e-mail" });
  const openModal = () => page.getByRole("button", { name: "Verify Email" }).click();

  await test.step("the code: Back closes its sheet; a reload opens it again, with what was typed but the password", async () => {
    await fillRest(page);
    await page.getByRole("radio", { name: /^Team Leader/ }).check();
    await page.getByLabel(/^Phone/).fill("+91 98765 43210");
    await page.getByLabel("Email").fill(email);
    await openModal();
    await expect(modal).toBeVisible();
    await expectAccessible(page, "new");
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/signup?next=%2Fpayment`);
    await openModal();
    await expect(modal).toBeVisible();
    await page.reload();
    await expect(modal.getByText(/^Send a new code in/)).toBeVisible();
  });

  await test.step("on its side, and with a keyboard, nothing covers the digits", async () => {
    for (const [width, height] of [
      [740, 360],
      [360, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const code = modal.getByLabel("Code");
      await code.focus();
      await code.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
      await expect(code.locator("..")).toBeInViewport({ ratio: 1 });
      const isCovered = await code.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].some((y) => document.elementFromPoint(left + 20, y) !== element);
      });
      expect(isCovered).toBe(false);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step("no network: said in the sheet; then the same code", async () => {
    const code = await mailedCode(site, email);
    const back = await loseOperation(page, "VerifyEmailCode");
    await modal.getByLabel("Code").fill(code);
    await expect(modal.getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(modal.getByRole("alert")).toContainText("The server did not respond.");
    await expect(modal.getByLabel("Code")).toHaveValue(code);
    await back();
    await modal.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await expect(page.getByLabel("First Name")).toHaveValue("Asha");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  });

  await test.step("verified: known after a reload, and after another page", async () => {
    await page.reload();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Login" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.goBack();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("a long enough password");
    await register(page);
    await expect(page.getByText("Registration successful! Redirecting to login...")).toBeInViewport();
    await expect(page).toHaveURL(`${site.url}/payment`);
    await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();
    const reply = await page.request.post("/api/auth/login", {
      data: { email, password: "a long enough password" },
    });
    expect(await reply.json()).toMatchObject({ name: "Asha Rao", role: "Team Leader" });
  });
});

test("a phone with text of twice the size: the e-mail field has a line of its own", async ({
  openPerson,
}) => {
  const page = await openPerson();
  // Makes the window narrower than 18 rem, like a phone of 360 pixels whose text size is doubled.
  await page.setViewportSize({ width: 250, height: 500 });
  await openPage(page, "/signup?next=%2Fpayment");
  const [field, button] = await Promise.all([
    page.getByLabel("Email").boundingBox(),
    page.getByRole("button", { name: "Verify Email" }).boundingBox(),
  ]);
  expect(field?.width).toBeGreaterThan(200);
  expect(button?.y).toBeGreaterThanOrEqual((field?.y ?? NaN) + (field?.height ?? NaN));
});
