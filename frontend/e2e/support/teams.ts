import type { Page } from "@playwright/test";
import type { Site } from "./site";
import { freshUtr } from "./payment";
import { asStudent, newStudent, newTeam, superadmin, type Student } from "./students";
import { expect } from "./test";

/** Creates a leader and their team, with a name that no other test uses. */
export async function newLeader(site: Site, members: readonly Student[] = []) {
  const leader = await newStudent(site, "Asha Rao", { role: "Team Leader" });
  const { id, name } = await newTeam(site, leader, members);
  return { leader, teamId: id, teamName: name };
}

/** Adds a member with the given fields. The member is linked if an account has the e-mail address, else unlinked. */
export async function addRecord(site: Site, leader: Student, teamId: string, member: object): Promise<void> {
  await asStudent(site, leader, "POST", "/api/teams/addMembers", { teamId, members: [member] });
}

/** Reports the team's payment, which is then pending. */
export async function reportPayment(site: Site, leader: Student, teamId: string): Promise<void> {
  const report = { teamId, paymentStatus: "pending", transactionId: freshUtr() };
  await asStudent(site, leader, "POST", "/api/teams/paymentStatus", report);
}

/** Decides the team's pending payment as the Superadmin. */
export async function decidePayment(
  site: Site,
  teamId: string,
  decision: { readonly decision: "accepted" | "rejected"; readonly reason?: string },
): Promise<void> {
  await asStudent(
    site,
    await superadmin(site),
    "POST",
    `/api/superadmin/payments/${teamId}/decision`,
    decision,
  );
}

/**
 * Checks that nothing on the page or in an open dialog is wider than the window. Retries, because a page needs a moment
 * to adapt to a new width.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("[role=dialog]")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
    );
  await expect.poll(tooWide).toEqual([]);
}
