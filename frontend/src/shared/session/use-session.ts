import { useSyncExternalStore } from "react";
import { readSession, subscribeSession, type Session } from "./session-store";

const onServer = () => null;

/** The session of this browser, kept up to date across tabs; null when signed out and while rendering on a server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, onServer);
}
