import { formatPaise } from "@contract/kernel/contract/rupees";
import { useStatementWarningsQuery } from "../../../graphql/features/admin-overview";
import { useMay } from "../../../shared/session/may";
import { Banner } from "../../../shared/ui/banner";
import { DateTime } from "../../../shared/ui/date-time";
import type { Payment } from "../hooks/use-reported-payments";

/** Says of an accepted payment that its money went back, where a bank statement shows that. */
export function WentBackBanner({ payment: { id, status } }: { readonly payment: Payment }) {
  const may = useMay();
  const skip = status !== "accepted" || !may("statementWarnings");
  const { data } = useStatementWarningsQuery({ skip, fetchPolicy: "no-cache" });
  const warning = skip ? undefined : data?.statementWarnings.find(({ paymentId }) => paymentId === id);
  if (warning === undefined) return null;
  return (
    <Banner tone="error" urgent={false}>
      A bank statement shows that {formatPaise(warning.amount)} was returned
      {warning.date === null ? "" : " on "}
      {warning.date === null ? null : <DateTime value={warning.date} dateOnly />}. Take back the acceptance if
      the money does not arrive again.
    </Banner>
  );
}
