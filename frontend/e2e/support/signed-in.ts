import type { Page } from "@playwright/test";
import { ADMIN, type Site } from "./site";
import { enter, register } from "./students";

type RoleName = "User" | "Team Leader" | "Superadmin";

/**
 * Opens a path as a signed-in user without going through sign-up and login, which have their own tests. The account is
 * new, except the Superadmin's.
 */
export async function openSignedIn(page: Page, site: Site, role: RoleName, path: string): Promise<void> {
  await enter(page, role === "Superadmin" ? ADMIN : await register(site, "Asha Rao", { role }), path);
}
