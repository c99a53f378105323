import { useEffect, useLayoutEffect, useRef } from "react";
import { loggedOutByUser, readSession, subscribeSession } from "../session/session-store";
import { isInView } from "../session/student-view";
import { clearTabDrafts, dropTabDraft, readTabDraft, useTabDraft } from "./tab-draft";

interface StoredDraft<T> {
  readonly userId: string;
  readonly value: T;
}

// Logging out on this page deletes the typed texts.
subscribeSession(() => {
  if (readSession() === null && loggedOutByUser()) clearTabDrafts();
});

interface Options {
  /**
   * True to keep the draft when the user leaves the screen, for example with Back. The draft then stays until the user
   * logs out, or until the function that `useReloadedDraft` returns is called. For forms that are always on a page.
   */
  readonly overLeaving?: boolean;
}

/**
 * Preserves a signed-in user's text on a screen across a reload, and when a phone discards the tab while another app is
 * open.
 *
 * The draft is deleted when the user logs out on this page. Without `overLeaving`, it is also deleted when the user
 * leaves the screen. It is never restored for another user. Not for passwords, because the draft is stored on disk. In
 * a student view, drafts are neither stored nor deleted, because this tab's drafts belong to the Superadmin.
 * @param key a name for the part, unique across the site
 * @returns a function that deletes the draft, to be called once the text has been sent
 */
export function useReloadedDraft<T>(
  key: string,
  value: T,
  restore: (value: T) => void,
  options: Options = {},
) {
  const { overLeaving = false } = options;
  const userId = readSession()?.userId ?? "";
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  const place = `own-${key}`;
  useLayoutEffect(() => {
    const stored = readTabDraft<StoredDraft<T>>(place);
    if (stored !== null && userId !== "" && stored.userId === userId && stored.value !== undefined)
      latest.current(stored.value);
    return () => {
      if (!overLeaving) drop(place);
    };
  }, [place, userId, overLeaving]);
  // Without a session the draft is empty, because it would belong to no user.
  const draft = userId === "" ? {} : ({ userId, value } satisfies StoredDraft<T>);
  useTabDraft(place, isInView() ? null : draft);
  return () => drop(place);
}

function drop(place: string): void {
  if (!isInView()) dropTabDraft(place);
}
