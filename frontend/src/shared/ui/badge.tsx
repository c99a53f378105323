import type { ReactNode } from "react";
import type { CheckIcon } from "./icons";

/** Colours of a badge, and the icon that says the same. */
export interface BadgeLook {
  readonly look: string;
  readonly Icon: typeof CheckIcon;
}

/** How something stands, as icon and word. */
export function Badge({ look: { look, Icon }, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-xs border border-current px-2 py-0.5 font-mono text-sm font-semibold whitespace-nowrap ${look}`}
    >
      <Icon className="size-3.5" />
      {children}
    </span>
  );
}
