import type { ReactNode } from "react";
import { ChevronIcon } from "./icons";

/** The title of a fold, with an arrow that turns. The parent is a <details> with the class "group". */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
      <ChevronIcon className="size-4 group-open:rotate-180" />
      {children}
    </summary>
  );
}
