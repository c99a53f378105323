import { formatPaise } from "@contract/kernel/contract/rupees";
import { t } from "@contract/kernel/contract/t";
import {
  RevertSurplusDocument,
  type SurplusFieldsFragment,
} from "../../../../graphql/features/admin-payments";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { SubmitButton } from "../../../../shared/forms/submit-button";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { useMay } from "../../../../shared/session/may";
import { Button } from "../../../../shared/ui/button";

interface SurplusListProps {
  readonly surpluses: readonly SurplusFieldsFragment[];
  readonly onRefund: (surplus: SurplusFieldsFragment) => void;
  readonly onDone: (text: string) => void;
}

/**
 * Shows the amounts that a team paid in excess of its fee. Each amount can be refunded separately, or become open money
 * again.
 */
export function SurplusList({ surpluses, onRefund, onDone }: SurplusListProps) {
  if (surpluses.length === 0) return null;
  return (
    <section aria-labelledby="surpluses" className="grid gap-3">
      <h3 id="surpluses" className="text-lg">
        Surplus payments
      </h3>
      <ul className="grid divide-y divide-rule border border-rule">
        {surpluses.map((surplus) => (
          <li key={surplus.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <span className="font-mono font-semibold">{formatPaise(surplus.amount)}</span>
            <span className="mr-auto min-w-0 wrap-anywhere">{wordsOf(surplus)}</span>
            {surplus.refund === null ? <Acts {...{ surplus, onRefund, onDone }} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf({ transactionId, fileName, line, refund }: SurplusFieldsFragment): string {
  const where = t("{file}, line {line}", { file: fileName || t("pasted text"), line: String(line) });
  const words = transactionId === "" ? where : `${transactionId}, ${where}`;
  if (refund === null) return words;
  return refund === "paid"
    ? t("{words}. Refunded.", { words })
    : t("{words}. The refund is not paid out yet.", { words });
}

function Acts({
  surplus,
  onRefund,
  onDone,
}: Pick<SurplusListProps, "onRefund" | "onDone"> & { readonly surplus: SurplusFieldsFragment }) {
  const may = useMay();
  const form = useMutationForm(RevertSurplusDocument, null, {
    initial: {},
    toInput: () => ({ surplusId: surplus.id }),
    onDone: ({ message }) => onDone(message),
  });
  if (!may("revertSurplus")) return null;
  return (
    <form {...form.formProps} className="flex flex-wrap gap-2">
      <FormFailure form={form} />
      <Button variant="secondary" onClick={() => onRefund(surplus)}>
        Refund...
      </Button>
      <SubmitButton form={form} variant="quiet" busyLabel="Taking back...">
        Take back
      </SubmitButton>
    </form>
  );
}
