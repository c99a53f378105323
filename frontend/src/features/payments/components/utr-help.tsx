import { t } from "@contract/kernel/contract/t";

/** Where each app shows the transaction ID, and under which label. Menus are not named, because apps rename them. */
const PLACES: readonly { readonly where: string; readonly look: string }[] = [
  {
    where: "Google Pay",
    look: t("Open the payment. Use the “UPI transaction ID”, not the “Google transaction ID”."),
  },
  {
    where: "PhonePe",
    look: t(
      "Open the payment in the history. Use the “UTR”, not the “Transaction ID” that begins with letters.",
    ),
  },
  {
    where: "Paytm",
    look: t("Open the payment in the history. Use the “UPI Ref. No.”, not an order number."),
  },
  {
    where: "BHIM",
    look: t(
      "Open the payment in the history. Use the 12-digit “UPI transaction ID”, “UPI Ref. No.” or “RRN”.",
    ),
  },
  {
    where: "Amazon Pay",
    look: t(
      "Open the payment. Use the 12-digit “UPI transaction ID” or bank reference, not an order number.",
    ),
  },
  {
    where: t("Net banking"),
    look: t(
      "Open the transfer or your statement. IMPS has a reference of 12 digits. The UTR of NEFT and RTGS is longer and contains letters.",
    ),
  },
  { where: t("The bank’s SMS"), look: t("Use the number after “UPI Ref”, “Ref No”, “UTR” or “RRN”.") },
];

/** Explains where to find a transfer's transaction ID in each app. */
export function UtrHelp() {
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Where do I find the number?</summary>
      <div className="mt-2 grid gap-3 border-l-4 border-rule py-1 pl-4 text-sm">
        <p>
          For a UPI payment, look for <strong>12 digits</strong> called UTR, UPI transaction ID or UPI Ref.
          No. Apps also show other numbers. The names differ a little between versions of an app.
        </p>
        <dl className="grid gap-3">
          {PLACES.map(({ where, look }) => (
            <div key={where}>
              <dt className="font-semibold">{where}</dt>
              <dd className="text-soft">{look}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
