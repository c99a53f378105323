/** Paise as rupees with two decimals and no sign or separators, as UPI wants its `am`: 36000 is `360.00`. */
export function rupees(paise: number): string {
  return `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, "0")}`;
}
