/** More ids than an address should hold are kept in the tab, and the address says so. */
const IN_ADDRESS = 100;
const STORED = "selection";
const keyOf = (kind: SelectionKind) => `admin-mail-${kind}`;

type SelectionKind = "teams" | "users";

/** The address of the Mail tab for a mail to ticked rows. */
export function mailSelectionPath(kind: SelectionKind, ids: readonly string[]): string {
  const named = ids.length <= IN_ADDRESS ? ids.join(",") : STORED;
  return `/admindashboard?tab=mail&${kind}=${named}`;
}

/** Keeps a selection that an address does not hold; to be called when the link to it is followed. */
export function storeSelection(kind: SelectionKind, ids: readonly string[]): void {
  if (ids.length <= IN_ADDRESS) return;
  try {
    sessionStorage.setItem(keyOf(kind), ids.join(","));
  } catch {
    // Without storage the Mail tab begins with an empty choice, and says so.
  }
}

/** The ids that the address names, separated by commas. */
export function selectionIn(params: URLSearchParams, kind: SelectionKind): string {
  const named = params.get(kind) ?? "";
  if (named !== STORED) return named;
  try {
    return sessionStorage.getItem(keyOf(kind)) ?? "";
  } catch {
    return "";
  }
}
