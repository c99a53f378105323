import { useState } from "react";
import { LIMITS } from "@contract/kernel/contract/limits";
import { readRupees } from "@contract/kernel/contract/read-figure";
import { formatAmount } from "@contract/kernel/contract/rupees";
import { NoteCashDocument, type CashTeamsQuery } from "../../../graphql/features/admin-checkin";
import { FormFailure } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useMutationForm } from "../../../shared/forms/use-mutation-form";
import { randomId } from "../../../shared/random-id";
import { Modal } from "../../../shared/ui/modal";
import { TextAreaField, TextField } from "../../../shared/ui/text-field";
import { CashTeamFinder } from "./cash-team-finder";

type CashTeam = CashTeamsQuery["cashTeams"][number];

interface NoteCashProps {
  readonly eventSlug: string | null;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/**
 * Records cash that a team hands over at the desk. Asks for the team first, then for the amount. A treasurer confirms
 * the cash later.
 */
export function NoteCashModal({ eventSlug, onClose, onDone }: NoteCashProps) {
  const [team, setTeam] = useState<CashTeam | null>(null);
  if (team !== null) return <CashForm team={team} onClose={() => setTeam(null)} onDone={onDone} />;
  return (
    <Modal open onClose={onClose} title="Record cash" description="Which team paid?">
      <CashTeamFinder eventSlug={eventSlug} onChoose={setTeam} />
    </Modal>
  );
}

function CashForm({ team, onClose, onDone }: Omit<NoteCashProps, "eventSlug"> & { readonly team: CashTeam }) {
  // The id stays the same while the form is open, so that a retry after a lost reply does not record a second slip.
  const [slipId] = useState(randomId);
  const form = useMutationForm(
    NoteCashDocument,
    () =>
      import("@contract/modules/payments/cash-slips/contract/cash-slip.inputs").then((m) => m.NoteCashInput),
    {
      initial: { amount: formatAmount(team.amount), note: "" },
      toInput: (values) => ({
        slipId,
        teamId: team.teamId,
        amount: readRupees(values.amount) ?? 0, // the contract refuses 0
        note: values.note.trim() || null,
      }),
      onDone: ({ message }) => onDone(message),
    },
  );
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Cash from ${team.teamName}`}
      description={`${team.reference}. The payment is accepted after a treasurer confirms the cash.`}
      label="Record cash"
      busyLabel="Saving..."
    >
      <FormFailure form={form} />
      <TextField
        {...form.field("amount")}
        label="Amount in rupees"
        hint="The amount that you received"
        inputMode="decimal"
        mono
      />
      <TextAreaField
        {...form.field("note")}
        label="Note"
        hint="For the treasurer, for example: in the red envelope"
        maxLength={LIMITS.reasonMax}
        optional
      />
    </FormModal>
  );
}
