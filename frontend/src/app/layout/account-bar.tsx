import { Suspense } from "react";
import { lazyPart } from "../../shared/lazy-part";
import type { Session } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";
import { NotificationBell } from "./notification-bell";
import { UserMenu } from "./user-menu";

const ViewBar = lazyPart(() => import("./view-bar").then((m) => m.ViewBar));

/** The bar's part for signed-in users: a script of its own, which visitors never load. */
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
