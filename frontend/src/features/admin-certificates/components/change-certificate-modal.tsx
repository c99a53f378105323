import { useState, type SubmitEvent } from "react";
import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { useReissueCertificateMutation, useWithdrawCertificateMutation } from "../../../graphql/generated";
import { toAppError } from "../../../shared/errors/app-error";
import { FormModal } from "../../../shared/forms/form-modal";
import { Banner } from "../../../shared/ui/banner";
import { TextField } from "../../../shared/ui/text-field";
import type { Asked } from "./given-view";

interface ChangeCertificateModalProps {
  readonly asked: Asked;
  readonly onClose: (text?: string) => void;
}

/** Withdraws a certificate, or replaces it by one with another name; both say why, on the certificate's page. */
export function ChangeCertificateModal({
  asked: { what, certificate },
  onClose,
}: ChangeCertificateModalProps) {
  const [name, setName] = useState(certificate.name);
  const [reason, setReason] = useState(what === "replace" ? "Replaced by another one." : "");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [withdraw] = useWithdrawCertificateMutation();
  const [reissue] = useReissueCertificateMutation();
  const submit = async () => {
    setBusy(true);
    try {
      const { id } = certificate;
      const text =
        what === "withdraw"
          ? (await withdraw({ variables: { input: { id, reason } } })).data?.withdrawCertificate.message
          : (await reissue({ variables: { input: { id, name, reason } } })).data?.reissueCertificate.message;
      onClose(text ?? "Done.");
    } catch (error) {
      const { message, fields } = toAppError(error, FALLBACKS.generic);
      setProblem(Object.values(fields)[0] ?? message);
      setBusy(false);
    }
  };
  const formProps = {
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  const isReplace = what === "replace";
  return (
    <FormModal
      form={{ busy, formProps }}
      onClose={onClose}
      title={`${isReplace ? "Replace" : "Withdraw"} the certificate of ${certificate.name}?`}
      label={isReplace ? "Replace it" : "Withdraw it"}
      busyLabel={isReplace ? "Replacing..." : "Withdrawing..."}
      danger={!isReplace}
      before={problem === null ? null : <Banner tone="error">{problem}</Banner>}
    >
      {isReplace ? (
        <TextField
          label="Name on the new one"
          name="new-name"
          value={name}
          onChange={setName}
          maxLength={LIMITS.nameMax}
        />
      ) : null}
      <TextField
        label="Why"
        name="withdraw-reason"
        value={reason}
        onChange={setReason}
        maxLength={LIMITS.reasonMax}
        hint="Whoever looks the old certificate up reads this."
      />
    </FormModal>
  );
}
