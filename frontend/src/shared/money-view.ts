/** The `status` in the address of each part of the money, null for none. Payments without one are those to decide. */
export const STATUS_OF_VIEW = {
  decide: null,
  all: "all",
  statement: null,
  refunds: "refunds",
  accounts: "accounts",
  owing: "owing",
} as const;
export type MoneyView = keyof typeof STATUS_OF_VIEW;

/** Earlier addresses of the accounts, which links and bookmarks have. */
const ACCOUNTS = ["accounts", "book", "ledger"];
/** The states that the list of all payments is narrowed to. "waiting" as "pending" means the queue. */
export const LISTED_STATES = ["waiting", "accepted", "rejected", "refunded"] as const;

/** Returns the part of the money that an address means. */
export function moneyViewOf(params: URLSearchParams): MoneyView {
  const status = params.get("status") ?? "";
  if (params.get("tab") === "statements") return "statement";
  if (status === "refunds" || status === "owing") return status;
  if (ACCOUNTS.includes(status)) return "accounts";
  return status === "all" || LISTED_STATES.some((state) => state === status) ? "all" : "decide";
}
