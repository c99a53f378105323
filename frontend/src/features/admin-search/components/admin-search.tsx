import { useEffect, useState, type ReactNode } from "react";
import { t } from "@contract/kernel/contract/t";
import { useWidthFrom } from "../../../shared/hooks/use-media-query";
import { isDialogOpen } from "../../../shared/modal/is-dialog-open";
import { lazyModal } from "../../../shared/modal/lazy-modal";
import { BREAKPOINTS } from "../../../shared/timings";
import { loadModal } from "../../../shared/ui/modal";
import { icon } from "../../../shared/ui/icons";
import { whenIdle } from "../../../shared/when-idle";
import type { SearchedTab } from "../places";

const loadDialog = () => import("./search-dialog").then((m) => m.SearchDialog);
const SearchDialog = lazyModal(t("Search the admin area"), loadDialog);

const SearchIcon = icon(<path d="M10.500 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Zm5.500 13 5 5" />);
/* eslint-disable languages/untranslatable-text -- keys have their names in every language */
const SHORTCUT = "Control+K Meta+K";
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K";
/* eslint-enable languages/untranslatable-text */

interface AdminSearchProps {
  readonly tabs: readonly SearchedTab[];
  /** Renders the page around the search's button. The dialog stays open while the page moves the button. */
  readonly children: (button: ReactNode) => ReactNode;
}

/** The admin area's search. Its button opens the dialog, and Ctrl + K (⌘K on a Mac) opens it too. */
export function AdminSearch({ tabs, children }: AdminSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useWidthFrom(BREAKPOINTS.lg);
  // Loads the dialog before its first use, because letters typed while it loads are lost.
  useEffect(
    () =>
      whenIdle(
        () =>
          void loadDialog()
            .then(loadModal)
            .catch(() => undefined),
      ),
    [],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The shortcut does nothing while a dialog is open, because the dialog may contain unsaved text.
      if (isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      {children(
        <button
          type="button"
          aria-keyshortcuts={SHORTCUT}
          title={t("Search the admin area")}
          onClick={() => setOpen(true)}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-3 text-sm text-soft hover:text-ink"
        >
          <SearchIcon className="size-5" />
          <span className="sr-only">Search the admin area</span>
          {isWide ? <span className="border border-outline px-1.5 py-0.5 font-mono">{KEYS}</span> : null}
        </button>,
      )}
      {isOpen ? <SearchDialog tabs={tabs} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
