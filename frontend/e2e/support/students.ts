import type { Page } from "@playwright/test";
import { openPage } from "./open-page";
import { person } from "./people";
import { ADMIN, type Site } from "./site";

export const PASSWORD = "a long enough password";

/** Somebody with an account who is signed in, and what the server answered. */
export interface Student {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The login response, as the browser keeps it; another one once the role changed. */
  session: { readonly token: string; readonly id: string };
}

/** Makes an account over the API and signs it in. `more` goes into the sign-up, for example a role or a college. */
export async function newStudent(site: Site, name: string, more: object = {}): Promise<Student> {
  const [first = "", last = ""] = name.split(" ");
  const { email } = person(first, last);
  await ask(site, "POST", "/api/auth/verify-email", { email });
  const mail = await site.mail.waitForMail(email, { subject: /code/i });
  const otp = /\b[0-9]{6}\b/.exec(mail.text)?.[0];
  const { emailToken } = await ask(site, "POST", "/api/auth/verify-email-otp", { email, otp });
  await ask(site, "POST", "/api/auth/signup", {
    name,
    email,
    password: PASSWORD,
    role: "User",
    emailToken,
    ...more,
  });
  return logInByApi(site, name, email, PASSWORD);
}

/** The Superadmin that the site starts with. */
export function superadmin(site: Site): Promise<Student> {
  return logInByApi(site, "Superadmin", ADMIN.email, ADMIN.password);
}

async function logInByApi(site: Site, name: string, email: string, password: string): Promise<Student> {
  const session = await ask(site, "POST", "/api/auth/login", { email, password });
  return { name, email, password, session: session as Student["session"] };
}

/** A team of the current event with its members, made over the API. */
export async function newTeam(site: Site, leader: Student, members: readonly Student[] = []) {
  const name = `Team ${Math.random().toString(36).slice(2, 10)}`;
  const { team, session } = await asStudent(site, leader, "POST", "/api/eventTeam/create-team", {
    name,
    leaderId: leader.session.id,
  });
  if (session) leader.session = session as Student["session"];
  const id = String((team as { _id: unknown })._id);
  for (const { email } of members)
    await asStudent(site, leader, "POST", "/api/eventTeam/add-member", { teamId: id, email });
  return { id, name };
}

/** Asks the API as somebody. @throws when it refuses */
export function asStudent(site: Site, { session }: Student, method: string, path: string, body?: object) {
  return ask(site, method, path, body, { authorization: `Bearer ${session.token}` });
}

/** Asks the API. @throws when it refuses */
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

/** Signs somebody in on a page, without the login screen, and opens a path. There is no refresh cookie. */
export async function enter(page: Page, { session }: Student, path: string): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((text) => localStorage.setItem("user", text), JSON.stringify(session));
  await openPage(page, path);
}
