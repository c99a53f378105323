import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "../lazy-part";
import { whenIdle } from "../when-idle";
import type { ModalWindow } from "../modal/modal-window";

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
  /** Whether the page's address already says that the dialog is open, so that it needs no further history entry. */
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
 * A dialog. The dialog's script is loaded once the page is idle, or when the first dialog opens, because most visits
 * open none.
 */
export function Modal(props: ModalProps) {
  const [Window, setWindow] = useState<ComponentType<ModalProps> | null>(null);
  if (props.open && Window === null) setWindow(() => Loaded ?? Later);
  useEffect(() => whenIdle(() => void loadModal().catch(() => undefined)), []);
  return Window === null ? null : (
    <Suspense>
      <Window {...props} />
    </Suspense>
  );
}
