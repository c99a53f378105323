import type { Page } from "@playwright/test";
import type { Student } from "./students";

/** Makes the stored token one that the server refuses, as it does once the token's time is over; the page still takes it for good. */
export async function spoilToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("user") ?? "{}") as { token: string };
    session.token = `${session.token.slice(0, -8)}AAAAAAAA`;
    localStorage.setItem("user", JSON.stringify(session));
    return session.token;
  });
}

/** The token that a page would send now; null when it is signed out. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stored = localStorage.getItem("user");
    return stored === null ? null : (JSON.parse(stored) as { token: string }).token;
  });
}

/** When a token was issued, in milliseconds since 1970; to the second. */
export function issuedAt(token: string | null): number {
  const claims = JSON.parse(Buffer.from((token ?? "").split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
  };
  return claims.iat * 1000;
}

/** Logs in on the login screen that the page was led to; it stays in the same document, so that what is kept is kept. */
export async function logInHere(page: Page, { email, password }: Student): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Login" }).click();
}
