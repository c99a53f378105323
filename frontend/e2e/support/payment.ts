import type { Locator, Page } from "@playwright/test";
import type { Site } from "./site";
import { enter, newStudent, newTeam, type Student } from "./students";
import { expect } from "./test";

export const PAYMENT = "/payment";
/** The specification's message for a successful report. */
export const REPORTED = "Form submitted successfully! Payment status updated to pending.";

export const utr = (page: Page): Locator => page.getByLabel("Transaction ID or UTR");
export const submit = (page: Page): Locator => page.getByRole("button", { name: "Submit" });
export const status = (page: Page): Locator => page.getByRole("region", { name: "Status" });
export const steps = (page: Page): Locator =>
  page.getByRole("list", { name: "Steps of this payment" }).getByRole("listitem");
/** Finds a status message, not an alert. */
export const note = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("status").filter({ hasText: text });

/** Unfolds the form that is folded while the team's fee is not due. */
export async function unfold(page: Page): Promise<void> {
  await page.getByText("I have already transferred money").click();
}

/** Returns a number of 12 digits that no other test uses. */
export function freshUtr(): string {
  return `4${String(Date.now()).slice(-7)}${String(Math.floor(Math.random() * 1e4)).padStart(4, "0")}`;
}

/** Opens the payment page as the leader of a new team. */
export async function openAsLeader(page: Page, site: Site, members: readonly Student[] = []) {
  const leader = await newStudent(site, "Asha Rao");
  const team = await newTeam(site, leader, members);
  await enter(page, leader, PAYMENT);
  await unfold(page);
  await expect(page.getByLabel("Team Name")).toHaveValue(team.name);
  return { leader, team };
}

/**
 * Blocks the page's stream in tests in which fetches fail. The stream's first message would make the page fetch again
 * at an unpredictable time.
 */
export async function withoutStream(page: Page): Promise<void> {
  await page.route("**/graphql/stream", (route) => route.abort());
}
