import type { ReportedPaymentFieldsFragment } from "../../graphql/generated";

/** Payments in which the search text occurs, whatever its capitals and spaces: bank statements print UTRs in groups. */
export function matching(
  payments: readonly ReportedPaymentFieldsFragment[],
  search: string,
): readonly ReportedPaymentFieldsFragment[] {
  const wanted = plain(search);
  if (wanted === "") return payments;
  return payments.filter(({ teamName, reference, transactionId, reporterName }) =>
    [teamName, reference, transactionId, reporterName].some((text) => plain(text ?? "").includes(wanted)),
  );
}

function plain(text: string): string {
  return text.replace(/[\s-]/g, "").toLowerCase();
}
