import { Suspense } from "react";
import { lazyPart } from "../../shared/lazy-page";
import type { Session } from "../../shared/session/session-store";
import { initials } from "../../shared/format/initials";
import { ChevronIcon } from "../../shared/ui/icons";

const UserMenuPanel = lazyPart(() => import("./user-menu-panel").then((m) => m.UserMenuPanel));

const ID = "user-menu";

export function UserMenu({ session }: { readonly session: Session }) {
  return (
    <div>
      <button type="button" popoverTarget={ID} className="bar-button gap-2 px-2">
        <span
          aria-hidden="true"
          className="flex size-8 items-center justify-center bg-ink font-mono text-sm font-bold text-paper"
        >
          {initials(session.name)}
        </span>
        <span className="sr-only lg:not-sr-only lg:max-w-40 lg:truncate lg:font-semibold">
          {session.name}
        </span>
        <span className="sr-only">, account menu</span>
        <ChevronIcon className="size-4 max-[18rem]:hidden" />
      </button>
      <nav id={ID} popover="auto" aria-label="Account" className="menu user-menu">
        <Suspense>
          <UserMenuPanel session={session} />
        </Suspense>
      </nav>
    </div>
  );
}
