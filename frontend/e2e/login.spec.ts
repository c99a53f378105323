import type { Page } from "@playwright/test";
import { pauseOperation, loseOperation } from "./support/account-held";
import { openSignedIn } from "./support/signed-in";
import { register } from "./support/students";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { expect, test } from "./support/test";

const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Login" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

test("the form: its fields and links, and one text for whatever goes wrong", async ({ openPerson, site }) => {
  const page = await openPerson();
  const account = await register(site, "Asha Rao", { role: "User" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/login?next=%2Fpayment");

  await test.step("fields, show and hide, links that keep the way back", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login");
    await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await password.fill("secret");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
    const links = { "Forgot Your Password?": "/forget-pass", "Sign up": "/signup" };
    for (const [name, href] of Object.entries(links)) {
      const link = page.getByRole("main").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", `${href}?next=%2Fpayment`);
    }
    await expectGoodAtWidths(page);
  });

  await test.step("nothing, a wrong password, an unknown address: the same words", async () => {
    for (const [email, password] of [
      ["", ""],
      [account.email, "not the password"],
      ["nobody@example.org", account.password],
    ] as const) {
      await fillIn(page, email, password);
      await button(page).click();
      await expect(alert(page)).toHaveText("Error: Invalid Username or Password");
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
    }
    await expectAccessible(page);
  });

  await test.step("no server: the same words, and what to do", async () => {
    const back = await loseOperation(page, "LogIn");
    await fillIn(page, account.email, account.password);
    await button(page).click();
    await expect(alert(page)).toHaveText(
      "Error: Invalid Username or PasswordThe server did not answer. Check your connection and try again.",
    );
    await expectAccessible(page);
    await back();
  });

  await test.step("while it is under way a second press does nothing; then back to the page that sent here", async () => {
    const held = await pauseOperation(page, "LogIn");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("LogIn") === true) sent.push(request.url());
    });
    await page.getByLabel("Password", { exact: true }).press("Enter");
    const busy = page.getByRole("button", { name: "Logging in..." });
    await busy.click({ force: true });
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expectAccessible(page);
    expect(sent).toHaveLength(1);
    held.letThrough();
    await expect(page).toHaveURL(`${site.url}/payment`);
    await expect(page.getByText("Login successful!")).toBeVisible();
  });
});

test("on to the profile, where the login is announced for three seconds", async ({ openPerson, site }) => {
  const page = await openPerson();
  const account = await register(site, "Asha Rao", { role: "User" });
  await page.clock.install();
  await openPage(page, "/login");
  await fillIn(page, account.email, account.password);
  await button(page).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByText("Login successful!")).toBeVisible();
  await expectAccessible(page);
  const stored = await page.evaluate(() => localStorage.getItem("user"));
  expect(JSON.parse(stored ?? "null")).toMatchObject({
    message: "Login successful!",
    role: "User",
    name: "Asha Rao",
    email: account.email,
  });
  await page.clock.fastForward(3_000);
  await expect(page.getByText("Login successful!")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Rao");
  await expect(page.getByText("Login successful!")).toHaveCount(0);
});

test("two tabs agree: a login in one leads the other on, and whoever comes later too", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  const account = await register(site, "Asha Rao", { role: "User" });
  const tab = await page.context().newPage();
  await openPage(tab, "/login?next=%2Fpayment");
  await openPage(page, "/login");
  await fillIn(page, account.email, account.password);
  await button(page).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(tab).toHaveURL(`${site.url}/payment`);
  await expect(tab.getByText("Login successful!")).toBeVisible();

  const later = await page.context().newPage();
  await later.goto("/login");
  await expect(later).toHaveURL(`${site.url}/profile`);
  await expect(later.getByText("This device")).toBeVisible();
  await expect(later.getByText("Login successful!")).toHaveCount(0);
});

test("a next on another host is no place to go", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openSignedIn(page, site, "User", "/login?next=%2F%2Fevil.example");
  await expect(page).toHaveURL(`${site.url}/profile`);
});
