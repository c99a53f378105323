import { t } from "./t.js";

/** Formats money (an integer of paise) as text. */

/** Rupees with two decimals and no sign or separators, as in UPI's `am`: 36000 is `360.00`. */
export function formatExactAmount(paise: number): string {
  return `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, "0")}`;
}

/** Rupees as people type them, with paise only if there are any: `360`, `360.50`. */
export function formatAmount(paise: number): string {
  return formatExactAmount(paise).replace(/\.00$/, "");
}

/** Returns a price as `formatRupees` does; "Free" for 0. */
export function formatPaise(paise: number): string {
  return paise === 0 ? t("Free") : formatRupees(paise);
}

/** Returns rupees grouped as in India (`₹12,34,567`), with paise only if there are any. */
export function formatRupees(paise: number): string {
  const [rupees = "", rest] = formatAmount(paise).split(".");
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return rest === undefined ? `₹${grouped}` : `₹${grouped}.${rest}`;
}
