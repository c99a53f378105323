import { readSession } from "../../shared/session/session-store";
import { isInView } from "../../shared/session/student-view";

/** The key in `localStorage`; Logout clears it (`session-store.ts`), public/offline.js reads it. */
const KEY = "lastPass";

/** Notes one's own pass on this device, for the page that is shown without a network; null forgets it. */
export function notePass(
  pass: { readonly event: string; readonly name: string; readonly qrSvg: string } | null,
): void {
  const userId = readSession()?.userId;
  if (userId === undefined || isInView()) return;
  try {
    if (pass === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, ...pass }));
  } catch {
    // Storage is forbidden or full: then there is no pass to show offline.
  }
}
