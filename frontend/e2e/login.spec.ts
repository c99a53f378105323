import { pauseOperation } from "./support/interrupted-operations";
import { register } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

/**
 * The form's texts and destinations are tested in features/accounts/components/entrance/log-in-form.test.tsx and
 * pages/login/.
 */
test("a wrong password is refused, the right one sent once however often one presses, and leads back where one was", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const account = await register(site, "Asha Rao", { role: "User" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/login?next=%2Fpayment");
  const password = page.getByLabel("Password", { exact: true });
  const button = page.getByRole("main").getByRole("button", { name: "Login" });
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.getByLabel("Email").fill(account.email);
  await password.fill("not the password");
  await button.click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Error: Invalid Username or Password");
  await expect(password).toHaveValue("not the password");
  await expectGoodAtWidths(page);

  await password.fill(account.password);
  const held = await pauseOperation(page, "LogIn");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("LogIn") === true) sent.push(request.url());
  });
  await password.press("Enter");
  await page.getByRole("button", { name: "Logging in..." }).click({ force: true });
  await password.press("Enter");
  expect(sent).toHaveLength(1);
  held.letThrough();
  await expect(page).toHaveURL(`${site.url}/payment`);
  await expect(page.getByText("Login successful!")).toBeVisible();
});
