import { t } from "./t.js";

// The functions in this file take an amount in whole paise, and return a text in rupees.

/**
 * Returns rupees with two decimals, without currency sign or separators, as UPI's `am` requires. 36000 becomes
 * `360.00`.
 */
export function formatExactAmount(paise: number): string {
  return `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, "0")}`;
}

/** Returns rupees as people type them. The decimals are left out for whole rupees: `360`, `360.50`. */
export function formatAmount(paise: number): string {
  return formatExactAmount(paise).replace(/\.00$/, "");
}

/** Returns a price as `formatRupees` does, or "Free" for 0. */
export function formatPaise(paise: number): string {
  return paise === 0 ? t("Free") : formatRupees(paise);
}

/** Returns rupees grouped as in India (`₹12,34,567`). The decimals are left out for whole rupees. */
export function formatRupees(paise: number): string {
  const [rupees = "", rest] = formatAmount(paise).split(".");
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return rest === undefined ? `₹${grouped}` : `₹${grouped}.${rest}`;
}
