import { paths } from "./paths.js";

/** The page of a receipt. Apart from `paths`, which every page loads. */
export function receiptPath(number: number): string {
  return paths.receipt.replace(":number", String(number));
}
