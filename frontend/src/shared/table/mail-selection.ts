import { inTab } from "../stored";

/**
 * Maximum number of ids in the address. A longer selection is kept in the tab's storage, and the address refers to it.
 */
const IN_ADDRESS = 100;
const STORED = "selection";
const keyOf = (kind: SelectionKind) => `admin-mail-${kind}`;

type SelectionKind = "teams" | "users";

/** Returns the path of the Mail tab for a mail to the selected rows. */
export function mailSelectionPath(kind: SelectionKind, ids: readonly string[]): string {
  const named = ids.length <= IN_ADDRESS ? ids.join(",") : STORED;
  return `/admindashboard?tab=mail&${kind}=${named}`;
}

/** Stores a selection that is too long for the address. Call it when the link is followed. */
export function storeSelection(kind: SelectionKind, ids: readonly string[]): void {
  // Without storage, the Mail tab starts with its default recipients instead of the selection.
  if (ids.length > IN_ADDRESS) inTab.set(keyOf(kind), ids.join(","));
}

/** Returns the selected ids, separated by commas. Reads a long selection from the tab's storage. */
export function selectionIn(params: URLSearchParams, kind: SelectionKind): string {
  const named = params.get(kind) ?? "";
  if (named !== STORED) return named;
  return inTab.get(keyOf(kind)) ?? "";
}
