import { createContext, use, type ReactNode } from "react";

const OriginContext = createContext("");

interface SiteOriginProviderProps {
  /** The scheme and host without a trailing slash: "https://club.example.org". */
  readonly origin: string;
  readonly children: ReactNode;
}

/**
 * Provides the site's origin to the pages below it. Server and browser must use the same origin, otherwise the tags in
 * the head are added twice.
 */
export function SiteOriginProvider({ origin, children }: SiteOriginProviderProps) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/** Returns the origin that turns a path of this site into a full URL, or "" if there is no provider. */
export function useSiteOrigin(): string {
  return use(OriginContext);
}
