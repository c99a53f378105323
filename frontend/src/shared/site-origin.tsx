import { createContext, use, type ReactNode } from "react";

const OriginContext = createContext("");

interface SiteOriginProviderProps {
  /** The scheme and host without a slash at the end: "https://club.example.org". */
  readonly origin: string;
  readonly children: ReactNode;
}

/**
 * Provides the site's origin to the pages below. Server and browser must use the same origin, or the head's tags are
 * added twice.
 */
export function SiteOriginProvider({ origin, children }: SiteOriginProviderProps) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/** Returns the origin that completes a path of this site to an address, or "" without a provider. */
export function useSiteOrigin(): string {
  return use(OriginContext);
}
