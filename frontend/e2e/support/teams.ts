import type { Page } from "@playwright/test";
import { openPage } from "./open-page";
import { person } from "./people";
import { ADMIN, type Site } from "./site";
import { expect } from "./test";

/** Somebody with an account, made through the API: the screens of signing up have journeys of their own. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The login response, as the site keeps it. */
  readonly session: string;
}

interface Details {
  /** By default one that no other test uses. */
  readonly email?: string;
  readonly role?: "User" | "Team Leader";
  readonly phone?: string;
  readonly college?: string;
  readonly universityRollNo?: string;
}

const PASSWORD = "a long enough password";

/** Makes an account and logs it in. The page lends its cookies, so the last one made on it is the one it can renew. */
export async function makeAccount(
  page: Page,
  site: Site,
  fullName: string,
  details: Details = {},
): Promise<Account> {
  const [first = "", last = ""] = fullName.split(" ");
  const { email = person(first, last).email, ...more } = details;
  await post(page, "/api/auth/verify-email", { email });
  const mail = await site.mail.waitForMail(email, { subject: /code/i });
  await post(page, "/api/auth/verify-email-otp", { email, otp: /\b[0-9]{6}\b/.exec(mail.text)?.[0] });
  await post(page, "/api/auth/signup", {
    name: fullName,
    email,
    password: PASSWORD,
    role: "User",
    ...more,
  });
  return logInAs(page, { name: fullName, email, password: PASSWORD });
}

/** A leader with a team of a name that no other test uses. */
export async function makeLeader(page: Page, site: Site, details: Details = {}) {
  const leader = await makeAccount(page, site, "Asha Rao", { role: "Team Leader", ...details });
  const teamName = uniqueTeamName();
  const { teamId } = JSON.parse(await post(page, "/api/teams", { name: teamName }, leader)) as {
    teamId: string;
  };
  return { leader, teamName, teamId };
}

export function uniqueTeamName(): string {
  return `Team ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** Adds a member as a full record. */
export async function addRecord(page: Page, leader: Account, teamId: string, member: object): Promise<void> {
  await post(page, "/api/teams/addMembers", { teamId, members: [member] }, leader);
}

/** Reports the team's payment, which is pending then. */
export async function reportPayment(page: Page, leader: Account, teamId: string): Promise<void> {
  const transactionId = `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const report = { teamId, paymentStatus: "pending", transactionId };
  await post(page, "/api/teams/paymentStatus", report, leader);
}

/** Decides the team's pending payment as the Superadmin. */
export async function decidePayment(page: Page, teamId: string, decision: object): Promise<void> {
  const admin = await logInAs(page, { name: "Superadmin", ...ADMIN });
  await post(page, `/api/superadmin/payments/${teamId}/decision`, decision, admin);
}

/** Opens a path as this person, as if they had logged in on the page. */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await page.goto("/login");
  await page.evaluate((text) => localStorage.setItem("user", text), account.session);
  await openPage(page, path);
}

/** Nothing is wider than the window, in the page and in an open dialog. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[role=dialog]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
  );
  expect(tooWide).toEqual([]);
}

async function logInAs(page: Page, account: Omit<Account, "session">): Promise<Account> {
  const { email, password } = account;
  return { ...account, session: await post(page, "/api/auth/login", { email, password }) };
}

async function post(page: Page, path: string, data: object, as?: Account): Promise<string> {
  const reply = await page.request.post(path, {
    data,
    ...(as === undefined ? {} : { headers: { authorization: `Bearer ${tokenOf(as)}` } }),
  });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply.text();
}

function tokenOf({ session }: Account): string {
  return (JSON.parse(session) as { token: string }).token;
}
