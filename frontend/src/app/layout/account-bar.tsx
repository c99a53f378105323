import type { Session } from "../../shared/session/session-store";
import { NotificationBell } from "./notification-bell";
import { UserMenu } from "./user-menu";

/** What the bar has for whoever is signed in: a script of its own, which visitors never load. */
export function AccountBar({ session }: { readonly session: Session }) {
  return (
    <>
      <NotificationBell key={session.userId} />
      <UserMenu session={session} />
    </>
  );
}
