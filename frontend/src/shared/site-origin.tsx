import { createContext, use, type ReactNode } from "react";

const OriginContext = createContext("");

interface SiteOriginProviderProps {
  /** Scheme and host without a slash at the end: "https://club.example.org". */
  readonly origin: string;
  readonly children: ReactNode;
}

/** Tells the pages below where the site is. Server and browser must say the same, or the head's tags come twice. */
export function SiteOriginProvider({ origin, children }: SiteOriginProviderProps) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

/** What completes a path of this site to a whole address; "" without a provider. */
export function useSiteOrigin(): string {
  return use(OriginContext);
}
