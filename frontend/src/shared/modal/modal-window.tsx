import { useRef } from "react";
import { Dialog } from "radix-ui";
import { CrossIcon } from "../ui/icons";
import { type Guards, ModalGuards } from "../ui/modal-guards";
import type { ModalProps } from "../ui/modal";
import { TYPED_INTO } from "./typed-into";

export interface ModalWindowProps extends ModalProps {
  /** The guards that ask about unsaved changes before `onClose` closes the dialog. */
  readonly guards: Guards;
}

/**
 * The element that opened the current dialog, or null. If a second dialog replaces the first, such as a secret after a
 * form, the second dialog also returns the focus to the first dialog's opener.
 */
let lastOpener: Element | null = null;

/** A dialog's window. The focus stays inside, and returns to its previous element when the dialog closes. */
export function ModalWindow(props: ModalWindowProps) {
  const { open, onClose, guards, title, description, children, footer } = props;
  const { wide = false, closeInFooter = false } = props;
  const openers = useRef<readonly (Element | null)[]>([]);
  const content = useRef<HTMLDivElement | null>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        {/* The scroll padding is the height of the sticky title and of two stacked buttons. */}
        <Dialog.Overlay
          className={`fixed inset-0 z-40 grid items-end overflow-y-auto bg-[#0b0d10b3] sm:items-start sm:px-6 tall:scroll-pt-20 ${footer === undefined ? "" : "tall:scroll-pb-36 sm:tall:scroll-pb-24"}`}
        >
          <Dialog.Content
            ref={content}
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              openers.current = [document.activeElement, lastOpener];
              lastOpener = document.activeElement;
              focusInside(content.current);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // Focuses without scrolling, because an action of the dialog may have scrolled the page to another place.
              openers.current.find(isFocusable)?.focus({ preventScroll: true });
              // After an inner dialog has closed, the last opener is the outer dialog's again.
              lastOpener = openers.current[1] ?? null;
            }}
            // A margin, because padding on the overlay would keep a sticky footer away from the lower edge of the
            // screen.
            className={`relative z-50 mx-auto w-full ${wide ? "max-w-3xl" : "max-w-lg"} border-2 sm:my-[8vh] border-ink bg-surface wrap-anywhere`}
          >
            <ModalGuards value={guards}>
              {/*
               * Title and buttons are sticky, except where a phone's keyboard or landscape mode leaves too little
               * height.
               */}
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
                {description === undefined ? null : (
                  // A description may have paragraphs and fields, which a paragraph cannot hold.
                  <Dialog.Description asChild>
                    <div>{description}</div>
                  </Dialog.Description>
                )}
                {children}
              </div>
              {footer === undefined ? null : (
                <div className="z-10 flex flex-col-reverse tall:sticky tall:bottom-0 gap-3 border-t border-rule bg-surface px-4 py-3 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
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

function isFocusable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}

/** The element that the user last typed into or pressed. Null after Enter or a shortcut, which may open a dialog. */
let lastUsed: EventTarget | null = null;

// The server loads this file, too, when it renders public pages.
for (const type of typeof document === "undefined" ? [] : (["keydown", "pointerdown"] as const))
  addEventListener(
    type,
    (event) => {
      const isCommand = event.ctrlKey || event.metaKey || ("key" in event && event.key === "Enter");
      lastUsed = isCommand ? null : event.target;
    },
    true,
  );

/** Returns whether the user is in the middle of typing, so that a late dialog must not take the keys. */
function isTyping(): boolean {
  return lastUsed === document.activeElement && document.activeElement?.matches(TYPED_INTO) === true;
}

/**
 * Focuses the first field, so that the user can type immediately. If there is no field, focuses the dialog, so that
 * screen readers start at its title. A user who is typing on the page must not type the rest into the first field.
 */
function focusInside(dialog: HTMLElement | null): void {
  const field = isTyping()
    ? null
    : dialog?.querySelector<HTMLElement>("input:not([readonly]), textarea:not([readonly]), select");
  (field ?? dialog)?.focus();
}
