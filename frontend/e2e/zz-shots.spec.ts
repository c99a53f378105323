import { openSignedIn } from "./support/signed-in";
import { expectAccessible } from "./support/axe";
import { expect, test } from "./support/test";

test("shots", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openSignedIn(page, site, "User", "/profile");
  const email = (JSON.parse(await page.evaluate(() => localStorage.getItem("user") ?? "")) as { email: string }).email;
  await page.request.post("/api/auth/login", { data: { email, password: "a long enough password" }, headers: {"user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36"} });
  // the API login replaced the cookie; reload list only
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  const shot = async (name: string) => {
    for (const [w, scheme] of [[360, "light"], [768, "light"], [1280, "dark"], [1280, "light"]] as const) {
      await page.setViewportSize({ width: w, height: 800 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const dialog = await page.getByRole("dialog").count();
      await page.screenshot({ path: `/tmp/shots-ha/${name}-${w}-${scheme}.png`, fullPage: dialog === 0 });
    }
  };
  await shot("view");
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel("Name", { exact: true }).fill("A");
  await page.getByLabel(/^Phone/).fill("12");
  await page.getByRole("button", { name: "Save details" }).click();
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("New Email").fill("new." + email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Code", {exact: true})).toBeVisible();
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current Password").fill("wrong");
  await page.getByLabel("New Password").fill("wrong wrong");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your password is not right.")).toBeVisible();
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByText("Your data is in the file my-club-data.json.")).toBeVisible();
  await shot("forms");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await shot("delete");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log out other devices" }).click();
  await shot("others");
});
