import { useSession } from "../../../../shared/session/session-store";
import { Button } from "../../../../shared/ui/button";
import { CopyButton } from "../../../../shared/ui/copy-button";
import { Modal } from "../../../../shared/ui/modal";
import { downloadFile } from "../../../../shared/download-file";
import { t } from "@contract/kernel/contract/t";

interface RecoveryCodesModalProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, which are never shown again. Only the button closes the dialog. */
export function RecoveryCodesModal({ codes, onClose }: RecoveryCodesModalProps) {
  const session = useSession();
  const file = [
    t("Recovery codes of {part} at {host}", {
      part: session?.email ?? t("your account"),
      host: location.host,
    }),
    t(
      "To log in, enter your password, then one of these codes. You do not need your app or passkey. Each code works once.",
    ),
    "",
    ...codes,
    "",
  ].join("\n");
  return (
    <Modal
      open
      onClose={() => undefined}
      closeInFooter
      title="Save these recovery codes"
      description="We show these codes only once. If you lose your app or passkey, you can log in once with each code. Print the codes, or keep them where only you can find them."
      footer={<Button onClick={onClose}>I have saved the codes</Button>}
    >
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 border border-rule bg-sunken px-4 py-3 font-mono font-semibold sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="-mx-3 flex flex-wrap">
        <CopyButton text={codes.join("\n")} what={t("recovery codes")} />
        <Button
          variant="quiet"
          onClick={() => downloadFile("recovery-codes.txt", "text/plain;charset=utf-8", file)}
        >
          Save as a file
        </Button>
      </div>
    </Modal>
  );
}
