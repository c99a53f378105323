import { useRef, useState, type ReactNode } from "react";
import { Dialog } from "radix-ui";
import { CrossIcon } from "./icons";
import { makeGuards, ModalGuards } from "./modal-guards";
import { useModalHistory } from "./modal-history";

interface ModalProps {
  readonly open: boolean;
  /** Called for Close, Escape, a press outside and the browser's Back. */
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence under the title, read out when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last; they stack on a phone. */
  readonly footer?: ReactNode;
  /** The address says that it is open, so its entry in the history is there already. */
  readonly addressed?: boolean;
  /** For text that is read, not filled in: as wide as a page's column. */
  readonly wide?: boolean;
  /** The footer has a Close of its own, so the one in the corner would be a second of the same name. */
  readonly closeInFooter?: boolean;
}

/**
 * A dialog: focus stays in, Escape and Back close it, focus goes back to where it came from. What is in it and not saved is asked
 * about first (`Unsaved`).
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    addressed = false,
    wide = false,
    closeInFooter = false,
  } = props;
  const opener = useRef<Element | null>(null);
  const content = useRef<HTMLDivElement | null>(null);
  const [guards] = useState(makeGuards);
  const close = () => guards.through(onClose);
  useModalHistory(open && !addressed, close);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid items-end overflow-y-auto bg-[#0b0d10b3] sm:items-center sm:px-6">
          <Dialog.Content
            ref={content}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement;
              focusInside(content.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Without scrolling: what the dialog led to may show elsewhere, and has scrolled there.
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
            // A margin, not the overlay's padding: what sticks to the lower edge would stand that far above it.
            className={`relative z-50 mx-auto w-full ${wide ? "max-w-3xl" : "max-w-lg"} border-2 sm:my-6 border-ink bg-surface wrap-anywhere`}
          >
            <ModalGuards value={guards}>
              {/* Title and buttons stay in sight, but where a phone's keyboard or its longer side leaves no room for more. */}
              <div className="z-10 flex min-h-15 tall:sticky tall:top-0 items-start justify-between gap-4 border-b border-rule bg-surface py-2 pr-2 pl-4 sm:pl-6">
                <Dialog.Title className="pt-2 text-xl leading-tight">{title}</Dialog.Title>
                {closeInFooter ? null : (
                  <Dialog.Close
                    aria-label="Close"
                    className="flex size-11 shrink-0 items-center justify-center text-soft hover:text-ink"
                  >
                    <CrossIcon />
                  </Dialog.Close>
                )}
              </div>
              <div className="grid gap-5 px-4 py-5 sm:px-6">
                {description === undefined ? null : <Dialog.Description>{description}</Dialog.Description>}
                {children}
              </div>
              {footer === undefined ? null : (
                <div className="z-10 flex flex-col-reverse tall:sticky tall:bottom-0 gap-3 border-t border-rule bg-surface px-4 py-3 sm:flex-row sm:justify-end sm:px-6">
                  {footer}
                </div>
              )}
            </ModalGuards>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The first field, so that one can type at once; without one the dialog itself, so that it is read out from its title. */
function focusInside(dialog: HTMLElement | null): void {
  const field = dialog?.querySelector<HTMLElement>("input:not([readonly]), textarea:not([readonly]), select");
  (field ?? dialog)?.focus();
}
