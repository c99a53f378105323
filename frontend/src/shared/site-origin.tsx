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

/** Completes a path of this site to a whole address; addresses that are whole stay. Without a provider paths stay, too. */
export function useAbsoluteAddress(): (address: string) => string {
  const origin = use(OriginContext);
  return (address) => (/^https?:/.test(address) ? address : origin + address);
}
