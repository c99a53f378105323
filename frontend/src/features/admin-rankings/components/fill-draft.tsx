import { useState, type ReactNode } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { t } from "@contract/kernel/contract/t";
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
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Shows a way to fill the draft, with a heading and a button that leads back to the draft. */
export function FillFrame({ way, onBack, children }: FillFrameProps) {
  const navigation = useNavigationType();
  // A reload or the browser's Back moves no focus.
  const [heading] = useState(() => (navigation === NavigationType.Pop ? null : focusIfLost));
  return (
    <div data-fill className="grid grid-cols-[minmax(0,1fr)] gap-4">
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

/** Focuses the heading if the menu or the search that opened the view took the focus away. */
function focusIfLost(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

/** A ref that passes the focus from the view's heading to the first field, once the field is shown. */
export function takeHeadingFocus(fields: HTMLElement | null): void {
  const heading = fields?.closest("[data-fill]")?.querySelector("h2");
  if (heading && heading === document.activeElement)
    fields?.querySelector<HTMLElement>("input, textarea")?.focus();
}
