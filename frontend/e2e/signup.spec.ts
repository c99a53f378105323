import { openSignedIn } from "./support/signed-in";
import { expectAccessibleWhileStopped, expectRedirectAfterTwoSeconds } from "./support/account-clock";
import { loseOperation } from "./support/account-held";
import { expectGoodAtWidths } from "./support/at-widths";
import { expectAccessible } from "./support/axe";
import { openPage } from "./support/open-page";
import { mailedCode, person } from "./support/people";
import { fillRest, register, verify } from "./support/sign-up-form";
import { expect, test } from "./support/test";

const PLEASE = "Please fix validation errors and verify your email before submitting.";

test("the form: its fields, the rules beside them, and nothing typed lost", async ({ openPerson }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/signup");

  await test.step("fields as a browser and a phone's keyboard know them", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign Up");
    const fields = [
      ["First Name", "text", "given-name"],
      ["Last Name", "text", "family-name"],
      ["Email", "email", "email"],
      ["Password", "password", "new-password"],
      ["Phone (optional)", "tel", "tel-national"],
      ["College (optional)", "text", "organization"],
      ["University Roll Number (optional)", "text", "off"],
    ] as const;
    for (const [label, type, autocomplete] of fields) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("type", type);
      await expect(field).toHaveAttribute("autocomplete", autocomplete);
    }
    const roles = page.getByRole("group", { name: "Role" }).getByRole("radio");
    await expect(roles).toHaveCount(2);
    await expect(page.getByRole("radio", { name: /^User/ })).toBeChecked();
    await page.getByRole("radio", { name: /^User/ }).press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^Team Leader/ })).toBeChecked();
    await expectGoodAtWidths(page);
  });

  await test.step("the password is hidden until it is asked for", async () => {
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("short");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  await test.step("every broken rule, above and beside", async () => {
    await page.getByLabel("First Name").fill("A");
    await page.getByLabel("Email").fill("not an address");
    await page.getByLabel(/^Phone/).fill("12345");
    await register(page);
    const summary = page.getByRole("main").getByRole("alert");
    await expect(summary).toContainText(PLEASE);
    await expect(summary.getByRole("link")).toHaveText([
      "First name must be at least 2 characters",
      "Last name is required",
      "Invalid email format",
      "Password must be at least 8 characters",
      "Phone number must be 10 digits",
    ]);
    await expect(page.getByLabel("First Name")).toBeFocused();
    await expect(page.getByLabel("First Name")).toHaveAccessibleDescription(
      "Error: First name must be at least 2 characters",
    );
    await summary.getByRole("link", { name: "Phone number must be 10 digits" }).click();
    await expect(page.getByLabel(/^Phone/)).toBeFocused();
    await expect(page.getByLabel(/^Phone/)).toHaveValue("12345");
    await expectAccessible(page);
  });

  await test.step("an address that is not verified is refused, however right the rest", async () => {
    await fillRest(page);
    await page.getByLabel("Email").fill("asha@example.org");
    await page.getByLabel(/^Phone/).fill("9876543210");
    await register(page);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(PLEASE);
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});

test("the code: asked for, refused, sent anew, and left with Close", async ({ openPerson, site }) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openPage(page, "/signup");
  const { email } = person("Code", "Rao");
  const modal = page.getByRole("dialog", { name: "Verify your email" });
  const open = () => page.getByRole("button", { name: "Verify Email" }).click();

  await test.step("no mail to what is no address, and a word when none can be sent", async () => {
    await page.getByLabel("Email").fill("nobody");
    await open();
    await expect(page.getByText("Invalid email format")).toBeVisible();
    const back = await loseOperation(page, "RequestEmailCode");
    await page.getByLabel("Email").fill(email);
    await open();
    await expect(page.getByText("Failed to send verification email")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible(page);
    await back();
  });

  await test.step("the dialog opens, takes six digits only, and refuses a wrong code", async () => {
    await open();
    await expect(modal.getByText("Verification email sent! Please check your inbox.")).toBeVisible();
    await expect(modal.getByLabel("Code")).toBeFocused();
    await expect(modal.getByLabel("Code")).toHaveAttribute("autocomplete", "one-time-code");
    await expectAccessible(page);
    const right = await mailedCode(site, email);
    await page.keyboard.type(right === "000000" ? "11x11119" : "00x00009");
    await expect(modal.getByLabel("Code")).toHaveValue(right === "000000" ? "111111" : "000000");
    // The sixth digit has sent it.
    await expect(modal.getByText("Invalid OTP. 4 tries are left.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Close leads back to its button, and opens again without another mail", async () => {
    await modal.getByRole("button", { name: "Close" }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole("button", { name: "Verify Email" })).toBeFocused();
    await open();
    await expect(modal).toBeVisible();
    await expect(modal.getByRole("button", { name: "Send a new code" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
  });

  await test.step("after a minute another code can be asked for; the server decides when", async () => {
    await page.clock.fastForward("01:01");
    await open();
    await expect(
      modal.getByText("A code was sent a moment ago. Please wait before asking for another."),
    ).toBeVisible();
    await expect(modal.getByText(/^Send a new code in/)).toBeVisible();
  });
});

test("registered: said, and signed in; after two seconds the login leads on to where one wanted to go", async ({
  openPerson,
  site,
}) => {
  const page = await openPerson();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openPage(page, "/signup?next=%2Fpayment");
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    "/login?next=%2Fpayment",
  );
  const { email } = person("New", "Rao");
  await fillRest(page);
  await page.getByRole("radio", { name: /^Team Leader/ }).check();
  await verify(page, site, email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await register(page);
  await expect(page.getByText("Registration successful! Redirecting to login...")).toBeInViewport();
  await expectAccessibleWhileStopped(page);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await expectRedirectAfterTwoSeconds(page, "/signup", /\/(login\?next=%2F)?payment$/);
  await page.clock.resume(); // the login's chunk shows with a frame of its own
  await expect(page).toHaveURL(`${site.url}/payment`);
  expect(visited).toEqual(["/login", "/payment"]);
  await expect(page.getByRole("button", { name: /account menu/ })).toBeVisible();
  const reply = await page.request.post("/api/auth/login", {
    data: { email, password: "a long enough password" },
  });
  expect(await reply.json()).toMatchObject({ name: "Asha Rao", role: "Team Leader" });
});

test("whoever comes signed in has an account, and is led on", async ({ openPerson, site }) => {
  const page = await openPerson();
  await openSignedIn(page, site, "User", "/signup");
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Asha Rao");
});
