import { t } from "@contract/kernel/contract/t";
import type { Permission } from "@contract/kernel/contract/access";

/** A tab of the admin area that the user may open. */
export interface SearchedTab {
  readonly value: string;
  readonly label: string;
}

/** A search result, with the URL that it opens. */
export interface Found {
  readonly key: string;
  readonly label: string;
  /** A text that tells results with the same label apart. */
  readonly detail: string;
  readonly to: string;
}

interface Part {
  readonly tab: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
  readonly needs?: Permission;
}

/** Parts of tabs that have their own URL. */
const PARTS: readonly Part[] = [
  { tab: "payments", label: t("All payments"), query: { status: "all" } },
  { tab: "payments", label: t("Refunds"), query: { status: "refunds" }, needs: "refunds" },
  { tab: "payments", label: t("Accounts"), query: { status: "accounts" }, needs: "paymentFigures" },
  { tab: "payments", label: t("Owing"), query: { status: "owing" }, needs: "paymentFigures" },
  { tab: "rankings", label: t("From Codeforces"), query: { view: "contest" } },
  { tab: "rankings", label: t("Paste a list"), query: { view: "list" } },
  { tab: "rankings", label: t("Published"), query: { view: "history" } },
  { tab: "rankings", label: t("Places"), query: { view: "places" } },
  { tab: "rankings", label: t("Live"), query: { view: "live" } },
  { tab: "rankings", label: t("Past years"), query: { view: "past" } },
  { tab: "mail", label: t("Scheduled"), query: { view: "scheduled" } },
  { tab: "mail", label: t("Failed"), query: { view: "failed" } },
  { tab: "season", label: t("Hand over"), query: { view: "people" } },
  { tab: "season", label: t("Clean up"), query: { view: "clean-up" } },
];

export function adminAddress(tab: string, query: Readonly<Record<string, string>> = {}): string {
  return `/admindashboard?${new URLSearchParams({ tab, ...query }).toString()}`;
}

/**
 * Returns the tabs and the parts of tabs that contain each word of the search. A word may be in the label, in the key
 * or, for a part, in the label of its tab. The keys are English words, so that a tab of the Hindi or Bengali site is
 * found with an English keyboard too. Returns all tabs, without their parts, if the search is empty.
 */
export function placesFor(
  search: string,
  tabs: readonly SearchedTab[],
  may: (permission: Permission) => boolean,
): readonly Found[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found: Found[] = tabs.map(({ value, label }) => ({
    key: value,
    label,
    detail: "",
    to: adminAddress(value),
  }));
  if (words.length === 0) return found;
  for (const { tab, label, query, needs } of PARTS) {
    const parent = tabs.find(({ value }) => value === tab);
    if (parent === undefined || (needs !== undefined && !may(needs))) continue;
    const key = [tab, ...Object.values(query)].join(" ");
    found.push({ key, label, detail: parent.label, to: adminAddress(tab, query) });
  }
  return found.filter(({ key, label, detail }) => {
    const text = `${key} ${label} ${detail}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
