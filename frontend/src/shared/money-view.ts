/** The `status` in the page's address for each view of payments, or null for a view without one. */
export const STATUS_OF_VIEW = {
  decide: null,
  all: "all",
  statement: null,
  refunds: "refunds",
  accounts: "accounts",
  owing: "owing",
} as const;
export type MoneyView = keyof typeof STATUS_OF_VIEW;

/** The `status` values that open the accounts, including former values that old links and bookmarks still contain. */
const ACCOUNTS = ["accounts", "book", "ledger"];
/**
 * The `status` values that filter the list of all payments. "waiting" means pending payments, because
 * `status=pending` already opens another view: the payments to decide.
 */
export const LISTED_STATES = ["waiting", "accepted", "rejected", "refunded"] as const;

/** Returns the view of payments in a page's address. */
export function moneyViewOf(params: URLSearchParams): MoneyView {
  const status = params.get("status") ?? "";
  if (params.get("tab") === "statements") return "statement";
  if (status === "refunds" || status === "owing") return status;
  if (ACCOUNTS.includes(status)) return "accounts";
  return status === "all" || LISTED_STATES.some((state) => state === status) ? "all" : "decide";
}
