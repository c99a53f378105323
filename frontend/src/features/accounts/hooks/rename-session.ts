import { readSession, writeSession } from "../../../shared/session/session-store";

/** Carries a changed name into the stored session, from which the top bar and its menu take it. */
export function renameSession(name: string): void {
  const session = readSession();
  if (session === null || session.name === name) return;
  const { token, id, userId, role, email, message } = session;
  writeSession({ token, id, userId, role, name, email, message });
}
