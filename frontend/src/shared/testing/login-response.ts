import { Role } from "@contract/kernel/contract/roles";
import type { LoginResponse } from "../session/session-store";

interface TokenParts {
  readonly role?: string;
  /** The time until the token expires, in seconds. */
  readonly expiresIn?: number;
  readonly name?: string;
}

let issued = 0;

/** Returns a login response whose token the website can read. No two tokens are the same. For tests. */
export function loginResponse({
  role = Role.User,
  expiresIn = 900,
  name = "Ananya Iyer",
}: TokenParts = {}): LoginResponse {
  issued += 1;
  const now = Math.floor(Date.now() / 1000);
  const claims = { role, iat: now + expiresIn - 900, exp: now + expiresIn, jti: issued };
  const token = [{ alg: "HS256" }, claims]
    .map((part) => btoa(JSON.stringify(part)).replace(/=+$/, ""))
    .join(".");
  return {
    token: `${token}.signature`,
    id: "user-1",
    userId: "user-1",
    role,
    name,
    email: "ananya@example.org",
    message: "Login successful!",
  };
}
