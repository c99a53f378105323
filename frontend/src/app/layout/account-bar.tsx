import { Suspense } from "react";
import { lazyPart } from "../../shared/lazy-page";
import type { Session } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";
import { NotificationBell } from "./notification-bell";
import { UserMenu } from "./user-menu";

const ViewBar = lazyPart(() => import("./view-bar").then((m) => m.ViewBar));

/** The part of the bar for signed-in users, in a separate script that visitors never load. */
export function AccountBar({ session }: { readonly session: Session }) {
  return (
    <>
      <NotificationBell key={session.userId} />
      <UserMenu session={session} />
      {isInView() ? (
        <Suspense>
          <ViewBar session={session} />
        </Suspense>
      ) : null}
    </>
  );
}
