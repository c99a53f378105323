import { LoginPayload } from "./contract/login-payload.js";
import type { SessionWithAccount } from "./session.repository.js";

/** Builds the reply of a login from the session, its new access token and the text for the person. */
export function loginPayload(session: SessionWithAccount, token: string, message: string): LoginPayload {
  return Object.assign(new LoginPayload(), {
    message,
    token,
    id: session.userId,
    userId: session.userId,
    role: session.role,
    roleName: session.role,
    name: session.name,
    email: session.email,
  });
}
