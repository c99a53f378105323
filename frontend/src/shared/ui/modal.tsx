import { Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { lazyPart } from "../lazy-page";
import { useModalHistory } from "../modal/modal-history";
import type { ModalWindow, ModalWindowProps } from "../modal/modal-window";
import { whenIdle } from "../when-idle";
import { Button } from "./button";
import { useLateText } from "./late-part";
import { makeGuards } from "./modal-guards";
import { Spinner } from "./spinner";

export interface ModalProps {
  readonly open: boolean;
  /** Called by Close, Escape, a press outside and the browser's Back. */
  readonly onClose: () => void;
  readonly title: string;
  /** One sentence under the title, which screen readers read when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, with the main one last. On a phone they are stacked. */
  readonly footer?: ReactNode;
  /** Whether the page's address says that the dialog is open. Such a dialog needs no further history entry. */
  readonly addressed?: boolean;
  /** Whether the dialog is as wide as a page's column, for text to read rather than fields to fill in. */
  readonly wide?: boolean;
  /** Whether the footer has a Close button. If so, the corner has none. */
  readonly closeInFooter?: boolean;
}

let Loaded: typeof ModalWindow | null = null;

/** Loads the script of all dialogs. */
export async function loadModal(): Promise<typeof ModalWindow> {
  Loaded ??= (await import("../modal/modal-window")).ModalWindow;
  return Loaded;
}

const Later = lazyPart(loadModal);

/**
 * A dialog. Escape and Back close it. Before it closes, it asks about unsaved changes (`Unsaved`). Most visits open no
 * dialog, so the script of dialogs is loaded separately: once the page is idle, or when the first dialog opens.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, addressed = false } = props;
  const [Window, setWindow] = useState<ComponentType<ModalWindowProps> | null>(null);
  if (open && Window === null) setWindow(() => Loaded ?? Later);
  useEffect(() => whenIdle(() => void loadModal().catch(() => undefined)), []);
  const [guards] = useState(makeGuards);
  const close = () => guards.through(onClose);
  useModalHistory(open && !addressed, close);
  return Window === null ? null : (
    <Suspense fallback={open ? <LateModal title={title} onClose={close} /> : null}>
      <Window {...props} guards={guards} onClose={close} />
    </Suspense>
  );
}

/**
 * Takes the place of a dialog whose script is still loading. The focus stays on the button that opens the dialog. The
 * page gets no keys, so that text meant for the dialog does nothing on the page.
 */
export function LateModal({ title, onClose }: Pick<ModalProps, "title" | "onClose">) {
  const close = useEffectEvent(onClose);
  const text = useLateText();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const target = event.target as HTMLInputElement;
      if (key === "Tab" || (key !== "Escape" && target.closest("[data-late-dialog]"))) return;
      event.stopPropagation();
      // Started text can be finished, but nothing is sent or pressed. Only fields for text have a selection.
      if (key === "Enter" || (key === " " && target.selectionStart == null)) event.preventDefault();
      if (key === "Escape") close();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, []);
  return createPortal(
    <div data-late-dialog className="fixed inset-x-0 bottom-0 z-40 grid justify-items-center p-4">
      <div className="flex w-full max-w-lg flex-wrap items-center justify-between gap-3 border-2 border-ink bg-surface p-4 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <Spinner label="Loading..." />
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <p role="status" className="w-full empty:hidden">
          {text}
        </p>
      </div>
    </div>,
    document.body,
  );
}
