import { Banner } from "../../../shared/ui/banner";
import { Button } from "../../../shared/ui/button";
import { CopyButton } from "../../../shared/ui/copy-button";
import { Modal } from "../../../shared/ui/modal";

/** A secret that the server sends only once. */
export interface ShownOnce {
  readonly title: string;
  /** The kind of text, such as "Secret". */
  readonly what: string;
  readonly text: string;
  /** How to use the text, and why to keep it secret. */
  readonly advice: string;
}

/** A dialog that shows a secret once, for the user to copy. Only the button closes the dialog. */
export function ShownOnceModal({
  shown,
  onClose,
}: {
  readonly shown: ShownOnce;
  readonly onClose: () => void;
}) {
  return (
    <Modal
      open
      onClose={() => undefined}
      closeInFooter
      title={shown.title}
      footer={<Button onClick={onClose}>Close, I copied it</Button>}
    >
      <Banner tone="info">This text is shown only once. Copy the text before you close this window.</Banner>
      <div className="grid gap-1">
        <p className="text-sm text-soft">{shown.what}</p>
        <div className="flex items-center justify-between gap-3 border border-rule px-3 py-2">
          <code className="min-w-0 flex-1 font-mono text-sm wrap-anywhere select-all">{shown.text}</code>
          <CopyButton text={shown.text} what={shown.what} />
        </div>
      </div>
      <p className="text-soft">{shown.advice}</p>
    </Modal>
  );
}
