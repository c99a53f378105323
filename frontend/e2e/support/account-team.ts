import type { Page } from "@playwright/test";
import { expect } from "./test";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Lets somebody lead a team that has reported its payment, without the screens for it. */
export async function leadPaidTeam(page: Page, credentials: Credentials): Promise<void> {
  const post = async (path: string, data: object, token = "") => {
    const reply = await page.request.post(path, {
      data,
      headers: token === "" ? {} : { authorization: `Bearer ${token}` },
    });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as { token: string; teamId: string };
  };
  const name = `Team ${credentials.email.slice(0, 20)}`;
  const { token } = await post("/api/auth/login", credentials);
  const { teamId } = await post("/api/teams", { name }, token);
  // Leading a team is another role, and a change of role voids the token.
  const leader = await post("/api/auth/login", credentials);
  const transactionId = `UTR${Date.now().toString()}`;
  await post("/api/teams/paymentStatus", { teamId, paymentStatus: "pending", transactionId }, leader.token);
}
