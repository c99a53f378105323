/** Money is an integer of paise; here it becomes text. */

/** Rupees with two decimals and no sign or separators, as UPI wants its `am`: 36000 is `360.00`. */
export function formatExactAmount(paise: number): string {
  return `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, "0")}`;
}

/** Rupees as people type them, the paise only where there are any: `360`, `360.50`. */
export function formatAmount(paise: number): string {
  return formatExactAmount(paise).replace(/\.00$/, "");
}

/** Rupees grouped as in India (`₹12,34,567`), the paise only where there are any; "Free" for nothing. */
export function formatPaise(paise: number): string {
  if (paise === 0) return "Free";
  const [rupees = "", rest] = formatAmount(paise).split(".");
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return rest === undefined ? `₹${grouped}` : `₹${grouped}.${rest}`;
}
