import type { Page } from "@playwright/test";
import { expect } from "./test";
import type { Site } from "./site";

/** Somebody who signs up. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const PASSWORD = "a long enough password";

/** A person whose address no other test of this run uses. */
export function person(firstName: string, lastName: string): Person {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { firstName, lastName, email: `${firstName}.${unique}@example.org`.toLowerCase() };
}

/** Fills /signup, reads the mailed code from the SMTP server, and waits to be led on, signed in, to /profile. */
export async function signUp(page: Page, site: Site, who: Person): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("First Name").fill(who.firstName);
  await page.getByLabel("Last Name").fill(who.lastName);
  await page.getByLabel("Email").fill(who.email);
  await page.getByRole("button", { name: "Verify Email" }).click();
  const modal = page.getByRole("dialog");
  await expect(modal).toContainText("Verification email sent! Please check your inbox.");
  await modal.getByLabel("Code").fill(await mailedCode(site, who.email));
  await expect(modal).toBeHidden();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel(/^Phone/).fill("9876543210");
  await page.getByLabel(/^College/).fill("Sample College of Engineering");
  await page.getByLabel(/^University Roll Number/).fill(`R-${who.email.slice(0, 30)}`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful! Redirecting to login...")).toBeVisible();
  await page.waitForURL("**/profile");
}

/** Logs in on /login and waits to arrive at /profile, or in the admin area. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/(profile|admindashboard)$/);
}

/** The newest six digits mailed to an address. */
export async function mailedCode(site: Site, to: string): Promise<string> {
  const mail = await site.mail.waitForMail(to, { subject: /code/i });
  const code = /\b[0-9]{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`no code in: ${mail.text}`);
  return code;
}
