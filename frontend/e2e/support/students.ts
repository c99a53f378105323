import type { Page } from "@playwright/test";
import { scriptAnswers } from "./open-page";
import { mailedCode, person } from "./people";
import { ADMIN, type Site } from "./site";

const PASSWORD = "a long enough password";

/** A signed-in user with an account, and the session from the server. */
export interface Student {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The login response, as the browser stores it. A change of role replaces it. */
  session: { readonly token: string; readonly id: string };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account and signs it in over the API, without a browser. By default, the e-mail address is unique
 * among all tests.
 * @param more further fields of the sign-up, for example a role or a college
 */
export async function newStudent(
  site: Site,
  name: string,
  { email, ...more }: { readonly email?: string; readonly [field: string]: unknown } = {},
): Promise<Student> {
  const [first = "", last = ""] = name.split(" ");
  const address = email ?? person(first, last).email;
  await ask(site, "POST", "/api/auth/verify-email", { email: address });
  const otp = await mailedCode(site, address);
  const { emailToken } = await ask(site, "POST", "/api/auth/verify-email-otp", { email: address, otp });
  const account = { name, email: address, password: PASSWORD, role: "User", emailToken, ...more };
  const session = await ask(site, "POST", "/api/auth/signup", account);
  return { name, email: address, password: PASSWORD, session: session as Student["session"] };
}

/** Creates an account like `newStudent`, and signs it out again. */
export async function register(
  site: Site,
  name: string,
  more: Parameters<typeof newStudent>[2] = {},
): Promise<Credentials> {
  const student = await newStudent(site, name, more);
  await asStudent(site, student, "POST", "/api/auth/logout", {});
  return { email: student.email, password: student.password };
}

/** Logs the site's first Superadmin in over the API. */
export function superadmin(site: Site): Promise<Student> {
  return logInByApi(site, "Superadmin", ADMIN);
}

/** Logs in over the API, without a browser. */
export async function logInByApi(site: Site, name: string, credentials: Credentials): Promise<Student> {
  const { email, password } = credentials;
  const session = await ask(site, "POST", "/api/auth/login", { email, password });
  return { name, email, password, session: session as Student["session"] };
}

/** Returns a team name that no other test uses. */
export function uniqueTeamName(): string {
  return `Team ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** Returns a unique Codeforces handle, because an event accepts each handle only once. */
export function uniqueHandle(first: string): string {
  return `${first}_${Math.random().toString(36).slice(2, 6)}`;
}

/** Creates a team in the current event over the API, with members who have agreed. */
export async function newTeam(site: Site, leader: Student, members: readonly Student[] = []) {
  const name = uniqueTeamName();
  const { team, session } = await asStudent(site, leader, "POST", "/api/eventTeam/create-team", {
    name,
    leaderId: leader.session.id,
  });
  if (session) leader.session = session as Student["session"];
  const id = String((team as { _id: unknown })._id);
  for (const member of members) {
    await addMember(site, leader, id, member);
    await asStudent(site, member, "POST", "/api/eventTeam/accept", { teamId: id });
  }
  return { id, name };
}

/** Adds a person's account to the leader's team. The person stays unconfirmed until they accept. */
export async function addMember(
  site: Site,
  leader: Student,
  teamId: string,
  { email }: Student,
): Promise<void> {
  await asStudent(site, leader, "POST", "/api/eventTeam/add-member", { teamId, email });
}

/**
 * Sends a request to the API as a student.
 * @throws Error if the server refuses the request
 */
export function asStudent(site: Site, { session }: Student, method: string, path: string, body?: object) {
  return ask(site, method, path, body, { authorization: `Bearer ${session.token}` });
}

/**
 * Sends a request to the API.
 * @throws Error if the server refuses the request
 */
async function ask(
  site: Site,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const reply = await fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${String(reply.status)} ${text}`);
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}

/** Signs a user in without the login screen, and opens a path. */
export async function enter(page: Page, credentials: Credentials, path: string): Promise<void> {
  await openAs(page, await logInOnPage(page, credentials), path);
}

/**
 * Logs a user in from the page's context, so that the browser gets the refresh cookie. Returns the session as the page
 * would store it.
 */
export async function logInOnPage(page: Page, { email, password }: Credentials): Promise<string> {
  const reply = await page.request.post("/api/auth/login", { data: { email, password } });
  const session = await reply.text();
  if (!reply.ok()) throw new Error(`could not log in: ${session}`);
  return session;
}

/**
 * Opens a path with a session that is in the page's storage from the start. Loading another page first, just to store
 * the session, would take as long as a whole test.
 */
export async function openAs(page: Page, session: string, path: string): Promise<void> {
  const script = await page.addInitScript((text) => localStorage.setItem("user", text), session);
  await page.goto(path);
  await script.dispose();
  await scriptAnswers(page);
}
