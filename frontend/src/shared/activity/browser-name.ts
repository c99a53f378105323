import { browserParts } from "@contract/kernel/contract/browser-parts";
import { t } from "@contract/kernel/contract/t";

/** Returns a readable name for a user agent, such as "Chrome on Android" or "Unknown browser". */
export function browserName(userAgent: string): string {
  const parts = browserParts(userAgent);
  const browser = parts.browser ?? t("Unknown browser");
  return parts.system === null ? browser : t("{browser} on {system}", { browser, system: parts.system });
}
