import { FALLBACKS } from "@contract/kernel/contract/catalogue";
import { LIMITS } from "@contract/kernel/contract/limits";
import { t } from "@contract/kernel/contract/t";
import {
  useReissueCertificateMutation,
  useWithdrawCertificateMutation,
} from "../../../graphql/features/admin-certificates";
import { FormProblems } from "../../../shared/forms/form-failure";
import { FormModal } from "../../../shared/forms/form-modal";
import { useForm } from "../../../shared/forms/use-form";
import { TextField } from "../../../shared/ui/text-field";
import type { Asked } from "./given-view";

interface ChangeCertificateModalProps {
  readonly asked: Asked;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
  /** Called if another admin has already changed the certificate, so the list is outdated. */
  readonly onOvertaken: () => void;
}

const inputs = () => import("@contract/modules/certificates/contract/issue-certificates.input");

/**
 * Withdraws a certificate, or replaces it with a certificate under another name. Asks for a reason, which the
 * certificate's page then shows.
 */
export function ChangeCertificateModal({ asked, onClose, onDone, onOvertaken }: ChangeCertificateModalProps) {
  const { what, certificate } = asked;
  const isReplace = what === "replace";
  const { id } = certificate;
  const [withdraw] = useWithdrawCertificateMutation();
  const [reissue] = useReissueCertificateMutation();
  const form = useForm({
    // eslint-disable-next-line languages/untranslatable-text -- kept as written, and read by everyone on the certificate's page
    initial: { name: certificate.name, reason: isReplace ? "Replaced by another one." : "" },
    contract: () =>
      inputs().then((all) => (isReplace ? all.ReissueCertificateInput : all.WithdrawCertificateInput)),
    toInput: ({ name, reason }) => (isReplace ? { id, name, reason } : { id, reason }),
    fallback: FALLBACKS.generic,
    submit: async ({ name, reason }) => {
      const text = isReplace
        ? (await reissue({ variables: { input: { id, name, reason } } })).data?.reissueCertificate.message
        : (await withdraw({ variables: { input: { id, reason } } })).data?.withdrawCertificate.message;
      onDone(text ?? t("Done."));
    },
    onRefused: ({ code }) => {
      if (code === "CERTIFICATE_REVOKED") onOvertaken();
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`${isReplace ? "Replace" : "Withdraw"} the certificate of ${certificate.name}?`}
      label={isReplace ? "Replace certificate" : "Withdraw certificate"}
      busyLabel={isReplace ? "Replacing..." : "Withdrawing..."}
      danger={!isReplace}
      before={<FormProblems form={form} />}
    >
      {isReplace ? (
        <TextField
          {...form.field("name")}
          label="Name on the new certificate"
          hint="Exactly as it will be printed"
          maxLength={LIMITS.nameMax}
        />
      ) : null}
      <TextField
        {...form.field("reason")}
        label="Reason"
        maxLength={LIMITS.reasonMax}
        hint={
          isReplace || certificate.email === null
            ? `The page of the ${isReplace ? "old " : ""}certificate shows this reason.`
            : "The holder gets this reason by e-mail. The certificate's page also shows it."
        }
      />
    </FormModal>
  );
}
