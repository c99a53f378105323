import type { LoginPayload } from "../../modules/accounts/contract/login-payload.js";

/** A login with the keys that the club ordered; stored whole by the browser. */
export function loginReply(login: LoginPayload): object {
  const { token, id, userId, role, name, email, message } = login;
  return { token, id, userId, role, name, email, message };
}
