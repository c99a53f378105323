import type { PaymentFieldsFragment } from "../../../graphql/generated";
import { formatAmount, formatPaise } from "@contract/kernel/contract/rupees";
import { paths } from "@contract/kernel/contract/paths";
import { Banner } from "../../../shared/ui/banner";
import { ButtonLink } from "../../../shared/ui/button-link";
import { KeyValueList } from "../../../shared/ui/key-value-list";
import { Money } from "../../../shared/ui/money";
import { Panel } from "../../../shared/ui/panel";
import { UpiCode } from "./upi-code";

type Instructions = PaymentFieldsFragment["instructions"];

/** Where the money goes: the QR code, and the same as text with copy buttons. */
export function TransferDetails({ instructions }: { readonly instructions: Instructions }) {
  const { amount, qrSvg, upiLink, configured } = instructions;
  return (
    <Panel title="Transfer" aside={<Money paise={amount} />}>
      {configured ? (
        <div className="grid gap-5">
          {qrSvg === null ? null : <UpiCode svg={qrSvg} link={upiLink} amount={formatPaise(amount)} />}
          <KeyValueList items={facts(instructions)} />
          <p className="text-sm text-soft">
            Put the reference in the note of your transfer so that the club can find it.
          </p>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <Banner tone="info">
            The club has not set up its account for payments yet, so no account is shown here. Please write to
            the club before you transfer anything.
          </Banner>
          <ButtonLink to={paths.contact} variant="secondary">
            Write to the club
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}

function facts({ amount, reference, payeeName, upiId, accountNumber, ifsc }: Instructions) {
  const text = (term: string, value: string | null) =>
    value === null ? [] : [{ term, value, copy: value, mono: true }];
  return [
    ...text("UPI id", upiId),
    ...text("Account name", payeeName),
    ...text("Account number", accountNumber),
    ...text("IFSC", ifsc),
    { term: "Amount", value: <Money paise={amount} />, copy: formatAmount(amount), mono: true },
    ...text("Reference", reference),
  ];
}
