import type { Page } from "@playwright/test";

/*
 * The page of the record variant, /createTeam, as a person finds their way on it.
 */

export const addDialog = (page: Page) => page.getByRole("dialog", { name: "Add Member" });
export const editDialog = (page: Page) => page.getByRole("dialog", { name: "Edit Member" });

/** The row of a person in the list. */
export const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** Opens the dialog for a new member and fills in what it asks for. */
export async function openAddDialog(page: Page, name: string, rollNo: string): Promise<void> {
  await page.getByRole("button", { name: "Add Member" }).click();
  await addDialog(page).getByLabel("Name").fill(name);
  await addDialog(page).getByLabel("University Roll Number").fill(rollNo);
}

/** Sends the dialog for a new member. */
export const sendMember = (page: Page) => addDialog(page).getByRole("button", { name: "Add" }).click();
