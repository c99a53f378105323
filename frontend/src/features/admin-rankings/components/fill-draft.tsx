import type { ReactNode } from "react";
import { t } from "@contract/kernel/contract/t";
import { useHeadingFocus } from "../../../shared/hooks/use-heading-focus";
import { Menu, MENU_ROW } from "../../../shared/table/menu";
import { Button } from "../../../shared/ui/button";

/** Ways to fill the draft other than typing. Each is a separate view with its own address. */
const WAYS = { contest: t("From Codeforces"), list: t("Paste a list") } as const;
export type FillWay = keyof typeof WAYS;

/** Returns the way that the address names, or null. */
export function fillWayOf(view: string | null): FillWay | null {
  return view === "contest" || view === "list" ? view : null;
}

/** Chooses the source of the draft's ranks. */
export function FillMenu({ onFill }: { readonly onFill: (way: FillWay) => void }) {
  return (
    <Menu label={t("Fill the draft")}>
      {(Object.keys(WAYS) as FillWay[]).map((way) => (
        <button key={way} type="button" className={MENU_ROW} onClick={() => onFill(way)}>
          {WAYS[way]}
        </button>
      ))}
    </Menu>
  );
}

interface FillFrameProps {
  readonly way: FillWay;
  /**
   * Whether this view was opened from the menu. If so, the heading takes the focus, because the menu is no longer
   * shown.
   */
  readonly takesFocus: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Shows a way to fill the draft, with a heading and a button that leads back to the draft. */
export function FillFrame({ way, takesFocus, onBack, children }: FillFrameProps) {
  const heading = useHeadingFocus(way, takesFocus);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {WAYS[way]}
        </h2>
        <Button variant="quiet" onClick={onBack}>
          Back to the draft
        </Button>
      </div>
      {children}
    </div>
  );
}
