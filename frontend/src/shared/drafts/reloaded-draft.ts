import { useEffect, useLayoutEffect, useRef } from "react";
import { loggedOutByUser, readSession, subscribeSession } from "../session/session-store";
import { isInView } from "../session/student-view";
import { clearTabDrafts, dropTabDraft, readTabDraft, useTabDraft } from "./tab-draft";

interface StoredDraft<T> {
  readonly userId: string;
  readonly value: T;
}

// Logout on this page takes away what was typed before it.
subscribeSession(() => {
  if (readSession() === null && loggedOutByUser()) clearTabDrafts();
});

interface Options {
  /** Also over leaving the screen, as by Back, until `forget`: for what a page has open from the start. */
  readonly overLeaving?: boolean;
}

/**
 * Keeps the text on a signed-in user's screen over a reload, and over a phone that discards the tab while they are in
 * another app. It is deleted when they leave the screen, log out, or another user is signed in. Not for passwords: it
 * is on the disk. In a view of a student nothing is kept or deleted: this tab's data are the Superadmin's.
 * @param key names the part, once on the whole site
 * @returns how to forget it, once it was sent
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
  // An empty draft without a session: it would belong to no user.
  const draft = userId === "" ? {} : ({ userId, value } satisfies StoredDraft<T>);
  useTabDraft(place, isInView() ? null : draft);
  return () => drop(place);
}

function drop(place: string): void {
  if (!isInView()) dropTabDraft(place);
}
