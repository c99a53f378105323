import type { Page } from "@playwright/test";
import { openPage } from "./open-page";
import { person } from "./people";
import { ADMIN, type Site } from "./site";
import { expect } from "./test";

type RoleName = "User" | "Team Leader" | "Superadmin";

const PASSWORD = "a long enough password";

/**
 * Opens a path as somebody who is signed in, without the screens of signing up and in, which have journeys of their
 * own. The account is a new one, except the Superadmin's.
 */
export async function openSignedIn(page: Page, site: Site, role: RoleName, path: string): Promise<void> {
  await openAs(page, role === "Superadmin" ? ADMIN : await newAccount(page, site, role), path);
}

/** Opens a path as the person with these credentials. */
export async function openAs(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  path: string,
): Promise<void> {
  const session = await post(page, "/api/auth/login", { email, password });
  await page.goto("/login");
  await page.evaluate((text) => localStorage.setItem("user", text), session);
  await openPage(page, path);
}

/** Somebody new, called Asha Rao, who has an account and is not signed in. */
export async function newAccount(page: Page, site: Site, role: "User" | "Team Leader") {
  const { firstName, lastName, email } = person("Asha", "Rao");
  await post(page, "/api/auth/verify-email", { email });
  const mail = await site.mail.waitForMail(email, { subject: /code/i });
  await post(page, "/api/auth/verify-email-otp", { email, otp: /\b[0-9]{6}\b/.exec(mail.text)?.[0] });
  await post(page, "/api/auth/signup", { name: `${firstName} ${lastName}`, email, password: PASSWORD, role });
  return { email, password: PASSWORD };
}

async function post(page: Page, path: string, data: object): Promise<string> {
  const reply = await page.request.post(path, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.text();
}
