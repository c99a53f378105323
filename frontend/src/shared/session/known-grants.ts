import { useSyncExternalStore } from "react";
import { isGrant, type Grant } from "@contract/kernel/contract/grants";
import { onDevice } from "../stored";
import { isInView } from "./student-view";

/** The storage key of the grants. Logout removes the grants with the user's other data (session-store.ts). */
const GRANTS_KEY = "deskGrants";

const NONE: readonly Grant[] = [];
const listeners = new Set<() => void>();

/**
 * Stores the grants that the server has just sent, so that pages that send no request can link to the admin area in
 * their menu. Stored grants give no rights, because the admin area asks the server. A student view does not change the
 * Superadmin's stored grants.
 */
export function rememberGrants(userId: string, grants: readonly Grant[]): void {
  if (isInView()) return;
  // Without storage, no menu links to the admin area. Users can still enter the address.
  onDevice.set(GRANTS_KEY, grants.length === 0 ? null : [userId, ...grants].join());
  for (const listener of listeners) listener();
}

/** Returns the grants that `rememberGrants` stored last for this user. Empty if none are stored. */
export function useKnownGrants(userId: string | undefined): readonly Grant[] {
  const raw = useSyncExternalStore(subscribe, read, () => null);
  if (userId === undefined || raw?.split(",")[0] !== userId) return NONE;
  return raw.split(",").filter(isGrant);
}

const read = () => onDevice.get(GRANTS_KEY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
