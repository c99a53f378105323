import { browserParts } from "@contract/kernel/contract/browser-parts";
import { t } from "@contract/kernel/contract/t";

/** What a browser called itself, in words: "Chrome on Android". Says so where it cannot tell. */
export function browserName(userAgent: string): string {
  const parts = browserParts(userAgent);
  const browser = parts.browser ?? t("Unknown browser");
  return parts.system === null ? browser : t("{browser} on {system}", { browser, system: parts.system });
}
