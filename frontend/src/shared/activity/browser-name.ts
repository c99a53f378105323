import { t } from "@contract/kernel/contract/t";

/* eslint-disable languages/untranslatable-text -- products have one name in every language */
/** Name → what tells it in a user agent, the most particular first: most browsers also claim to be Chrome and Safari. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];
/* eslint-enable languages/untranslatable-text */

/** What a browser called itself, in words: "Chrome on Android". Says so where it cannot tell. */
export function browserName(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = nameIn(BROWSERS) ?? t("Unknown browser");
  const system = nameIn(SYSTEMS);
  return system === undefined ? browser : t("{browser} on {system}", { browser, system });
}
