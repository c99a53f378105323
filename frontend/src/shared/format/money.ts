/** Rupees grouped as in India (12,34,567), from an integer of paise; the paise are shown only when there are any. */
export function formatPaise(paise: number): string {
  if (paise === 0) return "Free";
  const rupees = Math.trunc(paise / 100);
  const rest = paise % 100;
  const grouped = String(rupees).replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return rest === 0 ? `₹${grouped}` : `₹${grouped}.${String(rest).padStart(2, "0")}`;
}
