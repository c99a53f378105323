import { Link } from "react-router-dom";
import { paymentAddress } from "../../../shared/admin-addresses";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import { Money } from "../../../shared/ui/values";
import type { Preview } from "../hooks/use-statement";
import { t } from "@contract/kernel/contract/t";

/** Lists accepted payments whose money was returned according to this statement, each with a link. */
export function WentBack({ warnings }: { readonly warnings: Preview["warnings"] }) {
  if (warnings.length === 0) return null;
  return (
    <Banner tone="error" urgent={false}>
      {warnings.length === 1
        ? "The money of an accepted payment was returned to the payer."
        : t("The money of {n} accepted payments was returned to the payers.", {
            n: String(warnings.length),
          })}{" "}
      If a team does not pay again, take back the acceptance of its payment.
      <ul className="mt-1 grid gap-0.5 font-normal">
        {warnings.map(({ paymentId, teamName, teamReference, line, date, amount }) => (
          <li key={`${paymentId} ${String(line)}`}>
            <Link
              to={paymentAddress({ id: paymentId, status: "accepted", reference: teamReference })}
              className="inline-flex min-h-6 items-center font-semibold underline"
            >
              Team {teamName}
            </Link>
            : <Money paise={amount} /> was returned
            {date === null ? null : (
              <>
                {" "}
                on <DateTime value={date} dateOnly />
              </>
            )}
            , see line {line}.
          </li>
        ))}
      </ul>
    </Banner>
  );
}
