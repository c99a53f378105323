import { useState } from "react";
import {
  useBeginTotpMutation,
  ConfirmTotpDocument,
  type BeginTotpMutation,
  type SecondFactorOutcomeFragment,
} from "../../../../graphql/features/accounts";
import { FormFailure } from "../../../../shared/forms/form-failure";
import { useMutationForm } from "../../../../shared/forms/use-mutation-form";
import { CodeField } from "../../../../shared/ui/code-field";
import { CopyButton } from "../../../../shared/ui/copy-button";
import { useSubmitWhenFull } from "../../../../shared/forms/use-submit-when-full";
import { ProofModal, type OwnWays } from "./proof-modal";
import { FormModal } from "../../../../shared/forms/form-modal";
import { t } from "@contract/kernel/contract/t";

interface AppSetupModalProps {
  /** The account's factors. If one is an app, the new app replaces it. */
  readonly ways: OwnWays;
  readonly onDone: (outcome: SecondFactorOutcomeFragment) => Promise<void>;
  readonly onClose: () => void;
}

type Setup = BeginTotpMutation["beginTotp"];

/**
 * Asks for proof that the user owns the account. Then shows the secret for the app and asks for the app's first code.
 */
export function AppSetupModal({ ways, onDone, onClose }: AppSetupModalProps) {
  const [beginTotp] = useBeginTotpMutation();
  const [setup, setSetup] = useState<Setup | null>(null);
  const replaces = ways.hasApp;
  if (setup !== null) return <ScanModal setup={setup} onDone={onDone} onClose={onClose} />;
  return (
    <ProofModal
      ways={ways}
      title={replaces ? "Use another app" : "Set up an authenticator app"}
      description={
        replaces
          ? "Your current app keeps working until you enter the first code of the new app."
          : "You can use any app that makes 6-digit codes, for example Google Authenticator, Aegis or a password manager."
      }
      label="Continue"
      busyLabel="One moment..."
      onSubmit={async (proof) => {
        const { data } = await beginTotp({ variables: { input: proof } });
        if (data === undefined) throw new Error("The server answered nothing");
        setSetup(data.beginTotp);
      }}
      onClose={onClose}
    />
  );
}

const FORM = "grid gap-4 border-t border-rule pt-4";

/** Shows the QR code, the key and the field for the first code, which is sent after the sixth digit. */
function ScanModal({ setup, onDone, onClose }: Omit<AppSetupModalProps, "ways"> & { setup: Setup }) {
  const form = useMutationForm(
    ConfirmTotpDocument,
    () =>
      import("@contract/modules/accounts/second-factor/contract/factor-setup.input").then(
        (m) => m.ConfirmTotpInput,
      ),
    { initial: { code: "" }, toInput: ({ code }) => ({ code, setup: setup.setup }), onDone },
  );
  const element = useSubmitWhenFull(form.values.code, form.busy);
  return (
    <FormModal
      proves
      form={{ ...form, formProps: { ...form.formProps, ref: element, className: FORM } }}
      onClose={onClose}
      title="Scan this QR code with your app"
      label="Set up"
      busyLabel="Checking..."
      before={
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
            alt="QR code with the key for your authenticator app"
            width={176}
            height={176}
            className="mx-auto border border-rule bg-[#ffffff] p-1"
          />
          <div className="grid justify-items-start gap-1">
            <p className="text-sm text-soft">Or type this key into the app:</p>
            <p className="font-mono font-semibold wrap-anywhere">{inFours(setup.secret)}</p>
            <div className="-mx-3 flex flex-wrap">
              <CopyButton text={setup.secret} what={t("Key")} />
              <a
                href={setup.uri}
                className="link inline-flex min-h-11 items-center px-3 font-semibold md:pointer-fine:hidden"
              >
                Open my app
              </a>
            </div>
          </div>
        </div>
      }
    >
      <FormFailure form={form} />
      <CodeField {...form.field("code")} label="Code" hint="Enter the 6 digits that the app shows now." />
    </FormModal>
  );
}

function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
