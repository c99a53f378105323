/** What an entry of the audit log is about. */
type Target = Readonly<Record<"action" | "targetType" | "targetId", string>>;

const ADMIN_PAGE = "/admindashboard?tab=";

/** The tab Events. */
export const eventsAddress = `${ADMIN_PAGE}events`;

/** The tab Content. */
export const contentAddress = `${ADMIN_PAGE}content`;

/** Kind of target → where the admin area shows one. */
const PLACES: Readonly<Record<string, string>> = {
  user: "users&user=",
  team: "teams&id=",
  event: "events&event=",
  statement: "statements&batch=",
  mailing: "mail&view=sent&mailing=",
};

/** The address of what an entry is about; null for what is gone by that act, and for what has no place of its own. */
export function targetAddress({ action, targetType, targetId }: Target): string | null {
  const place = PLACES[targetType];
  return place === undefined || /\.delete/.test(action) ? null : `${ADMIN_PAGE}${place}${targetId}`;
}

/** Returns the log's address for one user's acts, or for the acts on one target. */
export function auditAddress(narrow: { readonly actor: string } | { readonly about: string }): string {
  return `${ADMIN_PAGE}audit&${new URLSearchParams({ ...narrow }).toString()}`;
}
