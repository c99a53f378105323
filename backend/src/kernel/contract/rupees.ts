import { t } from "./t.js";

/** Amounts of money are integers of paise. */

/** Returns rupees with two decimals and no sign or separators, as in UPI's `am`. 36000 is `360.00`. */
export function formatExactAmount(paise: number): string {
  return `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, "0")}`;
}

/** Returns rupees as people type them, with decimals only for a part of a rupee: `360`, `360.50`. */
export function formatAmount(paise: number): string {
  return formatExactAmount(paise).replace(/\.00$/, "");
}

/** Returns a price as `formatRupees` does, or "Free" for 0. */
export function formatPaise(paise: number): string {
  return paise === 0 ? t("Free") : formatRupees(paise);
}

/** Returns rupees grouped as in India (`₹12,34,567`), with decimals only for a part of a rupee. */
export function formatRupees(paise: number): string {
  const [rupees = "", rest] = formatAmount(paise).split(".");
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return rest === undefined ? `₹${grouped}` : `₹${grouped}.${rest}`;
}
